import { modelOf } from "#engines/models/models.ts";
import type { CheckerWeights } from "./read-prompt.ts";

/** What the checker learned from prompts in each language, read at its first use; see `docs/model-card-checker.md`. */
export const CHECKER_WEIGHTS: Readonly<Record<"ar" | "en", CheckerWeights>> = {
  get ar(): CheckerWeights {
    return modelOf("checker-ar");
  },
  get en(): CheckerWeights {
    return modelOf("checker-en");
  },
};
