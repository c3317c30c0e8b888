import { withoutThinking } from "#tools/model-call/without-thinking.ts";

/** What may become the mark that opens thinking, or at a text's end the one that closes it, once more of it has come. */
const MAY_OPEN = /^\s*(?:<\|[^]{0,50}|[<[◁][^>\]▷]{0,30})$/u;
const MAY_CLOSE = /[<[◁][^>\]▷\s]{0,20}$/u;

/** What a reader may see of an answer as far as it is written, or of one that is whole: nothing of a model's thinking before it. */
export function visibleAnswer(written: string, isWhole = false): string {
  const text = withoutThinking(written, () => true).trimStart();
  if (isWhole) return text.trimEnd();
  return MAY_OPEN.test(text) ? "" : text.replace(MAY_CLOSE, "");
}
