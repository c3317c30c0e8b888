import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Alert } from "#ui/alert.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { Card } from "#ui/card.tsx";
import { DiffView } from "#tools/workspace/diff/diff-view.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { PaperMenu } from "#tools/workspace/paper/paper-menu.tsx";
import { ResultActions } from "#tools/workspace/result-actions.tsx";
import { Tabs } from "#ui/tabs.tsx";
import type { Envelope } from "#tools/tool.ts";
import { saveText } from "#tools/browser/save-text.ts";
import { AnnotatedText } from "./annotated-text.tsx";
import { ChangeList } from "./change-list.tsx";
import { type HumanizerChange, type HumanizerResult, scoreWith, textWith } from "#tools/ai-humanizer/draft.ts";
import { MarkList } from "./mark-list.tsx";
import { useTextDirection } from "#ui/text/use-text-direction.ts";

/** The text after its changes, what was kept, and each change to look at alone. */
export function HumanizerResultPane({
  envelope,
  original,
  onLeave,
}: {
  envelope: Envelope<HumanizerResult>;
  original: string;
  onLeave: (change: HumanizerChange) => void;
}) {
  const t = useTranslations("aiHumanizer");
  const dirOf = useTextDirection();
  const { language } = useLanguage();
  const [undone, setUndone] = useState<ReadonlySet<number>>(new Set());
  const { result } = envelope;
  // Results from before places were marked have none.
  const marks = result.marks ?? [];
  const text = undone.size > 0 ? textWith(original, result.changes, undone) : result.text;
  function toggle(index: number) {
    setUndone((now) =>
      now.has(index) ? new Set([...now].filter((each) => each !== index)) : new Set([...now, index]),
    );
  }
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      <header className="flex flex-col gap-2">
        <div>
          <EngineBadge engine={envelope.engine} model={envelope.model} />
        </div>
        <h2 className="text-lg">{t("styleScore", { before: result.scoreBefore, after: scoreWith(result, undone) })}</h2>
        <p className="text-sm text-soft">{t("styleNote")}</p>
        <p className="flex gap-2">
          <Icon name="lock" size={18} className="mt-1.5 text-green" />
          {t("facts", { kept: result.facts.kept })}
        </p>
      </header>
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      {result.changes.length === 0 ? <p>{marks.length > 0 ? t("onlyMarks") : t("noChanges")}</p> : null}
      {envelope.engine === "builtin" ? <p className="text-sm text-soft">{t("builtInLimits")}</p> : null}
      <ResultActions
        text={text}
        fileName="text"
        details={result}
        runId={envelope.runId}
        beside={<PaperMenu text={text} />}
        onSave={() => saveText({ content: text, tool: "ai-humanizer", lang: language })}
      />
      <Tabs
        label={t("resultTabs")}
        tabs={[
          {
            value: "places",
            label: t("tabPlaces"),
            content: (
              <AnnotatedText
                original={original}
                changes={result.changes}
                marks={marks}
                undone={undone}
                onToggle={toggle}
              />
            ),
          },
          { value: "text", label: t("tabText"), content: <AutoDirText text={text} /> },
          { value: "diff", label: t("tabDiff"), content: <DiffView before={original} after={text} /> },
        ]}
      />
      <MarkList marks={marks} original={original} />
      {result.flags.length > 0 ? (
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 text-base font-medium">{t("flags")}</h3>
          <ul className="flex flex-col gap-2">
            {result.flags.map((flag) => (
              <li key={`${flag.start}-${flag.kind}`}>
                <bdi dir={dirOf(original.slice(flag.start, flag.end))} className="font-medium">
                  {original.slice(flag.start, flag.end)}
                </bdi>{" "}
                <span className="text-soft">{flag.message}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {result.changes.length > 0 ? (
        <section className="border-t border-line pt-4">
          <h3 className="mb-3 flex items-baseline justify-between text-base font-medium">
            {t("changes")}{" "}
            <span className="text-sm font-normal text-soft">
              {t("changeCount", { count: result.changes.length - undone.size })}
            </span>
          </h3>
          <ChangeList changes={result.changes} undone={undone} onToggle={toggle} onLeave={onLeave} />
        </section>
      ) : null}
    </Card>
  );
}
