import checkerWords from "../checker-words.json" with { type: "json" };
import { wholeWords } from "#engines/text/words/word-pattern.ts";
import { fold } from "#engines/text/fold.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { namesLanguage } from "../limits/language-names.ts";
import type { Prompt } from "../reading/prompt.ts";
import type { Finding } from "#engines/prompt-checker/finding.ts";

const FORMAL = wholeWords(checkerWords.manner.formal, "u");
const SPOKEN =
  /(?<!\p{L})(?:full of slang|in slang|street slang|with slang|ب?(?:ال)?عاميه|بالدارجه|باللهجه)(?: (?:ال)?\p{L}+)?(?!\p{L})/u;

/** A formal letter in slang: one order that asks for both. */
export function findDialectMismatch(prompt: Prompt): Finding[] {
  return prompt.sentences.flatMap(({ start, end }): Finding[] => {
    const own = foldedOf(prompt, start, end);
    if (!FORMAL.test(own) || /\b(?:not|no|avoid|without)\b|(?<!\p{L})(?:لا|دون|بدون|ليس|وليس|بلا)(?!\p{L})/u.test(own))
      return [];
    return SPOKEN.test(own) ? [{ id: "dialect-mismatch", start, end }] : [];
  });
}

/** "In our house style": a style that only an example shows. */
const OWN_STYLE = wholeWords(checkerWords.manner.ownStyle, "gu");

/** A style of one's own, with nothing that shows it. */
export function findStyleWithoutExample(prompt: Prompt): Finding[] {
  if (prompt.regions.some(({ kind }) => kind !== "secret")) return [];
  if (prompt.evidence.examples >= 0.5 || prompt.evidence.material >= 0.6) return [];
  return prompt
    .match(OWN_STYLE)
    .slice(0, 1)
    .map(({ start, end }) => ({ id: "no-example" as const, start, end }));
}

const TRANSLATES = /^\W*(?:please |من فضلك )?(?:translate|ترجم(?:ي|وا|لي)?)(?!\p{L})/u;

/** A translation of a text in the prompt's own language, into no language at all. */
export function findTargetlessTranslation(prompt: Prompt): Finding[] {
  if (!TRANSLATES.test(prompt.freeText.trimStart()) || namesAny(prompt.freeText)) return [];
  const material = prompt.regions.find(({ kind }) => kind === "quote" || kind === "pasted" || kind === "delimited");
  if (!material || detectLanguage(prompt.text.slice(material.start, material.end)) !== prompt.language) return [];
  return [{ id: "unspecified-output-language", start: null, end: null }];
}

function namesAny(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).some(
    (word) => namesLanguage(word) || namesLanguage(word.replace(/^(?:لل|بال|ال)/, "ال")),
  );
}

const LATEST = new RegExp(checkerWords.manner.latest, "gu");
const DATED = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** What changes from month to month, without the day it is meant for. */
export function findUndatedLatest(prompt: Prompt): Finding[] {
  if (DATED.test(prompt.freeText)) return [];
  return prompt
    .match(LATEST)
    .slice(0, 1)
    .map(({ start, end }) => ({ id: "time-sensitive-no-date" as const, start, end }));
}

/** A label of pasted text in the middle of a line, and what follows it. */
const LABELLED = new RegExp(
  `(?<!\\p{L})(?:${checkerWords.manner.pastedLabels})(?: (?:below|التالي|التاليه))?: (?=\\S)`,
  "gu",
);
const ORDER_AFTER = new RegExp(
  `(?<=[.!?؟] )(?:${checkerWords.manner.orderAfter})(?:\\p{L}{0,3})(?= )[^.!?؟]{3,80}[.!?؟]?\\s*$`,
  "u",
);
const LEAST_PASTED = 14;

/** Pasted text that runs on from its label and into an order on the same line. */
export function findInlineMaterial(prompt: Prompt): Finding[] {
  for (const label of prompt.match(LABELLED)) {
    const rest = prompt.folded.text.slice(
      prompt.folded.text.length - foldedOf(prompt, label.end, prompt.text.length).length,
    );
    const order = ORDER_AFTER.exec(rest);
    if (!order || rest.includes("\n") || prompt.isInRegion(label.end)) continue;
    const words = rest.slice(0, order.index).match(/\p{L}+/gu)?.length ?? 0;
    if (words < LEAST_PASTED) continue;
    const from = prompt.folded.text.length - rest.length;
    const end = prompt.folded.source[from + order.index] as number;
    const pasted = prompt.text.slice(label.end, end).trimEnd();
    const tag = prompt.inTextLanguage({ ar: "نص", en: "text" });
    return [
      {
        id: "missing-delimiters",
        start: label.end,
        end: label.end + pasted.length,
        replacement: `\n<${tag}>\n${pasted}\n</${tag}>\n`,
      },
    ];
  }
  return [];
}

function foldedOf(prompt: Prompt, start: number, end: number): string {
  return fold(prompt.text.slice(start, end));
}
