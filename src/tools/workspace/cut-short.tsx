import { useTranslations } from "#i18n/translations.ts";
import type { Envelope } from "#tools/tool.ts";
import { Alert } from "#ui/alert.tsx";
import { Card } from "#ui/card.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { EngineBadge } from "./workspace.tsx";
import { NewestLine } from "./files/writing-sheet.tsx";
import { ResultActions } from "./result-actions.tsx";

/** What a run that was stopped while it wrote has: the main text so far, which was paid for, and the warning that it is not whole. */
export function CutShort({ envelope, text, fileName }: { envelope: Envelope; text: string; fileName: string }) {
  const t = useTranslations("workspace");
  return (
    <Card tone="result" as="article" className="flex flex-col gap-5">
      <div>
        <EngineBadge engine={envelope.engine} model={envelope.model} />
      </div>
      <h2 className="-mt-2 text-lg">{t("writtenSoFar")}</h2>
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      <ResultActions text={text} fileName={fileName} details={envelope.result} runId={envelope.runId} />
      <AutoDirText text={text} />
    </Card>
  );
}

/** What a run has written while it still writes. */
export function TextSoFar({ text }: { text: string }) {
  return (
    <Card as="section">
      <AutoDirText text={text} />
      <NewestLine />
    </Card>
  );
}
