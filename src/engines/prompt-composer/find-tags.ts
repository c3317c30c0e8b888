import { fold } from "#engines/text/fold.ts";
import { tokenise } from "./read-tags.ts";
import type { Token } from "./read-tags.ts";
import type { TaskType } from "./compose-types.ts";
import { CLASSES } from "./task-classes-lexicon.ts";
import { TASK_CUES } from "./task-cues-lexicon.ts";
import { SHAPE_SOURCES } from "./task-shapes-lexicon.ts";

export type CueLevel = "strong" | "usual" | "weak";

/** A listed word or phrase in a text: its place counted in tokens, and the entry itself. */
export interface Hit {
  at: number;
  length: number;
  entry: string;
}

/** Everything listed that a text holds. */
export interface Tags {
  tokens: readonly Token[];
  classes: ReadonlyMap<string, readonly Hit[]>;
  cues: readonly (Hit & { type: TaskType; level: CueLevel })[];
}

type Owner = { name: string } | { type: TaskType; level: CueLevel };

interface Entry {
  entry: string;
  /** What follows the first token. */
  rest: readonly string[];
  owner: Owner;
}

interface Dictionary {
  words: Map<string, Entry[]>;
  verbs: Map<string, Entry[]>;
  /** Entries whose last token may go on, by the first letters of their first one. */
  open: Map<string, (Entry & { first: string })[]>;
}

const OPEN_KEY = 4;
const DICTIONARY = makeDictionary();

/** A term of a shape as the dictionary knows it: a class or a word of its own. */
export function termName(term: string): string {
  return term in CLASSES ? term : `=${term}`;
}

function makeDictionary(): Dictionary {
  const dictionary: Dictionary = { words: new Map(), verbs: new Map(), open: new Map() };
  for (const [name, list] of Object.entries(CLASSES))
    for (const entry of list.split("|")) add(dictionary, entry, { name });
  for (const [type, cues] of Object.entries(TASK_CUES))
    for (const level of ["strong", "usual", "weak"] as const)
      for (const entry of cues[level].split("|")) add(dictionary, entry, { type: type as TaskType, level });
  const own = new Set(
    SHAPE_SOURCES.flatMap(({ parts }) => parts.flat())
      .map((term) => term.replace(/^[!^]|:\d$/g, ""))
      .filter((term) => !(term in CLASSES)),
  );
  for (const term of own) add(dictionary, term.replaceAll("_", " "), { name: termName(term) });
  return dictionary;
}

function add({ words, verbs, open }: Dictionary, source: string, owner: Owner): void {
  const verb = source.startsWith("~");
  const goesOn = source.endsWith("*");
  const [first, ...rest] = tokenise(fold(source.replace(/^~|\*$/g, ""))).map(({ text }) => text);
  if (first === undefined) return;
  const entry = { entry: source, rest, owner };
  if (goesOn) push(open, first.slice(0, OPEN_KEY), { ...entry, first });
  else push(verb ? verbs : words, first, entry);
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Finds every listed word of a folded text. */
export function findTags(folded: string): Tags {
  const tokens = tokenise(folded);
  const classes = new Map<string, Hit[]>();
  const cues: (Hit & { type: TaskType; level: CueLevel })[] = [];
  const seen = new Set<Entry>();
  const take = (at: number, entries: readonly Entry[] | undefined) => {
    for (const found of entries ?? []) {
      if (seen.has(found) || !goesOnWith(tokens, at, found.rest)) continue;
      seen.add(found);
      const hit = { at, length: 1 + found.rest.length, entry: found.entry };
      if ("name" in found.owner) push(classes, found.owner.name, hit);
      else cues.push({ ...hit, ...found.owner });
    }
  };
  tokens.forEach((token, at) => {
    seen.clear();
    for (const form of token.forms) take(at, DICTIONARY.words.get(form));
    for (const form of token.verbForms) take(at, DICTIONARY.verbs.get(form));
    const open = DICTIONARY.open.get(token.text.slice(0, OPEN_KEY));
    if (open !== undefined)
      take(
        at,
        open.filter(({ first }) => token.text.startsWith(first)),
      );
  });
  return { tokens, classes, cues };
}

function goesOnWith(tokens: readonly Token[], at: number, rest: readonly string[]): boolean {
  return rest.every((word, index) => {
    const token = tokens[at + 1 + index];
    return token !== undefined && (token.text === word || token.forms.includes(word));
  });
}
