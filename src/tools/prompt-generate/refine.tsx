import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { GeneratorDraft, Version } from "./draft.ts";

interface RefineProps {
  versions: readonly Version[];
  shown: Version;
  onShow: (number: number) => void;
  onRefine: (change: Partial<GeneratorDraft>) => void;
}

/** Questions to answer, chips, a free request; each makes the next version, and earlier ones can be gone back to. */
export function GeneratorRefine({ versions, shown, onShow, onRefine }: RefineProps) {
  const t = useTranslations("promptGenerate");
  const bench = useTranslations("bench");
  const [free, setFree] = useState("");
  const { draft } = shown;
  const chips: [string, Partial<GeneratorDraft>][] = [
    [t("chipShorter"), { detail: "short" }],
    [t("chipLonger"), { detail: "full" }],
    [t("chipFormal"), { tone: t("toneFormal") }],
    [t("chipFriendly"), { tone: t("toneFriendly") }],
    draft.promptLanguage === "en"
      ? [t("chipArabic"), { promptLanguage: "ar" }]
      : [t("chipEnglish"), { promptLanguage: "en" }],
    [t("chipAskFirst"), { askFirst: true }],
  ];
  const open = chips.filter(([, change]) =>
    Object.entries(change).some(([key, value]) => draft[key as keyof GeneratorDraft] !== value),
  );
  return (
    <section data-print="never" aria-label={t("improve")} className="border-t border-line pt-4">
      <Questions key={shown.number} version={shown} onRefine={onRefine} />
      <h3 className="text-base font-medium">{t("improve")}</h3>
      <p className="text-sm text-soft">{t("improveHint")}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {open.map(([label, change]) => (
          <Button key={label} size="small" onClick={() => onRefine(change)}>
            {label}
          </Button>
        ))}
      </div>
      <form
        className="mt-3 flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (free.trim() === "") return;
          onRefine({ constraints: joined(draft.constraints, free) });
          setFree("");
        }}
      >
        <Field label={t("free")} className="min-w-0 grow">
          <TextInput
            value={free}
            onChange={(event) => setFree(event.target.value)}
            placeholder={t("freePlaceholder")}
            maxLength={500}
          />
        </Field>
        <Button type="submit">{t("apply")}</Button>
      </form>
      {versions.length > 1 ? (
        <nav aria-label={bench("versions")} className="mt-4 flex flex-wrap items-center gap-2">
          <span className="text-sm text-soft">{bench("versions")}</span>
          {versions.map(({ number }) => (
            <Button
              key={number}
              size="small"
              variant={number === shown.number ? "secondary" : "quiet"}
              aria-current={number === shown.number}
              onClick={() => onShow(number)}
            >
              {bench("version", { number })}
            </Button>
          ))}
        </nav>
      ) : null}
    </section>
  );
}

function Questions({ version, onRefine }: { version: Version; onRefine: (change: Partial<GeneratorDraft>) => void }) {
  const t = useTranslations("promptGenerate");
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const { questions } = version.result;
  if (questions.length === 0) return null;
  const given = questions.flatMap(({ id, ask }) => {
    const text = answers[id]?.trim();
    return text ? [{ id, ask, text }] : [];
  });
  return (
    <form
      className="mb-5 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (given.length > 0) onRefine({ answers: [...version.draft.answers, ...given] });
      }}
    >
      <h3 className="text-base font-medium">{t("questions")}</h3>
      {questions.map(({ id, ask, why, examples }) => (
        <Field key={id} label={ask} hint={why}>
          <TextInput
            value={answers[id] ?? ""}
            onChange={(event) => setAnswers((now) => ({ ...now, [id]: event.target.value }))}
            placeholder={examples[0] ?? t("answerPlaceholder")}
            maxLength={300}
          />
        </Field>
      ))}
      {given.length > 0 ? (
        <div>
          <Button type="submit">{t("useAnswers")}</Button>
        </div>
      ) : null}
    </form>
  );
}

function joined(before: string, more: string): string {
  return [before.trim(), more.trim()].filter(Boolean).join("\n").slice(0, 1000);
}
