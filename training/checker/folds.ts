import type { PromptRow } from "./prompt-row.ts";

export const FOLDS = 3;

/** Prompts that belong together, or come from one hand that labelled requests, are never on both sides of a fold. */
export function foldOf(row: PromptRow): number {
  if (row.fold !== undefined) return row.fold;
  return foldOfText(row.source === "silver" ? row.writer : `${row.writer} ${row.pair ?? row.id.replace(/~$/, "")}`);
}

/** The fold of a sentence or wording that is put into prompts: only into prompts of its own fold. */
export function foldOfText(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003;
  return hash % FOLDS;
}
