import type { Bilingual } from "../rule.ts";
import placeholders from "./placeholders.json" with { type: "json" };

interface Placeholder {
  keys: readonly string[];
  label: Bilingual;
  why: Bilingual;
  required: boolean;
}

/** What the rewrite's own slots mean, by slot name in either language; written in `content/checker`. */
export const PLACEHOLDERS: readonly Placeholder[] = placeholders.known;

/** For a slot that is not in the list. */
export const OTHER_PLACEHOLDER: Pick<Placeholder, "why" | "required"> = placeholders.other;
