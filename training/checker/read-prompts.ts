import { readdirSync, readFileSync } from "node:fs";
import { fold } from "#engines/text/fold.ts";
import type { RuleId } from "#engines/prompt-checker/rule.ts";
import { RULE_EXAMPLES } from "#engines/prompt-checker/guide/rule-examples-data.ts";
import { PIECE_FAULTS, type Topic } from "#engines/prompt-checker/reading/outputs.ts";
import { readRows, type Row } from "../reader/read-rows.ts";

/** A fault that somebody found in a prompt: `quote` is the place, or null for something absent. */
export interface LabelledFault {
  id: RuleId;
  quote: string | null;
}

/** One labelled prompt, as `training/prompts/README.md` describes it. */
export interface PromptRow {
  id: string;
  writer: string;
  lang: "ar" | "en";
  text: string;
  type: string;
  /** 0 (nothing can be made of it) to 4 (sound); null where nobody judged it. */
  quality: number | null;
  given?: readonly string[];
  parts?: readonly { t: string; r: string; vague?: boolean }[] | undefined;
  faults: readonly LabelledFault[];
  /** Subjects that ask for care, beside that of the type. */
  topics?: readonly Topic[];
  /** "gold" was labelled by its writer; "silver" carries what an earlier engine of rules found. */
  source: "gold" | "silver";
  pair?: string | null;
  side?: "better" | "worse" | null;
}

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
  image: "general",
  video: "general",
};

/** The prompts of `training/prompts`, then the requests of `training/requests` with what the earlier engine found in them. */
export function readPrompts(): PromptRow[] {
  const folder = "training/prompts";
  const prompts = readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl") && !file.startsWith("earlier-"))
    .sort()
    .flatMap((file) => linesOf(`${folder}/${file}`).map((line) => promptOf(JSON.parse(line) as RawPrompt)));
  const earlier = new Map(
    linesOf(`${folder}/earlier-engine.jsonl`).map((line) => {
      const { id, faults } = JSON.parse(line) as { id: string; faults: LabelledFault[] };
      return [id, faults];
    }),
  );
  const requests = readRows("training/requests").map((row) => requestOf(row, earlier.get(row.id) ?? []));
  return [...prompts, ...exampleRows(), ...shortPrompts(), ...libraryPrompts(), ...requests];
}

type RawPrompt = Omit<PromptRow, "faults" | "source"> & { defects: LabelledFault[] };

function promptOf({ defects, ...row }: RawPrompt): PromptRow {
  return { ...row, type: TYPE_NAMES[row.type] ?? row.type, faults: defects, source: "gold" };
}

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
    topics: row.flags.filter((flag) => flag === "health" || flag === "legal" || flag === "finance"),
    faults,
    source: "silver",
  };
}

/** The guide's own examples: what carries a rule's fault, and what does not. */
function exampleRows(): PromptRow[] {
  return (Object.keys(RULE_EXAMPLES) as RuleId[]).flatMap((id) =>
    (["ar", "en"] as const).flatMap((lang) =>
      (["bad", "good"] as const).map((side): PromptRow => {
        const text = RULE_EXAMPLES[id][side][lang];
        const faults = side === "bad" ? [{ id, quote: OF_CLAUSES.has(id) ? text : null }] : [];
        return {
          id: `example-${id}-${side}`,
          writer: `examples-${lang}`,
          lang,
          text,
          type: "",
          quality: null,
          faults,
          source: "gold",
          pair: id,
          side: side === "bad" ? "worse" : "better",
        };
      }),
    ),
  );
}

/** Rules whose fault is a clause: their example is little else. */
const OF_CLAUSES = new Set<string>(PIECE_FAULTS);

/** Short requests that lack nothing for what they ask. */
function shortPrompts(): PromptRow[] {
  return linesOf("training/prompts/short-sound.tsv").map((line, index) => {
    const [lang, type, text] = line.split("\t") as ["ar" | "en", string, string];
    return {
      id: `short-${lang}-${index}`,
      writer: `short-${lang}`,
      lang,
      text,
      type,
      quality: 4,
      parts: [{ t: text, r: "task", vague: false }],
      faults: [],
      source: "gold",
    };
  });
}

/** The library's own prompts: sound, written and read by hand. */
function libraryPrompts(): PromptRow[] {
  return (["ar", "en"] as const).flatMap((lang) => {
    const list = JSON.parse(readFileSync(`src/domain/library/seed-prompts.${lang}.json`, "utf8")) as {
      content: string;
    }[];
    return list.map(({ content }, index) => ({
      id: `library-${lang}-${index}`,
      writer: `library-${lang}`,
      lang,
      text: content,
      type: "",
      quality: 4,
      faults: [],
      source: "gold" as const,
    }));
  });
}

/** The phrases of `cues.tsv`: language, label, phrases between bars. */
export function readPhraseCues(): PhraseCue[] {
  return linesOf("training/prompts/cues.tsv").flatMap((line) => {
    const [lang, label, phrases] = line.split("\t") as [PhraseCue["lang"], string, string];
    return phrases.split("|").map((phrase) => ({ lang, label, phrase: fold(phrase) }));
  });
}

function linesOf(path: string): string[] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
}
