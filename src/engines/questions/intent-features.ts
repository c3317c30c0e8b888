import { KIND_LIST } from "#engines/reader/outputs.ts";
import { type Reading, TASK_TYPES } from "#engines/reader/reading.ts";
import { mix, type Sink, textFeatures } from "#engines/reader/text-features.ts";
import { requestTokens } from "#engines/reader/tokens.ts";

/** What somebody wants of an assistant: work of one of eight sorts, or the answer to a question of fact. */
export const INTENTS = [
  "write",
  "plan",
  "build-mend",
  "understand",
  "choose",
  "invent",
  "deal-with-person",
  "teach-host",
  "fact",
] as const;
export type Intent = (typeof INTENTS)[number];

/** Hashed apart from the families of `textFeatures`. */
const FAMILY = { type: 101, kind: 102 };
const READ_WEIGHT = 1;

/** What tells the intent of a request: its words, and the kinds of work that the reader takes it for. */
export function intentFeatures(text: string, likely: Reading["likely"], sink: Sink): void {
  const tokens = requestTokens(text);
  textFeatures(tokens, new Float32Array(tokens.length).fill(1), sink);
  for (const { type, probability, kinds } of likely) {
    sink(mix(FAMILY.type, TASK_TYPES.indexOf(type)), READ_WEIGHT * probability);
    for (const one of kinds) {
      const at = KIND_LIST.findIndex(({ type: of, kind }) => of === type && kind === one.kind);
      sink(mix(FAMILY.kind, at), READ_WEIGHT * probability * one.probability);
    }
  }
}
