import { z } from "zod";
import { fold } from "#engines/text/fold.ts";
import type { HelpQuestion } from "#tools/tool.ts";

const text = z.string().catch("");
/** A list; a model that no schema holds may give its one line as a text, or several under each other. */
const texts = z.preprocess(
  (given) => (typeof given === "string" ? given.split("\n").map((line) => line.replace(/^\s*[-•]\s*/u, "")) : given),
  z.array(z.string()).catch([]),
);

/** The keys that a model's answer may hold beside its result. Whatever is unsound in them is left out; the result stays. */
export const HELP_ANSWER = {
  notes: texts,
  question: z.object({ ask: text, examples: texts }).nullable().catch(null),
};

/** Other ways, as a model gives them: one or a list. */
export const DIRECTIONS_ANSWER = z.preprocess(
  (given) => (given === null || typeof given !== "object" || Array.isArray(given) ? given : [given]),
  z.array(z.object({ name: text, prompt: text })).catch([]),
);

const LONGEST = { note: 400, ask: 240, example: 160 };
const MOST_EXAMPLES = 3;

/** A JSON Schema of an answer as a provider takes it. */
export function answerSchemaOf(answer: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(answer, {
    io: "input",
    override: ({ jsonSchema }) => delete jsonSchema.default,
  });
  return schema;
}

/** Lines of help for the person: short, none twice, at most `most`. */
export function notesOf(notes: readonly string[], most: number): string[] {
  const seen = new Set<string>();
  return notes
    .map((note) => note.trim())
    .filter((note) => {
      const folded = fold(note);
      if (note === "" || note.length > LONGEST.note || seen.has(folded)) return false;
      seen.add(folded);
      return true;
    })
    .slice(0, most);
}

/** The question, or null where there is none or it was answered just now. */
export function questionOf(
  given: { ask: string; examples: readonly string[] } | null,
  isAnswered: boolean,
): HelpQuestion | null {
  const ask = given?.ask.trim() ?? "";
  if (isAnswered || ask === "" || ask.length > LONGEST.ask) return null;
  const examples = [...new Set((given?.examples ?? []).map((example) => example.trim()))];
  return {
    id: "q1",
    ask,
    examples: examples.filter((one) => one !== "" && one.length <= LONGEST.example).slice(0, MOST_EXAMPLES),
  };
}
