import { fold } from "#engines/text/fold.ts";
import type { Part, Sign } from "#engines/humanizer/humanizer-types.ts";
import type { MaskedText } from "#engines/humanizer/wording.ts";
import { AFTER_VERB_MARK, NOT_VERBS, PLAIN_ARABIC, PLAIN_VERBS, PLAIN_WORDS, VERB_NEEDS } from "./vocabulary-data.ts";
import { articleFor, gerundOf, participleOf, pastOf, thirdPerson } from "./word-forms.ts";
import { placeOf, stemsOf } from "./words-in.ts";
import type { Word } from "./words-in.ts";

interface Plain {
  to: string;
  /** After "has", "was" and the like. */
  participle?: string;
  needs?: RegExp;
  verb: boolean;
}

const ENGLISH = englishForms();
const ARABIC = new Map(Object.entries(PLAIN_ARABIC).map(([word, to]) => [fold(word), to]));
const AUXILIARY = /\b(?:has|have|had|is|are|was|were|be|been|being|get|gets|got) (?:\w+ly |also |not |never )?$/;
/** What follows the -ing form of a verb and not of an adjective. */
const HAS_OBJECT =
  /^ (?:deeper |deeply )?(?:the|an?|your|our|their|its|his|her|my|this|that|these|those|both|all|every|each|more|new|into|to|with|beyond|it|them|us|you|people|data|[a-z]+s|[a-z]+ [a-z]+s)(?![a-z])/;
/** Roles and characters are embodied in the plain sense. */
const EMBODIED = /^(?:دور|شخصي|ادوار)/;

function englishForms(): Map<string, Plain> {
  const forms = new Map<string, Plain>();
  for (const [verb, to] of Object.entries(PLAIN_VERBS)) {
    const needs = VERB_NEEDS[verb];
    const add = (form: string, plain: string, participle?: string) =>
      forms.set(form, { to: plain, verb: true, ...(participle ? { participle } : {}), ...(needs ? { needs } : {}) });
    add(verb, to);
    add(thirdPerson(verb), thirdPerson(to));
    add(pastOf(verb), pastOf(to), participleOf(to));
    add(gerundOf(verb), gerundOf(to));
  }
  for (const [word, to] of Object.entries(PLAIN_WORDS)) forms.set(word, { to, verb: false });
  return forms;
}

/** Words in fashion, each with the plain word that fits in its place. */
export function vocabularySigns(text: MaskedText, words: Word[], language: "ar" | "en"): Sign[] {
  return words.flatMap((word, index) =>
    language === "en" ? englishSign(text, words, index) : arabicSign(text, word, words[index + 1]),
  );
}

function englishSign(text: MaskedText, words: Word[], index: number): Sign[] {
  const word = words[index] as Word;
  const plain = ENGLISH.get(word.text);
  if (!plain) return [];
  if (plain.needs && !plain.needs.test(text.plain.slice(word.end, word.end + 60))) return [];
  const before = text.plain.slice(Math.max(0, word.start - 24), word.start);
  if (NOT_VERBS.has(word.text) && !AFTER_VERB_MARK.test(before)) return [];
  if (plain.verb && word.text.endsWith("ing") && !HAS_OBJECT.test(text.plain.slice(word.end, word.end + 24))) return [];
  const to = plain.participle && AUXILIARY.test(before) ? plain.participle : plain.to;
  const parts: Part[] = [{ ...placeOf(text, word.start, word.end), after: to }];
  const article = words[index - 1];
  if (article && /^an?$/.test(article.text) && /^[ \t]+$/.test(text.plain.slice(article.end, word.start))) {
    const place = placeOf(text, article.start, article.end);
    const written = text.original.slice(place.start, place.end);
    const wanted = articleFor(to);
    if (written.toLowerCase() !== wanted)
      parts.unshift({ ...place, after: /^A/.test(written) ? wanted.replace("a", "A") : wanted });
  }
  return [{ ruleId: "ai-vocabulary", ...placeOf(text, word.start, word.end), level: 1, weight: 0.5, parts }];
}

function arabicSign(text: MaskedText, word: Word, next: Word | undefined): Sign[] {
  if (word.text.length < 4) return [];
  for (const { before, stem } of stemsOf(word.text)) {
    const accusative = !ARABIC.has(stem) && stem.endsWith("ا");
    const to = ARABIC.get(accusative ? stem.slice(0, -1) : stem);
    if (to === undefined) continue;
    if (next && /جسد/.test(stem) && EMBODIED.test(next.text)) return [];
    const place = placeOf(text, word.start + before.length, word.end);
    const after = accusative && !/(?:ة|ات|اء|ى|ا)$/.test(to) ? `${to}ًا` : to;
    return [{ ruleId: "ai-vocabulary", ...place, level: 1, weight: 0.5, parts: [{ ...place, after }] }];
  }
  return [];
}
