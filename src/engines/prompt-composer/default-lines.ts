import { fold } from "#engines/text/fold.ts";
import type { RequestAnalysis } from "./analyse-request.ts";
import { COMMON_PHRASES } from "./common-phrases.ts";
import type { PromptLine } from "./prompt-line.ts";
import { OCCASION } from "./slot-variants-data.ts";
import { SLOTS, SPEECH } from "./slots-data.ts";
import { spin } from "./spin.ts";
import { ONE_PIECE } from "./variant-phrases.ts";

type LengthKind = keyof (typeof COMMON_PHRASES)["en"]["lengths"];
const DEFAULTS = 2.2;
const POEM = /قصيده|شعر|ابيات|شيله|نشيد|poem|verse|rhyme/;
/** Forms whose length is their own. */
const FIXED = /limerick|haiku|sonnet|villanelle|رباعيه|خاطره|novel|روايه|حوار|مشهد|سكيتش|script|scene|sketch|chapter/;

/** What a text needs and nobody said: a length and, for a business nearby, a reader. Both are marked adjustable. */
export function defaultLines(analysis: RequestAnalysis): PromptLine[] {
  const { promptLanguage, seed, input, missing, task, foreign } = analysis;
  if (input.outputType !== "text" || foreign) return [];
  const common = COMMON_PHRASES[promptLanguage];
  const lines: PromptLine[] = [];
  const add = (text: string) =>
    lines.push({ section: "requirements", text: spin(text, `${seed}:default`), weight: DEFAULTS });
  const kind = lengthKind(analysis);
  if (kind !== null) add(common.lengths[kind]);
  if (task.primary === "marketing" && missing.some(({ id, placed }) => id === "audience" && !placed))
    add(common.nearby);
  return lines;
}

function lengthKind({ instruction, input, missing, task }: RequestAnalysis): LengthKind | null {
  const folded = `${fold(instruction)} `;
  const said = (input.length ?? "") !== "" || SLOTS.length.given.test(folded) || SPELLED_LENGTH.test(folded);
  if (said || missing.some(({ id, placed }) => id === "length" && placed)) return null;
  if (task.primary === "article") return "article";
  if (task.primary === "marketing") return ONE_PIECE.test(folded) ? "post" : null;
  if (task.primary !== "creative" || FIXED.test(folded)) return null;
  if (POEM.test(folded)) return "poem";
  return SPEECH.test(folded) || OCCASION.test(folded) ? "speech" : "story";
}
/** Lengths in words rather than figures. */
const SPELLED_LENGTH =
  /(?:صفحه|صفحتين|دقيقه|دقيقتين|سطرين|كلمتين|بيتين|فقرتين|اسطر|ابيات|فقرات|دقائق|دقايق|نص صفحه|كلمه)(?![ء-ي])|\b(?:page|pages|minute|minutes|second|seconds|lines|paragraphs|two-minute|one-page|couple of lines)\b/;
