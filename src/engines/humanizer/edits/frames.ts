import type { RuleId } from "../messages.ts";
import style from "./frames.json" with { type: "json" };

/** What may follow a frame: any clause; «أن» with its noun in the accusative; «إن», or nothing. */
type Opens = "clause" | "anna" | "inna";

export interface FrameWording {
  sign: RuleId;
  opens: Opens;
  /** A pattern over the sentence as written, without tashkeel in Arabic, up to the first word of what stays. */
  pattern: string;
  /** It speaks about the world, so what it says must be empty of facts, and nothing later may lean on it. */
  speaks?: boolean;
  /** People write so too: it counts only beside other signs. */
  weak?: true;
}

/** Fixed frames at the head of a sentence, from `content/style/frames.yaml`. */
export const FRAMES = style.frames as Record<"ar" | "en", readonly FrameWording[]>;

/** Whole sentences that an assistant leaves before or after a text, and that its tool leaves in it; they were never part of it. */
export const RESIDUE = style.residue as Record<"ar" | "en", readonly { sign: RuleId; pattern: string }[]>;

/** Verbs of a tail that only comments on what comes before it. */
export const TAILS: Record<"ar" | "en", string> = style.tails;
