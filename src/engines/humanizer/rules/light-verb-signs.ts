import type { Sign } from "#engines/humanizer/humanizer-types.ts";
import type { MaskedText } from "#engines/humanizer/wording.ts";
import { LIGHT_VERBS } from "./light-verbs-data.ts";
import { gerundOf, participleOf, pastOf, thirdPerson } from "./word-forms.ts";
import { placeOf } from "./words-in.ts";
import type { Word } from "./words-in.ts";

interface Phrase {
  /** The words after the verb; an article stands for any, with an adjective after it. */
  rest: string[];
  plain: string;
}

/** Phrases by the form of their first word. */
const PHRASES = phrasesByHead();

function phrasesByHead(): Map<string, Phrase[]> {
  const heads = new Map<string, Phrase[]>();
  for (const [phrase, verb] of LIGHT_VERBS) {
    const [head = "", ...rest] = phrase.split(" ");
    const forms = new Map([
      [participleOf(head), participleOf(verb)],
      [pastOf(head), pastOf(verb)],
      [gerundOf(head), gerundOf(verb)],
      [thirdPerson(head), thirdPerson(verb)],
      [head, verb],
    ]);
    for (const [form, plain] of forms) {
      // "can" has no other forms.
      if (verb === "can" && form !== head && form !== thirdPerson(head)) continue;
      const entry = { rest, plain: verb === "can" ? verb : plain };
      heads.set(form, [...(heads.get(form) ?? []), entry]);
    }
  }
  return heads;
}

/** "provides assistance to" → "helps": an empty verb and a noun give way to the verb of the noun. */
export function lightVerbSigns(text: MaskedText, words: Word[]): Sign[] {
  return words.flatMap((word, index): Sign[] => {
    for (const { rest, plain } of PHRASES.get(word.text) ?? []) {
      const last = lastWord(text, words, index, rest);
      if (!last) continue;
      const place = placeOf(text, word.start, last.end);
      return [{ ruleId: "light-verb", ...place, level: 1, weight: 1, parts: [{ ...place, after: plain }] }];
    }
    return [];
  });
}

function lastWord(text: MaskedText, words: Word[], index: number, rest: string[]): Word | null {
  let at = index;
  for (const wanted of rest) {
    const isArticle = /^(?:an?|the)$/.test(wanted);
    const next = follows(text, words, at);
    if (!next) return null;
    if (isArticle ? /^(?:an?|the)$/.test(next.text) : next.text === wanted) at += 1;
    // "provide a basic overview of": one adjective may stand before the noun.
    else if (
      !isArticle &&
      at > index &&
      /^(?:an?|the)$/.test(words[at]?.text ?? "") &&
      follows(text, words, at + 1)?.text === wanted
    )
      at += 2;
    else return null;
  }
  return words[at] ?? null;
}

/** The next word, where only blanks stand between. */
function follows(text: MaskedText, words: Word[], index: number): Word | null {
  const [word, next] = [words[index], words[index + 1]];
  return word && next && /^[ \t]+$/.test(text.plain.slice(word.end, next.start)) ? next : null;
}
