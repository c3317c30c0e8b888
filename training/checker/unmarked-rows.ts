import { readdirSync, readFileSync } from "node:fs";
import { RULE_EXAMPLES } from "#engines/prompt-checker/guide/rule-examples.ts";
import { PIECE_FAULTS } from "#engines/prompt-checker/reading/outputs.ts";
import type { RuleId } from "#engines/prompt-checker/finding.ts";
import { linesOf } from "./lines.ts";
import type { PromptRow } from "./prompt-row.ts";

/** The guide's own examples: what carries a rule's fault, and what does not. */
export function exampleRows(): PromptRow[] {
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
export function shortPrompts(): PromptRow[] {
  return readdirSync("training/prompts")
    .filter((file) => /sound.*\.tsv$/.test(file))
    .sort()
    .flatMap((file) => {
      const hand = file.replace(/^(?:sound-)?|(?:-sound)?\.tsv$/g, "");
      return linesOf(`training/prompts/${file}`).map((line, index): PromptRow => {
        const [lang, type, text] = line.split("\t") as ["ar" | "en", string, string];
        return {
          id: `${hand}-${lang}-${index}`,
          writer: `${hand}-${lang}`,
          lang,
          text,
          type,
          quality: 4,
          // The short ones are one clause; the others hold facts and limits too.
          ...(hand === "short" ? { parts: [{ t: text, r: "task", vague: false }] } : {}),
          faults: [],
          source: "gold",
        };
      });
    });
}

/** Short requests in pairs: one that lacks nothing, and one about the same of which nothing good can be made. */
export function shortTwins(): PromptRow[] {
  return readdirSync("training/prompts")
    .filter((file) => /twins.*\.tsv$/.test(file))
    .sort()
    .flatMap((file) =>
      linesOf(`training/prompts/${file}`).flatMap((line, index) => {
        const [lang, type, sound, thin] = line.split("\t") as ["ar" | "en", string, string, string];
        const name = `${file.replace(".tsv", "")}-${lang}`;
        return [sound, thin].map((text, at): PromptRow => {
          const vague = at === 1;
          return {
            id: `${name}-${index}-${at}`,
            writer: name,
            lang,
            text,
            type,
            quality: vague ? 1 : 4,
            parts: [{ t: text, r: "task", vague }],
            faults: [],
            source: "gold",
            pair: `${name}-${index}`,
            side: vague ? "worse" : "better",
            ...(vague ? { lacks: true } : {}),
          };
        });
      }),
    );
}

/** Sound prompts, each with a version that has one fault: language, kind of work, rule, both texts, the fault's place in brackets. */
export function faultyTwins(): PromptRow[] {
  return readdirSync("training/prompts")
    .filter((file) => /^pairs-.*\.tsv$/.test(file))
    .sort()
    .flatMap((file) => {
      const hand = file.replace(/^pairs-|\.tsv$/g, "");
      return linesOf(`training/prompts/${file}`).flatMap((line, index) =>
        twinsOf(line.replaceAll("\\n", "\n"), hand, index),
      );
    });
}

function twinsOf(line: string, hand: string, index: number): PromptRow[] {
  const [lang, type, id, sound, marked] = line.split("\t") as ["ar" | "en", string, RuleId, string, string];
  const name = `${hand}-${lang}-${index}`;
  const own = { writer: `${lang}-${hand}`, lang, type, source: "gold" as const, pair: name };
  const quote = /\[([^\]]+)\]/.exec(marked)?.[1] ?? null;
  const text = marked.replace(/\[([^\]]+)\]/g, "$1");
  return [
    { ...own, id: name, text: sound, quality: 4, faults: [], side: "better" as const },
    {
      ...own,
      id: `${name}-worse`,
      text,
      quality: WORSE[id] ?? 2,
      faults: [{ id, quote }],
      side: "worse" as const,
    },
  ];
}

/** What one such fault leaves of a sound prompt. */
const WORSE: Partial<Record<RuleId, number>> = {
  "unsafe-request": 0,
  "vague-goal": 1,
  "high-stakes-no-guardrail": 1,
  "missing-input-placeholder": 1,
  "multiple-tasks-tangled": 1,
};

/** The library's own prompts: sound, written and read by hand. */
export function libraryPrompts(): PromptRow[] {
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
