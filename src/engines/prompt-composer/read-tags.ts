/** A token of folded text with every form it could be listed under. */
export interface Token {
  text: string;
  /** Number of the sentence it stands in. */
  sentence: number;
  forms: readonly string[];
  verbForms: readonly string[];
}

/** A listed word or phrase found in a text: its first token and how many tokens it takes. */
export interface Found {
  at: number;
  length: number;
  entry: string;
}

const TOKEN = /[£$€]|#?[a-z0-9]+(?:'[a-z]+)?[+#]*|[ء-ي]+|[.!?؟\n]+(?=\s|$)/g;
const ARTICLES = ["ال", "بال", "لل", "عال", "هال", "فال", "كال", "ب", "ل", "ك", "ف", "ع"];
const PRONOUNS = ["ي", "ك", "ه", "ها", "نا", "هم", "كم", "و", "ا"];
const AFTER_TA = ["تي", "ته", "تها", "تنا", "تهم", "تك", "تو", "ت"];
const VERB_ENDINGS =
  "ي و وا ه ها هم ني نا لي لنا لك لو له لها لهم ليا لينا هالي هولي وه وها يه يها يلي يني ولي ولها وله ك كم لكم ين ونا يهم ته تها".split(
    " ",
  );
const LEAST_STEM = 3;
/** "هالنص" points as "هذا النص" does. */
const POINTED = /^[وفب]?هال[ء-ي]{2}/;

/** The tokens of folded text; punctuation that ends a sentence only counts. */
export function tokenise(folded: string): Token[] {
  const tokens: Token[] = [];
  let sentence = 0;
  for (const [text] of folded.matchAll(TOKEN)) {
    if (/^[.!?؟\n]/.test(text)) sentence += 1;
    else if (/^[ء-ي]/.test(text)) tokens.push({ text, sentence, forms: nounForms(text), verbForms: verbForms(text) });
    else tokens.push({ text, sentence, forms: latinForms(text), verbForms: [] });
  }
  return tokens;
}

function nounForms(token: string): string[] {
  const opened = /^[وف]/.test(token) && token.length > LEAST_STEM ? [token, token.slice(1)] : [token];
  const bare = new Set(opened);
  for (const word of opened)
    for (const article of ARTICLES)
      if (word.startsWith(article) && word.length - article.length >= (article.length === 1 ? LEAST_STEM : 2))
        bare.add(word.slice(article.length));
  const forms = new Set(bare);
  if (POINTED.test(token)) forms.add("هذا");
  for (const word of bare) {
    for (const pronoun of PRONOUNS)
      if (word.endsWith(pronoun) && word.length - pronoun.length >= LEAST_STEM)
        forms.add(word.slice(0, -pronoun.length));
    for (const ending of AFTER_TA)
      if (word.endsWith(ending) && word.length - ending.length >= 2) forms.add(`${word.slice(0, -ending.length)}ه`);
  }
  return [...forms];
}

function verbForms(token: string): string[] {
  const opened = /^[وف]/.test(token) && token.length > LEAST_STEM ? [token, token.slice(1)] : [token];
  const stems = new Set<string>();
  for (const word of opened) {
    stems.add(word);
    for (const start of [/^[ايتن]/, /^[بهحسكل][ايتن]/, /^[بسه](?=[ء-ي]{3})/, /^(?:ال|لل)/])
      if (start.test(word)) stems.add(word.replace(start, ""));
  }
  const forms = new Set(stems);
  for (const stem of stems)
    for (const ending of VERB_ENDINGS) if (stem.endsWith(ending)) forms.add(stem.slice(0, -ending.length));
  return [...forms].filter((form) => form.length >= 2);
}

function latinForms(token: string): string[] {
  const forms = new Set([token]);
  if (/\d/.test(token)) forms.add(token.replace(/\d+/g, "0"));
  if (token.endsWith("'s")) forms.add(token.slice(0, -2));
  if (token.length > LEAST_STEM) {
    if (token.endsWith("ies")) forms.add(`${token.slice(0, -3)}y`);
    for (const ending of ["s", "es", "ed", "d", "ing"])
      if (token.endsWith(ending) && token.length - ending.length >= LEAST_STEM)
        forms.add(token.slice(0, -ending.length));
    if (token.endsWith("ing") && token.length > 5) forms.add(`${token.slice(0, -3)}e`);
  }
  return [...forms];
}
