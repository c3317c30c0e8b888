import { Alert } from "#ui/alert.tsx";
import type { GeneratorEnvelope, GeneratorResult } from "./draft.ts";

/** What a stopped run leaves is its text alone. */
interface NotedEnvelope extends Pick<GeneratorEnvelope, "warnings"> {
  result: Partial<GeneratorResult>;
}

/** Warnings, what was taken for granted, and the safety note: on the page, never in the prompt. */
export function Notes({ envelope }: { envelope: NotedEnvelope }) {
  const { assumptions = [], safetyNote } = envelope.result;
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
