import { FORM_WORDS } from "./context-lexicon.ts";
import type { PromptDocument } from "./document.ts";
import { oncePerDocument } from "./once-per-document.ts";
import { SUBJECTIVE } from "./quality-lexicon.ts";
import { EVERYONE, FORMATS } from "./slots-lexicon.ts";
import { GENERIC_WORDS, STOP_WORDS } from "./task-lexicon.ts";
import { specificsOf } from "./task-types.ts";
import type { Hit, Word } from "./word.ts";

const ANYTHING = new Set(["any", "anything", "something", "اي", "شي", "شيء", "حاجه"]);
const SUBJECT_LEADS = new Set([
  "for",
  "about",
  "of",
  "on",
  "promoting",
  "announcing",
  "selling",
  "launching",
  "عن",
  "حول",
  "لـ",
]);

/** True when something particular stands after "for", "about", «عن» or the ل of purpose. */
export function namesSubject(document: PromptDocument): boolean {
  if (
    document.regions.some(
      (region) => region.kind === "placeholder" || region.kind === "quote" || region.kind === "pasted",
    )
  )
    return true;
  const vague = [...document.find(EVERYONE), ...document.find(SUBJECTIVE)];
  const isPlain = (word: Word) =>
    word.text.length > 2 &&
    !word.stems.some((stem) => STOP_WORDS.has(stem) || GENERIC_WORDS.has(stem)) &&
    !word.loose.some((stem) => GENERIC_WORDS.has(stem)) &&
    !vague.some((hit) => word.index >= hit.first && word.index <= hit.last);
  return document.words.some((word, index) => {
    const leads = SUBJECT_LEADS.has(word.text);
    if (document.task.roles.has(word.sentence)) return false;
    if (!leads && !/^ل(?!ا |كن$|ان|و )[ء-ي]{3,}/.test(word.text)) return false;
    for (const next of document.words.slice(leads ? index + 1 : index, index + 4)) {
      if ((next.index > index && next.opens) || ANYTHING.has(next.text)) return false;
      if (isPlain(next)) return true;
    }
    return false;
  });
}

/** Words with content, leaving out praise words, shapes, tone, a reader and everything inside a prohibition. */
export const contentOf = oncePerDocument(countContent);

function countContent(document: PromptDocument): number {
  const without = document.words
    .filter((word) => isOfForm(word) || document.isNegated({ first: word.index }))
    .map((word) => document.hit(word.index, word.index));
  return specificsOf(document, [...(document.find(FORMATS) as Hit[]), ...document.find(SUBJECTIVE), ...without]);
}

function isOfForm({ stems, loose }: Word): boolean {
  return stems.some((stem) => FORM_WORDS.has(stem)) || loose.some((stem) => FORM_WORDS.has(stem));
}
