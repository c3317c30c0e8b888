import type { DetectorLanguage } from "#engines/ai-detector/features/read-tokens.ts";

export interface Fold {
  human: readonly string[];
  ai: readonly string[];
}

/**
 * What is left out together: human sources and machine sources at once, so that neither side of a held-out comparison was
 * seen. A name covers its registers too ("ud-ewt" holds "ud-ewt/review").
 */
export const FOLDS: Record<DetectorLanguage, readonly Fold[]> = {
  en: [
    { human: ["digitalgov"], ai: ["wildbench"] },
    { human: ["18f", "cc-tech-blog"], ai: ["arena-hard"] },
    { human: ["medquad"], ai: ["vicuna-blog", "frontier-en"] },
    { human: ["pubmedqa"], ai: ["liang"] },
    { human: ["squad-wiki", "self-instruct-human"], ai: ["authenticheck", "frontier-en-set4"] },
    { human: ["arabcc"], ai: ["maia"] },
    { human: ["ud-ewt"], ai: ["rexshijaku", "frontier-en-set2"] },
    { human: ["state-union", "reactjs", "opensource.guide"], ai: ["frontier-en-set3"] },
  ],
  ar: [
    { human: ["arwiki-2017"], ai: ["frontier-ar-paired", "frontier-ar-rewrites"] },
    { human: ["airabic"], ai: ["airabic"] },
    { human: ["kfupm"], ai: ["kfupm"] },
    { human: ["al-muqtabas", "lughat-al-arab"], ai: ["frontier-ar-genres"] },
    { human: ["al-haqaiq", "tashkeela"], ai: ["frontier-ar-set4"] },
    { human: ["al-ustadh"], ai: ["frontier-ar-dialects"] },
    { human: ["tico-19"], ai: ["frontier-ar-set5"] },
    { human: ["ar-reactjs", "mdn-ar"], ai: ["frontier-ar-set6"] },
  ],
};

/** Human sources that neither training, calibration nor thresholds ever see; the shipped weights are measured on them once. */
export const TEST_SOURCES = ["gum", "ud-ewt/newsgroup", "al-zuhur", "arwikinews-2013", "storybooks-ar"] as const;

export function isOf(source: string, names: readonly string[]): boolean {
  return names.some((name) => source === name || source.startsWith(`${name}/`));
}
