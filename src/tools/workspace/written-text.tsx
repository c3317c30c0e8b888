import type { RunState } from "#tools/browser/tool-run-state.ts";
import { later } from "./later.tsx";

const CutShort = later(() => import("./cut-short.tsx").then((module) => module.CutShort));
const TextSoFar = later(() => import("./cut-short.tsx").then((module) => module.TextSoFar));

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
  return text === "" ? null : <TextSoFar text={text} />;
}

function isCutShort({ warnings }: { warnings: readonly { code: string }[] }): boolean {
  return warnings.some(({ code }) => code === "stopped_early");
}
