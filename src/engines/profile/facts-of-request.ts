import { fold } from "#engines/text/fold.ts";
import { factNameOf, type KnownFact } from "./match-facts.ts";
import terms from "./own-terms.json" with { type: "json" };

/* Facts of the person whom, or the thing which, a request names: «جدول وجبات لأمي» and what is known of «أمي». */

type Language = "ar" | "en";

/** What `content/lexicon/own-terms.yaml` says of one whom people call their own; lists are between bars. */
interface OwnTerm {
  label: Readonly<Record<Language, string>>;
  words: string;
  includes?: readonly string[];
  notAs?: string;
}

export interface FactForRequest<Fact extends KnownFact> {
  fact: Fact;
  /** What it is called in the prompt. */
  label: string;
}

/** A term, and the name that follows it where one does; folded. */
interface Mention {
  term: string;
  name: string | null;
}

/** Letters that Arabic writes on to the word behind them; the article goes into «لل». */
const JOINED = "[وف]?[بكل]?";
const patternOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${JOINED}(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "gu");
const listed = (bars: string) => bars.split("|").map((word) => fold(word));

const TERMS = Object.entries(terms as Readonly<Record<string, OwnTerm>>).map(
  ([id, { label, words, includes, notAs }]) => ({
    id,
    label,
    includes: includes ?? [],
    // «لالوالدة» is written «للوالدة».
    pattern: patternOf(
      listed(words)
        .flatMap((word) => (word.startsWith("ال") ? [word, `ل${word.slice(2)}`] : [word]))
        .toSorted((one, other) => other.length - one.length),
    ),
    notAs: notAs === undefined ? null : new RegExp(`(?<!\\p{L})${JOINED}(?:${notAs})(?!\\p{L})`, "gu"),
  }),
);

/** A name behind a term has nothing behind it up to a mark, a figure or the end, so that «أمي عمرها ٦٨» names nobody. */
const ARABIC_NAME = /^\s+(?:اسم[هة]ا?\s+)?(?!ال|عمر|عند|اسم)([\u0621-\u064A]{3,})(?=\s*(?:$|[^\p{L}\s]))/u;
/** English names begin with a capital letter. */
const ENGLISH_NAME = /^,?\s+(?:(?:is\s+)?(?:called|named)\s+)?(\p{Lu}\p{Ll}+)/u;

function mentionsIn(text: string): Mention[] {
  const folded = fold(text);
  return TERMS.flatMap(({ id, pattern, notAs }) => {
    const read = notAs ? fold(text.replace(notAs, " ")) : folded;
    return [...read.matchAll(pattern)].map((match) => {
      const behind = read.slice(match.index + match[0].length);
      return { term: id, name: ARABIC_NAME.exec(behind)?.[1] ?? englishName(text, match[0]) };
    });
  });
}

/** The fold has no capitals: the term is looked for again as it was written. */
function englishName(text: string, term: string): string | null {
  const at = text.toLowerCase().indexOf(term);
  const found = at < 0 || !/[a-z]/.test(term) ? null : ENGLISH_NAME.exec(text.slice(at + term.length));
  return found?.[1] ? fold(found[1]) : null;
}

/**
 * The facts about whom or what a request names as the person's own, or by its name. Where it names one of several («ابني يوسف»), the
 * others stay away. `language` is the prompt's, for the labels.
 */
export function factsOfRequest<Fact extends KnownFact>(
  facts: readonly Fact[],
  request: string,
  language: Language,
): FactForRequest<Fact>[] {
  const asked = mentionsIn(request);
  const wanted = new Set(asked.flatMap(({ term }) => [term, ...includedIn(term)]));
  const known = facts.map((fact) => ({ fact, mentions: mentionsIn(`${fact.name}: ${fact.words}`) }));
  const says = (name: string) => patternOf([escaped(name)]).test(fold(request));
  const namedTerms = new Set(
    known.flatMap(({ mentions }) => mentions.flatMap(({ term, name }) => (name && says(name) ? [term] : []))),
  );
  return known.flatMap(({ fact, mentions }) => {
    const byName = mentions.find(({ name }) => name !== null && says(name));
    const ofTerm = mentions.find(
      ({ term, name }) =>
        [term, ...includedIn(term)].some((each) => wanted.has(each)) && !(name !== null && namedTerms.has(term)),
    );
    const found = byName ?? ofTerm;
    if (found) return [{ fact, label: labelOf(fact, found, language) }];
    return isOwnName(fact) && says(fold(fact.name)) ? [{ fact, label: factNameOf(fact.name) }] : [];
  });
}

/** A fact that the person named, and not with a word for many things: «مخبز النور», but not «القارئ». */
function isOwnName({ name, sourceQuestion }: KnownFact): boolean {
  const isKindOfThing = /^(?:ال|the\s)/u.test(fold(name)) || fold(name).trim().length < 3;
  const isName = /\p{Script=Arabic}/u.test(name) || /^\p{Lu}/u.test(name);
  return sourceQuestion === null && isName && !isKindOfThing && mentionsIn(`${name}:`).length === 0;
}

function labelOf(fact: KnownFact, { term }: Mention, language: Language): string {
  const own = TERMS.find(({ id }) => id === term);
  const isSaid = mentionsIn(`${fact.name}:`).some((mention) => mention.term === term);
  return isSaid || !own ? factNameOf(fact.name) : own.label[language];
}

function includedIn(term: string): readonly string[] {
  return TERMS.find(({ id }) => id === term)?.includes ?? [];
}

function escaped(words: string): string {
  return words.trim().replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
