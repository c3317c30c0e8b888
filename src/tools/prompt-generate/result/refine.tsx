import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import type { AnsweredRun, GeneratorDraft } from "#tools/prompt-generate/draft.ts";
import type { Change } from "#tools/prompt-generate/answers/use-answers.ts";

interface RefineProps {
  run: AnsweredRun;
  onChange: (change: Change) => void;
  onRunAgain: (change: Partial<GeneratorDraft>) => void;
  className?: string;
}

/** Changes to a prompt that keep its answers: chips, and a wish in one's own words. Free, but for what only a model does. */
export function GeneratorRefine({ run, onChange, onRunAgain, className }: RefineProps) {
  const t = useTranslations("promptGenerate");
  const [wish, setWish] = useState("");
  const input = run.versions.at(-1)?.input ?? {};
  const byModel = run.versions[0]?.envelope.engine === "provider";
  const voice = run.versions[0]?.envelope.result.voice.language ?? "ar";
  const chips: [label: string, name: string, value: string][] = [
    [t("chipShorter"), "length", t(voice === "ar" ? "lengthShortAr" : "lengthShortEn")],
    [t("chipLonger"), "length", t(voice === "ar" ? "lengthLongAr" : "lengthLongEn")],
    [t("chipFormal"), "tone", t(voice === "ar" ? "toneFormalAr" : "toneFormalEn")],
    [t("chipFriendly"), "tone", t(voice === "ar" ? "toneFriendlyAr" : "toneFriendlyEn")],
  ];
  const other = input["promptLanguage"] === "en" || (voice === "en" && input["promptLanguage"] !== "ar") ? "ar" : "en";
  return (
    <section data-print="never" aria-label={t("improve")} className={className}>
      <h2 className="text-base font-medium">{t("improve")}</h2>
      <p className="text-sm text-soft">{t(hintOf(run))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {chips.map(([label, name, value]) => {
          const isSet = input[name] === value;
          return (
            <Button
              key={label}
              aria-pressed={isSet}
              className={isSet ? "border-petrol bg-petrol-ground" : ""}
              onClick={() => onChange({ options: { [name]: isSet ? "" : value } })}
            >
              {label}
            </Button>
          );
        })}
        {byModel ? (
          <Button onClick={() => onRunAgain({ promptLanguage: other })}>
            {other === "en" ? t("chipEnglish") : t("chipArabic")}
          </Button>
        ) : null}
      </div>
      <form
        className="mt-3 flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (wish.trim() === "") return;
          onChange({ wish: wish.trim() });
          setWish("");
        }}
      >
        <Field label={t("free")} className="min-w-0 grow">
          <TextInput
            value={wish}
            onChange={(event) => setWish(event.target.value)}
            placeholder={t("freePlaceholder")}
            maxLength={500}
          />
        </Field>
        <Button type="submit">{t("apply")}</Button>
      </form>
    </section>
  );
}

function hintOf(run: AnsweredRun): "improveHint" | "improveHintFirst" | "improveHintModel" {
  if (run.versions[0]?.envelope.engine === "provider") return "improveHintModel";
  return run.cost > 0 ? "improveHint" : "improveHintFirst";
}
