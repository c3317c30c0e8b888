import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { saveText } from "#tools/browser/save-text.ts";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { DiffView } from "#tools/workspace/diff/diff-view.tsx";
import { ResultHelp } from "#tools/workspace/help/result-help.tsx";
import { PaperMenu } from "#tools/workspace/paper/paper-menu.tsx";
import { ResultActions } from "#tools/workspace/result-actions.tsx";
import type { Envelope } from "#tools/tool.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import type { HumanizerResult } from "#tools/ai-humanizer/draft.ts";

/** A model's text: the text first, what was checked and what to know, with the same in another register a tap away. */
export function ModelResultPane({
  envelope,
  original,
  onWoven,
}: {
  envelope: Envelope<HumanizerResult>;
  original: string;
  onWoven: (envelope: Envelope<HumanizerResult>) => void;
}) {
  const t = useTranslations("aiHumanizer");
  const { language } = useLanguage();
  const { result } = envelope;
  const [tab, setTab] = useState("text");
  const text = tab === "other" && result.other ? result.other.text : result.text;
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      {result.alert ? (
        <Alert tone="warning" live={false}>
          {result.alert}
        </Alert>
      ) : null}
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
        value={tab === "other" && !result.other ? "text" : tab}
        onChange={setTab}
        tabs={[
          { value: "text", label: t("tabText"), content: <AutoDirText text={result.text} /> },
          ...(result.other
            ? [
                {
                  value: "other",
                  label: <bdi>{result.other.name}</bdi>,
                  content: <AutoDirText text={result.other.text} />,
                },
              ]
            : []),
          { value: "diff", label: t("tabDiff"), content: <DiffView before={original} after={result.text} /> },
        ]}
      />
      <ResultHelp notes={result.notes} question={result.question} runId={envelope.runId} onWoven={onWoven} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
        {result.alert === null && result.facts.lost.length === 0 && result.facts.kept > 0 ? (
          <span className="flex gap-2">
            <Icon name="lock" size={18} className="mt-1 shrink-0 text-green" />
            {t("facts", { kept: result.facts.kept })}
          </span>
        ) : null}
        <EngineBadge engine={envelope.engine} model={envelope.model} />
      </div>
    </Card>
  );
}
