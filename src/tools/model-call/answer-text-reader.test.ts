import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AnswerTextReader } from "./answer-text-reader.ts";

const answer = JSON.stringify({ thought: "keep {it} short", text: 'سطر أول\n"سطر ثان"' });
const text = 'سطر أول\n"سطر ثان"';

function readInPieces(reply: string, cuts: readonly number[]): string {
  const reader = new AnswerTextReader("text");
  const places = [0, ...cuts.map((cut) => cut % (reply.length + 1)).toSorted((a, b) => a - b), reply.length];
  return places
    .slice(1)
    .map((end, index) => reader.read(reply.slice(places[index], end)))
    .join("");
}

describe("what streams of an answer", () => {
  test.each([
    ["bare", answer],
    ["fenced", `\`\`\`json\n${answer}\n\`\`\``],
    ["after thinking in tags", `<think>{"text":"a draft"}</think>\n${answer}`],
    ["after thinking whose opening the server kept", `Perhaps {"text":"a draft"}.\n</think>\n${answer}`],
    [
      "in the channel of the answer",
      `<|channel|>analysis<|message|>{"text":"a draft"}<|end|><|start|>assistant<|channel|>final<|message|>${answer}`,
    ],
  ])("is the text alone, however it is cut: %s", (_name, reply) => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 12 }), (cuts) => {
        expect(readInPieces(reply, cuts)).toBe(text);
      }),
    );
  });

  test("is nothing where the answer begins with other words: it is shown when it is whole", () => {
    expect(readInPieces(`Example {"text":"a draft"} Final ${answer}`, [3, 20])).toBe("");
    expect(readInPieces('<think>{"text":"a draft"}', [3])).toBe("");
  });
});
