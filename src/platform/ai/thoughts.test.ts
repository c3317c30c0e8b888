import { expect, test } from "vitest";
import { ThoughtFilter } from "./thoughts.ts";

function read(pieces: readonly string[]): string {
  const filter = new ThoughtFilter();
  return pieces.map((piece) => filter.read(piece)).join("") + filter.end();
}

const ANSWER = '{"prompt":"اكتب رسالة"}';

test.each([
  ["no thought", ANSWER],
  ["a thought with a draft in it", `<think>Perhaps {"prompt":"draft"}?</think>${ANSWER}`],
  ["a thought after a line break", `\n<think>نفكّر</think>${ANSWER}`],
  ["Harmony channels", `<|channel|>analysis<|message|>Hm<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}`],
  ["Mistral's marks", `[THINK]Hm[/THINK]${ANSWER}`],
])("%s leaves the answer, whole and in any pieces", (_name, text) => {
  expect(read([text])).toBe(ANSWER);
  expect(read([...text])).toBe(ANSWER);
});

test("marks inside an answer are the answer's, and a short answer is not held back for ever", () => {
  expect(read(["Write <think> first, </think> last"])).toBe("Write <think> first, </think> last");
  expect(read(["<"])).toBe("<");
  expect(read(["<thi"])).toBe("<thi");
});

test("a thought without end leaves nothing", () => {
  expect(read(["<think>and so ", "on and on"])).toBe("");
});
