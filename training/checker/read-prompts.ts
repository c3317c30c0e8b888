import type { LabelledFault, PromptRow } from "./prompt-row.ts";
import { readdirSync } from "node:fs";
import { fold } from "#engines/text/fold.ts";
import { readRows, type Row } from "../reader/read-rows.ts";
import { linesOf } from "./lines.ts";
import { exampleRows, faultyTwins, libraryPrompts, shortPrompts, shortTwins } from "./unmarked-rows.ts";

export interface PhraseCue {
  lang: "ar" | "en";
  label: string;
  phrase: string;
}

/** Words that writers use for a kind of work beside the reader's own names. */
const TYPE_NAMES: Record<string, string> = {
  translation: "translate",
  summary: "summarise",
  summarize: "summarise",
  code: "code-write",
  agent: "agent-bot",
  email: "email-letter",
  message: "email-letter",
  invitation: "email-letter",
  image: "general",
  video: "general",
  question: "general",
  list: "general",
  advice: "general",
  mixed: "general",
  math: "general",
  other: "general",
  unsafe: "general",
  calculation: "general",
  conversion: "general",
  facts: "general",
  design: "general",
  explanation: "tutor",
  guide: "tutor",
  history: "tutor",
  instructions: "tutor",
  "social-post": "marketing",
  "product-description": "marketing",
  "product-text": "marketing",
  post: "marketing",
  medical: "health-info",
  health: "health-info",
  legal: "legal-info",
  contract: "legal-info",
  finance: "finance-info",
  speech: "article",
  report: "article",
  research: "article",
  comparison: "research-compare",
  "lesson-plan": "exam-lesson",
  quiz: "exam-lesson",
  travel: "plan",
  "travel-plan": "plan",
  "business-plan": "plan",
  story: "creative",
  "data-analysis": "data",
  analysis: "data",
  classification: "extract-classify",
  proofread: "rewrite",
  cv: "career",
  interview: "career",
};

/** The prompts of `training/prompts`, then the requests of `training/requests` with what the earlier engine found in them. */
export function readPrompts(): PromptRow[] {
  const folder = "training/prompts";
  const prompts = readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl") && !file.startsWith("earlier-"))
    .sort()
    .flatMap((file) => readPromptFile(`${folder}/${file}`));
  const earlier = new Map(
    linesOf(`${folder}/earlier-engine.jsonl`).map((line) => {
      const { id, faults } = JSON.parse(line) as { id: string; faults: LabelledFault[] };
      return [id, faults];
    }),
  );
  const requests = readRows(["training/requests"]).map((row) => requestOf(row, earlier.get(row.id) ?? []));
  return [
    ...prompts,
    ...exampleRows(),
    ...shortPrompts(),
    ...shortTwins(),
    ...faultyTwins(),
    ...libraryPrompts(),
    ...requests,
  ];
}

/** The prompts of one file, as `training/prompts/README.md` describes them. */
export function readPromptFile(path: string): PromptRow[] {
  return linesOf(path).map((line) => promptOf(JSON.parse(line) as RawPrompt));
}

type RawPrompt = Omit<PromptRow, "faults" | "source"> & { defects: LabelledFault[] };

function promptOf({ defects, ...row }: RawPrompt): PromptRow {
  const parts = row.parts?.map((part) => ({ ...part, r: PART_NAMES[part.r] ?? part.r }));
  return { ...row, parts, type: TYPE_NAMES[row.type] ?? row.type ?? "", faults: defects ?? [], source: "gold" };
}

const PART_NAMES: Readonly<Record<string, string>> = { input: "material", constraint: "requirement" };

function requestOf(row: Row, faults: readonly LabelledFault[]): PromptRow {
  const { id, writer, lang, text, type, given, parts } = row;
  return {
    id,
    writer,
    lang,
    text,
    type,
    quality: null,
    ...(given ? { given } : {}),
    ...(parts ? { parts } : {}),
    ...(row.flags
      ? { topics: row.flags.filter((flag) => flag === "health" || flag === "legal" || flag === "finance") }
      : {}),
    faults,
    source: "silver",
  };
}

/** The phrases of `cues.tsv`: language, label, phrases between bars. */
export function readPhraseCues(): PhraseCue[] {
  return linesOf("training/prompts/cues.tsv").flatMap((line) => {
    const [lang, label, phrases] = line.split("\t") as [PhraseCue["lang"], string, string];
    return phrases.split("|").map((phrase) => ({ lang, label, phrase: fold(phrase) }));
  });
}
