import { fold } from "#engines/text/fold.ts";
import type { z } from "zod";
import type { promptGenerate } from "#tools/prompt-generate/tool.ts";

type Question = z.output<typeof promptGenerate.result>["questions"][number];
type Input = z.output<typeof promptGenerate.input>;

const MOST = { short: 2, standard: 4, full: 4 } as const;
const LONGEST = { ask: 160, label: 40, why: 160, example: 90 };
const MOST_EXAMPLES = 3;
/** Begins like a question that "no" answers. */
const YES_OR_NO = /^(?:هل|واش|is|are|was|do|does|did|has|have|can|could|will|would|should|any)(?!\p{L})/iu;

/**
 * A model's questions as the page takes them: whole, short enough for a phone, none twice and none that was answered.
 * One alone stays alone: the request said the rest. An empty list when it gave none.
 */
export function questionsOf(
  given: readonly { ask: string; label: string; why: string; examples: readonly string[] }[],
  input: Pick<Input, "detail" | "answers">,
): Question[] {
  const seen = new Set((input.answers ?? []).map(({ ask }) => fold(ask ?? "")));
  const own: Question[] = [];
  for (const { ask, label, why, examples } of given) {
    const words = ask.trim();
    const name = nameOf(label.trim(), words);
    if (words === "" || words.length > LONGEST.ask || seen.has(fold(name)) || seen.has(fold(words))) continue;
    seen.add(fold(name)).add(fold(words));
    own.push({
      id: `m${own.length + 1}`,
      label: name,
      ask: words,
      parts: [],
      why: why.trim().slice(0, LONGEST.why),
      examples: [...new Set(examples.map((example) => example.trim()))]
        .filter((example) => example !== "" && example.length <= LONGEST.example)
        .slice(0, MOST_EXAMPLES),
      kind: "line",
      isOpen: false,
      noneIsAnswer: YES_OR_NO.test(words),
    });
  }
  return own.slice(0, MOST[input.detail]);
}

/** What names the answer in the prompt; the question itself where the model gave no short name. */
function nameOf(label: string, ask: string): string {
  return label === "" || label.length > LONGEST.label ? ask : label;
}
