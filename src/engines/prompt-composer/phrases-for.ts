import { fold } from "../text/fold.ts";
import type { RequestAnalysis } from "./analyse-request.ts";
import { ARABIC_PHRASES } from "./arabic-phrases.ts";
import { ENGLISH_PHRASES } from "./english-phrases.ts";
import { PHRASE_VARIANTS } from "./variant-phrases.ts";
import type { TaskPhrases } from "./phrase-types.ts";

/** The sentences of the request's task type, with those of a narrower kind (a lesson plan, a code review) in their place. */
export function phrasesFor({
  promptLanguage,
  task,
  instruction,
}: Pick<RequestAnalysis, "promptLanguage" | "task" | "instruction">): TaskPhrases {
  const own = (promptLanguage === "ar" ? ARABIC_PHRASES : ENGLISH_PHRASES)[task.primary];
  const folded = fold(instruction);
  const variant = PHRASE_VARIANTS.find(({ type, cue }) => type === task.primary && cue.test(folded));
  return variant === undefined ? own : { ...own, ...variant[promptLanguage] };
}
