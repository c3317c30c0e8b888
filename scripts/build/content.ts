import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/*
 * What people write in `content/`, built to the JSON that server, browser and command line read. `npm run content` writes it;
 * a test compares it, so a change of a text is a change of one file and this command.
 */
export const SYSTEM_PROMPTS = "src/tools/system-prompts.json";
const FOLDER = "content/prompts";
/** Variables that a call fills; any other pair of braces would reach a model as it is. */
const VARIABLES = new Set(["options", "target", "answer_language", "model_facts"]);

/** The system prompts by tool and language. Throws with file and line for what no call could use. */
export function readSystemPrompts(folder = FOLDER): Record<string, Record<string, string>> {
  const prompts: Record<string, Record<string, string>> = {};
  for (const file of readdirSync(folder).toSorted()) {
    const [, slug, language] = /^([a-z-]+)\.(ar|en)\.md$/.exec(file) ?? [];
    const path = join(folder, file);
    if (!slug || !language) throw new Error(`${path}: a system prompt is called TOOL.ar.md or TOOL.en.md`);
    const text = readFileSync(path, "utf8");
    text.split("\n").forEach((line, index) => {
      for (const [, name = ""] of line.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g))
        if (!VARIABLES.has(name))
          throw new Error(`${path}:${index + 1}: {{${name}}} is none of ${[...VARIABLES].join(", ")}`);
    });
    if (!text.includes("{{options}}"))
      throw new Error(`${path}: {{options}} is missing, where the person's choices go`);
    (prompts[slug] ??= {})[language] = text;
  }
  for (const [slug, byLanguage] of Object.entries(prompts))
    for (const language of ["ar", "en"])
      if (!byLanguage[language]) throw new Error(`${FOLDER}/${slug}.${language}.md is missing`);
  return prompts;
}

/** The bytes of the built file. */
export function builtPrompts(): string {
  return `${JSON.stringify(readSystemPrompts(), null, 2)}\n`;
}

if (process.argv[1]?.endsWith("content.ts")) writeFileSync(SYSTEM_PROMPTS, builtPrompts());
