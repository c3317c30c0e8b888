import { objectOf, parseObject, stringOf } from "./json-values.ts";

/** What a file declares of AI: a model made the picture, took part in it, or may have. */
export type AiDeclaration = "made" | "edited" | "possible";

const MADE = /\b(?:Made|Created|Generated|Imagined) with (?:Google |Meta )?AI\b/iu;
const EDITED = /\b(?:Edited|Enhanced|Modified) with (?:Google |Meta )?AI\b/iu;
const COMPOSITE = /compositeWithTrainedAlgorithmicMedia|compositeSynthetic/u;
/** Label of China's standard TC260: 1 made, 2 perhaps made, 3 suspected. */
const LABELS: Record<string, AiDeclaration> = { "1": "made", "2": "possible", "3": "possible" };

/**
 * The strongest of: IPTC's digital source type and the system it names, the credit lines of programs, and the label of TC260
 * (`AIGC`). `terms` are searched for terms, `credits` for credit lines; `labels` may hold TC260's JSON.
 */
export function readDeclaration(said: {
  terms: readonly string[];
  credits: readonly string[];
  labels: readonly string[];
  hasSystem: boolean;
}): AiDeclaration | null {
  const [terms, credits] = [said.terms.join("\n"), said.credits.join("\n")];
  const labelled = said.labels.map(labelOf).filter((found) => found !== null);
  const isMade = MADE.test(credits) || /\btrainedAlgorithmicMedia|Made with Google AI/u.test(terms);
  if (isMade || labelled.includes("made")) return "made";
  if (COMPOSITE.test(terms) || EDITED.test(credits) || /Edited with Google AI/u.test(terms)) return "edited";
  return labelled[0] ?? (said.hasSystem ? "made" : null);
}

function labelOf(text: string): AiDeclaration | null {
  const json = parseObject(text);
  const label = (objectOf(json?.["AIGC"]) ?? parseObject(stringOf(json?.["AIGC"])) ?? json)?.["Label"];
  return LABELS[String(label)] ?? null;
}
