import { generatePrompt } from "#engines/prompt-composer/generate-prompt.ts";
import { findLiterals } from "#engines/text/literals.ts";
import { foldAligned } from "#engines/text/fold.ts";
import { readRows } from "#training/reader/read-rows.ts";
import { SPELLING_VARIANTS } from "../support/spelling-variants.ts";

const SAMPLE = 300;

/**
 * Measures whether spelling changes what the generator makes of a request: for a sample of 300 labelled requests, evenly over
 * all files, the share that keeps its type, its four questions and its literals under each other spelling.
 */
export function run(): Promise<{ table: string[][]; json: object }> {
  const rows = readRows();
  const sample = Array.from({ length: SAMPLE }, (_, index) => rows[Math.floor((index * rows.length) / SAMPLE)]);
  const results = SPELLING_VARIANTS.map(([name, change]) => {
    const kept = { rows: 0, type: 0, questions: 0, literals: 0 };
    for (const row of sample) {
      const changed = row && change(row.text);
      if (row === undefined || changed === undefined || changed === row.text) continue;
      const [before, after] = [outcomeOf(row.text, row.lang), outcomeOf(changed, row.lang)];
      kept.rows += 1;
      if (before.type === after.type) kept.type += 1;
      if (before.questions === after.questions) kept.questions += 1;
      if (before.literals === after.literals) kept.literals += 1;
      if (process.env["SHOW"] && before.questions !== after.questions)
        process.stdout.write(`${name}: ${row.text}\n  ${before.questions}\n  ${after.questions}\n`);
    }
    return { name, ...kept };
  });
  const share = (part: number, whole: number) => (whole === 0 ? "–" : (part / whole).toFixed(3));
  return Promise.resolve({
    table: [
      ["spelling", "requests changed", "type kept", "questions kept", "literals kept"],
      ...results.map(({ name, rows: all, type, questions, literals }) => [
        name,
        String(all),
        share(type, all),
        share(questions, all),
        share(literals, all),
      ]),
    ],
    json: { results },
  });
}

function outcomeOf(text: string, language: "ar" | "en"): { type: string; questions: string; literals: string } {
  const { taskType, questions, prompt } = generatePrompt({
    text,
    detail: "standard",
    promptLanguage: "same",
    interfaceLanguage: language,
  });
  const literals = findLiterals(prompt).map(({ value }) => foldAligned(value).text);
  return { type: taskType, questions: questions.map(({ id }) => id).join(" "), literals: literals.join(" ") };
}
