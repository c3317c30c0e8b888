const VOWEL = /[aeiou]/;

/** What Arabic verbs carry in front: the persons of the present, alone or after the futures and continuous marks of the dialects. */
const AR_PREFIXES = ["", "س", "ه", "ح", "غ", "ك", "ب", "ت"].flatMap((mark) =>
  ["ا", "ي", "ت", "ن"].map((person) => mark + person),
);

/**
 * The forms of a regular verb. English: the base, -s, -ing and -ed. Arabic: from a stem without its leading alef (كتب,
 * رسل, ستخدم) the order, the past and the present with the marks of future and habit; endings are for loose lexicons.
 */
export function inflect(stem: string): string[] {
  return /^[a-z]/.test(stem)
    ? english(stem)
    : [stem, ...AR_PREFIXES.map((prefix) => prefix + stem), `ه${stem}`, `ح${stem}`, `${stem}ت`, `${stem}وا`];
}

function english(verb: string): string[] {
  if (/[^aeiou]y$/.test(verb)) return [verb, `${verb.slice(0, -1)}ies`, `${verb}ing`, `${verb.slice(0, -1)}ied`];
  const third = /(?:s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
  if (/[^e]e$/.test(verb)) return [verb, third, `${verb.slice(0, -1)}ing`, `${verb}d`];
  const last = verb.at(-1) as string;
  const doubled =
    /[bdgklmnprt]$/.test(verb) && VOWEL.test(verb.at(-2) ?? "") && !VOWEL.test(verb.at(-3) ?? "a")
      ? [`${verb}${last}ing`, `${verb}${last}ed`]
      : [];
  return [verb, third, `${verb}ing`, `${verb}ed`, ...doubled];
}
