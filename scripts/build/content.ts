import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folded } from "#pages/shell/folded.ts";
import { builtText, engineContent } from "./engine-content.ts";
import { readPairFiles } from "./pair-files.ts";
import { readTaskFiles } from "./task-files.ts";

/*
 * What people write in `content/`, built to the JSON that server, browser and command line read. `npm run content` writes it;
 * a test compares it, so a change of a text is a change of one file and this command.
 */
export const SYSTEM_PROMPTS = "src/tools/system-prompts.json";
export const DRAFT_PROMPTS = "src/tools/draft-prompts.json";
export const TASKS = "src/engines/questions/tasks.json";
export const PAIRS = "src/pages/tasks/pairs.json";
export const SEARCH_WORDS = { ar: "src/pages/tasks/search-words.ar.json", en: "src/pages/tasks/search-words.en.json" };
/** A word that more tasks are worded with finds none of them. */
const MOST_TASKS_OF_A_WORD = 40;
const FOLDER = "content/prompts";
const DRAFTS_FOLDER = "content/drafts";
/** Variables that a call fills; any other pair of braces would reach a model as it is. */
const VARIABLES = new Set(["options", "target", "answer_language", "model_facts"]);

/** Every text of a folder with its tool and language. Throws with file and line for a variable that no call fills, or a language that is missing. */
function promptFiles(folder: string): { path: string; slug: string; language: string; text: string }[] {
  const files = readdirSync(folder)
    .toSorted()
    .map((file) => {
      const [, slug, language] = /^([a-z-]+)\.(ar|en)\.md$/.exec(file) ?? [];
      const path = join(folder, file);
      if (!slug || !language) throw new Error(`${path}: a text for a model is called TOOL.ar.md or TOOL.en.md`);
      const text = readFileSync(path, "utf8");
      text.split("\n").forEach((line, index) => {
        for (const [, name = ""] of line.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g))
          if (!VARIABLES.has(name))
            throw new Error(`${path}:${index + 1}: {{${name}}} is none of ${[...VARIABLES].join(", ")}`);
      });
      if (!text.includes("{{options}}"))
        throw new Error(`${path}: {{options}} is missing, where the person's choices go`);
      return { path, slug, language, text };
    });
  for (const { slug } of files)
    for (const language of ["ar", "en"])
      if (!files.some((one) => one.slug === slug && one.language === language))
        throw new Error(`${folder}/${slug}.${language}.md is missing`);
  return files;
}

/** The system prompts by tool and language. */
export function readSystemPrompts(folder = FOLDER): Record<string, Record<string, string>> {
  const prompts: Record<string, Record<string, string>> = {};
  for (const { slug, language, text } of promptFiles(folder)) (prompts[slug] ??= {})[language] = text;
  return prompts;
}

/** By tool and language what two colleagues are asked before the answer, then how its writer reads them: three texts between lines of dashes. */
export function readDraftPrompts(
  folder = DRAFTS_FOLDER,
): Record<string, Record<string, { asks: string[]; edit: string }>> {
  const drafts: ReturnType<typeof readDraftPrompts> = {};
  for (const { path, slug, language, text } of promptFiles(folder)) {
    const [first = "", second = "", edit = "", ...more] = text.split(/^---\n/mu).map((part) => part.trim());
    if (first === "" || second === "" || edit === "" || more.length > 0)
      throw new Error(`${path}: two questions and how to read their answers, between lines of three dashes`);
    (drafts[slug] ??= {})[language] = { asks: [first, second], edit };
  }
  return drafts;
}

/** The bytes of the built files. */
export function builtPrompts(): string {
  return `${JSON.stringify(readSystemPrompts(), null, 2)}\n`;
}
export function builtDrafts(): string {
  return `${JSON.stringify(readDraftPrompts(), null, 2)}\n`;
}
/** What the product holds of the catalogue of tasks, a line a task: all but how people word them, which training and the search of tasks read. */
export function builtTasks(): string {
  const lines = readTaskFiles().map(({ phrasings: _, ...task }) => JSON.stringify(task));
  return `[\n${lines.join(",\n")}\n]\n`;
}

/** By task the everyday words that people use for it, which the page of tasks searches beside what it shows. */
export function builtSearchWords(language: "ar" | "en"): string {
  const wordsOf = (text: string) =>
    folded(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2);
  const tasks = readTaskFiles().map(({ id, name, leaves, say, phrasings, questions }) => {
    const shown = new Set([name, leaves, say].flatMap((text) => wordsOf(text[language])));
    const said = [...phrasings[language], ...questions.map(({ label }) => label[language])].flatMap(wordsOf);
    const shownText = [...shown].join(" ");
    return { id, words: [...new Set(said)].filter((word) => !shownText.includes(word)) };
  });
  const counts = new Map<string, number>();
  for (const word of tasks.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const lines = tasks.map(({ id, words }) => {
    const telling = words.filter((word) => (counts.get(word) ?? 0) <= MOST_TASKS_OF_A_WORD);
    // A word inside a longer one is found in that.
    const longest = telling.filter((word) => !telling.some((other) => other !== word && other.includes(word)));
    return `${JSON.stringify(id)}:${JSON.stringify(longest.join(" "))}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** Pairs of answers that the tasks' pages show, a line a task. */
export function builtPairs(): string {
  const lines = Object.entries(readPairFiles(readTaskFiles().map(({ id }) => id))).map(
    ([id, pair]) => `${JSON.stringify(id)}:${JSON.stringify(pair)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}

if (process.argv[1]?.endsWith("content.ts")) {
  writeFileSync(SYSTEM_PROMPTS, builtPrompts());
  writeFileSync(DRAFT_PROMPTS, builtDrafts());
  writeFileSync(TASKS, builtTasks());
  writeFileSync(PAIRS, builtPairs());
  for (const language of ["ar", "en"] as const) writeFileSync(SEARCH_WORDS[language], builtSearchWords(language));
  for (const [path, value] of Object.entries(engineContent())) writeFileSync(path, builtText(value));
}
