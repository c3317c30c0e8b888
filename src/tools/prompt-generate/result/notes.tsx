import { Alert } from "#ui/alert.tsx";
import type { GeneratorEnvelope } from "#tools/prompt-generate/draft.ts";

/** Warnings, what was taken for granted, and the safety note: on the page, never in the prompt. */
export function Notes({ envelope }: { envelope: GeneratorEnvelope }) {
  const { assumptions, safetyNote } = envelope.result;
  return (
    <>
      {envelope.warnings.map((warning) => (
        <Alert key={warning.code} tone="warning" live={false}>
          {warning.message}
        </Alert>
      ))}
      {[...assumptions, ...(safetyNote ? [safetyNote] : [])].map((note) => (
        <Alert key={note} live={false}>
          {note}
        </Alert>
      ))}
    </>
  );
}
