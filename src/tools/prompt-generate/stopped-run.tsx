import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Card } from "#ui/card.tsx";
import { ResultActions } from "#tools/bench/result-actions.tsx";
import { SheetText } from "#tools/bench/files/sheet-text.tsx";
import { saveText } from "#tools/browser/save-text.ts";
import type { AnsweredRun } from "./draft.ts";
import { Notes } from "./notes.tsx";

/** What a model had written when it was stopped: paid for, and so it stays. */
export function StoppedRun({ run }: { run: AnsweredRun }) {
  const t = useTranslations("promptGenerate");
  const { language } = useLanguage();
  const envelope = run.versions[0]?.envelope;
  if (!envelope) return null;
  const { prompt } = envelope.result;
  return (
    <Card tone="result" as="article" className="flex flex-col gap-4">
      <h2 className="text-lg">{t("yourPrompt")}</h2>
      <SheetText text={prompt} />
      <Notes envelope={envelope} />
      <ResultActions
        text={prompt}
        fileName="prompt"
        details={envelope.result}
        onSave={() => saveText({ title: t("yourPrompt"), content: prompt, tool: "prompt-generate", lang: language })}
        runId={run.id}
        isPinned={false}
      />
      <p className="text-sm text-soft">{t("charged", { cost: run.cost })}</p>
    </Card>
  );
}
