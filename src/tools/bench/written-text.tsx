import type { RunState } from "#tools/browser/tool-run-state.ts";
import { Card } from "#ui/card.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { later } from "./later.tsx";

const CutShort = later(() => import("./cut-short.tsx").then((module) => module.CutShort));

interface WrittenTextProps<Result> {
  state: Pick<RunState<Result>, "text" | "envelope">;
  /** The result's main text: the one field that a stopped run's result has. */
  textOf: (result: Result) => string;
  fileName: string;
}

/** The main text while it is written, and after a stop what was written until then. A whole result is the tool's own to show. */
export function WrittenText<Result>({ state: { text, envelope }, textOf, fileName }: WrittenTextProps<Result>) {
  if (envelope)
    return isCutShort(envelope) ? (
      <CutShort envelope={envelope} text={textOf(envelope.result)} fileName={fileName} />
    ) : null;
  if (text === "") return null;
  return (
    <Card as="section">
      <AutoDirText text={text} />
    </Card>
  );
}

function isCutShort({ warnings }: { warnings: readonly { code: string }[] }): boolean {
  return warnings.some(({ code }) => code === "stopped_early");
}
