import { fold } from "#engines/text/fold.ts";
import type { RequestAnalysis } from "./analyse-request.ts";
import { ARABIC_PHRASES } from "./arabic-phrases.ts";
import { ENGLISH_PHRASES } from "./english-phrases.ts";
import { GUARDED_VARIANTS } from "./guarded-variant-phrases.ts";
import type { TaskPhrases } from "./phrase-types.ts";
import { PHRASE_VARIANTS } from "./variant-phrases.ts";
import { WORKING_VARIANTS } from "./working-variant-phrases.ts";
import { WRITING_VARIANTS } from "./writing-variant-phrases.ts";

const VARIANTS = [...PHRASE_VARIANTS, ...WRITING_VARIANTS, ...WORKING_VARIANTS, ...GUARDED_VARIANTS];
/** A request may be of two narrower kinds at once: a child who takes a medicine. */
const MOST_ADDED = 2;

/** The sentences of the request's task type, with those of a narrower kind (a lesson plan, a code review) in their place or before them. */
export function phrasesFor({
  promptLanguage,
  task,
  instruction,
}: Pick<RequestAnalysis, "promptLanguage" | "task" | "instruction">): TaskPhrases {
  const folded = fold(instruction);
  const fitting = VARIANTS.filter(({ type, cue }) => type === task.primary && cue.test(folded));
  const own = {
    ...(promptLanguage === "ar" ? ARABIC_PHRASES : ENGLISH_PHRASES)[task.primary],
    ...fitting.find(({ also }) => also !== true)?.[promptLanguage],
  };
  const added = fitting.filter(({ also }) => also === true).slice(0, MOST_ADDED);
  const [first] = added;
  return {
    ...own,
    ...first?.[promptLanguage],
    rules: [...added.flatMap((variant) => variant[promptLanguage].rules ?? []), ...own.rules],
  };
}
