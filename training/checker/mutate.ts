import { readFileSync } from "node:fs";
import { foldOf, FOLDS, foldOfText } from "./folds.ts";
import type { PromptRow } from "./prompt-row.ts";

/** A prompt, and the same one made worse on purpose. */
export interface MutatedPair {
  better: PromptRow;
  worse: PromptRow;
  what: string;
}

/** Roles whose loss leaves the answer less sure. */
const REMOVED = new Set([
  "audience",
  "format",
  "length",
  "tone",
  "requirement",
  "exclusion",
  "background",
  "goal",
  "material",
  "success",
  "role",
  "example",
]);
const LEAST_PARTS = 3;
/** So many of each kind are made of one prompt. */
const MOST_EACH = 2;

export type Blurs = ReadonlyMap<string, readonly string[]>;

/** Vague wordings by language and role. */
export function readBlurs(): Blurs {
  const lines = readFileSync("training/prompts/blurs.tsv", "utf8").trim().split("\n");
  return new Map(
    lines.map((line) => {
      const [lang, role, phrases] = line.split("\t") as [string, string, string];
      return [`${lang} ${role}`, phrases.split("|")];
    }),
  );
}

/** The pairs that removing and blurring the parts of a prompt gives, in a set order. */
export function mutationsOf(row: PromptRow, blurs: Blurs, seed: number): MutatedPair[] {
  const parts = placed(row);
  if (parts === null) return [];
  const found: MutatedPair[] = [];
  const order = parts.map((_, index) => (index * 7 + seed) % parts.length);
  let removed = 0;
  let blurred = 0;
  for (const at of new Set(order)) {
    const part = parts[at] as Part;
    if (removed < MOST_EACH && parts.length >= LEAST_PARTS && REMOVED.has(part.r) && !part.vague) {
      const rest = parts.filter((_, index) => index !== at);
      found.push({ better: row, worse: rebuilt(row, rest), what: `removed ${part.r}` });
      removed += 1;
    }
    // A wording enters prompts of one fold only: none is learned from and measured on.
    const phrases = blurs.get(`${row.lang} ${part.r}`)?.filter((_, index) => index % FOLDS === foldOf(row));
    if (blurred < MOST_EACH && phrases?.length && !part.vague && part.t.length > 8) {
      const t = `${phrases[(seed + at) % phrases.length] as string}${/[.،,؛;:!?؟]$/.exec(part.t)?.[0] ?? ""}`;
      const rest = parts.map((one, index) => (index === at ? { ...one, t, vague: true } : one));
      const worse = rebuilt(row, rest);
      if (part.r === "task") worse.lacks = true;
      found.push({ better: row, worse, what: `blurred ${part.r}` });
      blurred += 1;
    }
  }
  return found;
}

interface Part {
  t: string;
  r: string;
  vague?: boolean;
  /** What was before it in the text: a space or a line break. */
  before: string;
}

function placed(row: PromptRow): Part[] | null {
  if (!row.parts || row.parts.length < 2) return null;
  const parts: Part[] = [];
  let at = 0;
  for (const part of row.parts) {
    const t = part.t.trim();
    const start = row.text.indexOf(t, at);
    if (start < 0) return null;
    parts.push({ ...part, t, before: row.text.slice(at, start) });
    at = start + t.length;
  }
  return parts;
}

function rebuilt(row: PromptRow, parts: readonly Part[]): PromptRow {
  const text = parts.map(({ t, before }, index) => (index === 0 ? t : (before || " ") + t)).join("");
  return {
    id: `${row.id}~`,
    writer: row.writer,
    pair: row.pair ?? null,
    lang: row.lang,
    type: row.type,
    quality: null,
    text,
    parts: parts.map(({ t, r, vague }) => ({ t, r, vague: vague ?? false })),
    faults: row.faults.filter(({ quote }) => quote !== null && text.includes(quote)),
    source: row.source,
  };
}

/** Faults that a sentence brings into any prompt. */
const ADDED: readonly string[] = [
  "persona-puffery",
  "filler-politeness",
  "impossible-capability",
  "unverifiable-sources",
  "unsafe-request",
  "injection-risk",
  "missing-audience",
  "subjective-quality-words",
  "forced-reasoning-phrase",
  "shouting-emphasis",
  "time-sensitive-no-date",
  "agent-no-stop-rule",
];

/** A sentence with one fault; the words that carry it were between brackets. */
export interface FaultySentence {
  lang: "ar" | "en";
  id: PromptRow["faults"][number]["id"];
  text: string;
  quotes: readonly string[];
}

/** The sentences of `faults.tsv`. */
export function readFaultySentences(): FaultySentence[] {
  const lines = readFileSync("training/prompts/faults.tsv", "utf8").trim().split("\n");
  return lines.flatMap((line) => {
    const [lang, id, ...sentences] = line.split("\t") as ["ar" | "en", FaultySentence["id"], ...string[]];
    return sentences.map((sentence) => {
      const text = sentence.replace(/[[\]]/g, "");
      const marked = Array.from(sentence.matchAll(/\[([^\]]+)\]/g), ([, words]) => words as string);
      return { lang, id, text, quotes: marked.length > 0 ? marked : [text] };
    });
  });
}

/** The faulty sentences by themselves, each a prompt. */
export function faultyRows(sentences: readonly FaultySentence[]): PromptRow[] {
  return sentences.map((sentence, index) => ({
    ...faultyRow(sentence, sentence.text),
    id: `fault-${sentence.lang}-${index}`,
    fold: foldOfText(sentence.text),
  }));
}

function faultyRow({ lang, id, quotes, text: own }: FaultySentence, text: string): PromptRow {
  const vague = id === "subjective-quality-words" || id === "vague-goal" || id === "missing-audience";
  return {
    id: "",
    writer: `faults-${lang}`,
    lang,
    type: "",
    quality: null,
    text,
    ...(vague ? { parts: [{ t: own, r: VAGUE_ROLE[id] ?? "task", vague: true }] } : {}),
    faults: quotes.map((quote) => ({ id, quote })),
    source: "gold",
  };
}

const VAGUE_ROLE: Partial<Record<FaultySentence["id"], string>> = {
  "subjective-quality-words": "tone",
  "missing-audience": "audience",
};

/** A sound prompt with a faulty sentence added before or after its own words. */
export function withFault(row: PromptRow, sentences: readonly FaultySentence[], seed: number): MutatedPair[] {
  const own = sentences
    .filter(({ lang, id }) => lang === row.lang && ADDED.includes(id))
    .filter((one) => foldOfText(one.text) === foldOf(row));
  return [0, 1].flatMap((turn) => {
    const sentence = own[(seed * 13 + turn * 57) % own.length];
    if (!sentence || row.text.length < 30) return [];
    const first = sentence.id === "persona-puffery" || sentence.id === "filler-politeness";
    const text = first ? `${sentence.text} ${row.text}` : `${row.text}\n${sentence.text}`;
    const faulty = faultyRow(sentence, text);
    const worse = { ...row, ...faulty, id: `${row.id}~`, writer: row.writer, pair: row.pair ?? null, parts: undefined };
    return [
      { better: row, worse: { ...worse, faults: [...row.faults, ...faulty.faults] }, what: `added ${sentence.id}` },
    ];
  });
}
