import type { Piece } from "#engines/prompt-checker/reading/cut-pieces.ts";
import type { Region } from "#engines/prompt-checker/reading/regions.ts";
import type { Token } from "#engines/reader/tokens.ts";
import type { PromptRow } from "./prompt-row.ts";

/** A prompt cut and tokenised once for all folds. */
export interface Prepared {
  row: PromptRow;
  tokens: readonly Token[];
  pieces: readonly Piece[];
  regions: readonly Region[];
}
