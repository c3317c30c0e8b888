import { type DetectorWeights, openWeights } from "./detector-weights.ts";
import type { DetectorLanguage } from "./features/read-tokens.ts";

const opened = new Map<DetectorLanguage, DetectorWeights>();

/** The weights of a language, read at their first use and kept: half a megabyte each. Never for the browser. */
export async function loadWeights(language: DetectorLanguage): Promise<DetectorWeights> {
  const known = opened.get(language);
  if (known) return known;
  const data =
    language === "ar"
      ? (await import("./weights/ar-data.ts")).arWeights
      : (await import("./weights/en-data.ts")).enWeights;
  const weights = openWeights(data);
  opened.set(language, weights);
  return weights;
}
