import type { RuleId } from "../messages.ts";
import swaps from "./swaps.json" with { type: "json" };

export interface Swap {
  sign: RuleId;
  /** Over the text as written; Arabic without tashkeel. Word edges are added. */
  find: string;
  /** What takes its place, with the groups $1 and $2. */
  to: string;
  /** People write so too: it counts only beside other signs. */
  weak?: true;
}

/** One wording for another of the same grammar, from `content/style/swaps.yaml`: nothing around it has to agree. */
export const SWAPS = swaps as Record<"ar" | "en", readonly Swap[]>;
