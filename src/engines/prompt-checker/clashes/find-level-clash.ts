import checkerWords from "../checker-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
import { fold } from "#engines/text/fold.ts";
import type { Finding } from "#engines/prompt-checker/finding.ts";
import type { Prompt } from "../reading/prompt.ts";

const { clashes } = checkerWords;
const LAY = wholeWords(clashes.lay, "gu");
const TERMS = wholeWords(clashes.terms, "gu");
const EXPLAINED = wholeWords(clashes.explained, "u");
const KEPT_OUT = wholeWords(clashes.keptOut, "u");
const ABOUT_THEM = wholeWords(clashes.aboutThem, "u");
/** How far after such terms it is said that they are explained, and how far before that they are kept out, in characters. */
const EXPLAINED_WITHIN = 60;
const KEPT_OUT_WITHIN = 24;

/** A reader who knows no terms, and a text in the terms of those who do. */
export function findLevelClash(prompt: Prompt): Finding[] {
  if (ABOUT_THEM.test(prompt.freeText)) return [];
  const [reader] = prompt.match(LAY);
  const terms = prompt.match(TERMS).find(({ start, end }) => {
    const before = fold(prompt.text.slice(Math.max(0, start - KEPT_OUT_WITHIN), start));
    const after = fold(prompt.text.slice(end, end + EXPLAINED_WITHIN));
    return !KEPT_OUT.test(before) && !EXPLAINED.test(after) && !/^\s*[:(]/.test(after);
  });
  if (!reader || !terms) return [];
  const [who, how] = [prompt.text.slice(reader.start, reader.end), prompt.text.slice(terms.start, terms.end)];
  return [
    {
      id: "contradictory-instructions",
      start: Math.min(reader.start, terms.start),
      end: Math.max(reader.end, terms.end),
      detail: {
        ar: `«${who}» و«${how}»: قارئ كهذا لا يفهم كلامًا كهذا`,
        en: `“${who}” and “${how}”: such a reader does not follow such words`,
      },
    },
  ];
}
