import { readdirSync, readFileSync } from "node:fs";
import { readTokens, type Token } from "#engines/reader/tokens.ts";
import { sentences } from "#engines/text/segment.ts";
import { LEARNED_SIGNS, type LearnedSign } from "#engines/humanizer/signs/sign-outputs.ts";
import type { TokenRun } from "#engines/humanizer/signs/sign-features.ts";

export type StyleLanguage = "ar" | "en";

/** A paragraph whose sentences somebody labelled, as `training/style/README.md` describes it. */
export interface StyleRow {
  writer: string;
  lang: StyleLanguage;
  text: string;
  sentences: { t: string; signs: { id: string; quote: string }[]; safe?: string }[];
}

/** A wording of a sign: `opens` where it is at a sentence's beginning. */
export interface Wording {
  lang: StyleLanguage;
  sign: LearnedSign;
  opens: boolean;
  phrase: string;
}

/** A text with the places of signs in it, in UTF-16 units; `output` as in `LEARNED_SIGNS`. */
export interface PlacedText {
  text: string;
  isHuman: boolean;
  places: { output: number; start: number; end: number }[];
}

/** A text read once: its tokens and the run of tokens of each of its sentences. */
export interface ReadStyle {
  text: string;
  tokens: Token[];
  runs: (TokenRun & { start: number; end: number })[];
}

/** All labelled paragraphs of a folder, in the order of their files; the writer is the file's name. */
export function readStyleRows(folder: string): StyleRow[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .toSorted()
    .flatMap((file) =>
      readFileSync(`${folder}/${file}`, "utf8")
        .split("\n")
        .filter((line) => line.trim() !== "")
        .map((line) => withOwnNames({ ...(JSON.parse(line) as StyleRow), writer: file.replace(".jsonl", "") })),
    );
}

function withOwnNames(row: StyleRow): StyleRow {
  return {
    ...row,
    sentences: row.sentences.map((sentence, index) => ({
      ...sentence,
      signs: sentence.signs.map(({ id, quote }) => ({ id: nameOf(id, index === 0), quote })),
    })),
  };
}

/** What an assistant leaves around a text is two signs: before it and after it. */
function nameOf(id: string, isFirst: boolean): string {
  return id === "assistant-residue" ? (isFirst ? "chatbot-opening" : "chatbot-closing") : (OTHER_NAMES[id] ?? id);
}

/** Names that writers gave to signs, and the product's. */
export const OTHER_NAMES: Record<string, string> = {
  "cliche-opening": "opener-cliche",
  "not-x-but-y": "negative-parallelism",
  "summary-closing": "generic-conclusion",
  "universal-audience": "audience-triad",
  buzzword: "ai-vocabulary",
  puffery: "promotional-adjectives",
  "future-optimism": "challenges-future",
  intensifier: "intensifier-stack",
  "emoji-bullets": "emoji-decor",
  "hedge-pileup": "hedging-stack",
  "passive-calque": "agentless-passive",
  "bold-label-list": "inline-header-bullets",
  "em-dash-aside": "em-dash-run",
  "elegant-variation": "synonym-cycling",
};

/** The wordings of `wordings.tsv`: language, sign, "^" where it opens a sentence, phrase. */
export function readWordings(folder: string): Wording[] {
  return readFileSync(`${folder}/wordings.tsv`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [lang, sign, place, phrase] = line.split("\t") as [StyleLanguage, LearnedSign, string, string];
      return { lang, sign, opens: place === "^", phrase };
    });
}

/** The places of `places.tsv` by the id of their text: sign, start and length between colons. */
export function readPlaces(folder: string): Map<string, PlacedText["places"]> {
  const lines = readFileSync(`${folder}/places.tsv`, "utf8").trim().split("\n");
  return new Map(
    lines.map((line) => {
      const [id = "", list = ""] = line.split("\t");
      const places = list.split(" ").filter((place) => place !== "");
      return [
        id,
        places.map((place) => {
          const [output = 0, start = 0, length = 0] = place.split(":").map(Number);
          return { output, start, end: start + length };
        }),
      ];
    }),
  );
}

export function readStyle(text: string): ReadStyle {
  const tokens = readTokens(text);
  const spans = sentences(text);
  let at = 0;
  const runs = spans.map(({ start, end }, index) => {
    while (at < tokens.length && (tokens[at] as Token).start < start) at += 1;
    const from = at;
    while (at < tokens.length && (tokens[at] as Token).start < end) at += 1;
    return { from, to: at, start, end, isFirst: index === 0, isLast: index === spans.length - 1 };
  });
  return { text, tokens, runs };
}

/** The output of a sign; -1 for one that is not learned. */
export function outputOf(sign: string): number {
  return LEARNED_SIGNS.indexOf(sign as LearnedSign);
}
