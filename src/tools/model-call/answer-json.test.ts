import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAnswerJson } from "./answer-json.ts";

const answer = { prompt: 'اكتب "رسالة"\nمن سطرين { و } و [', list: ["a", "ب"] };
const json = JSON.stringify(answer);

describe("readAnswerJson", () => {
  test.each([
    ["bare", json],
    ["fenced", `\`\`\`json\n${json}\n\`\`\``],
    ["after a sentence", `تفضل، هذا هو البرومبت:\n${json}`],
    ["before a sentence", `${json}\nI hope this helps {really}.`],
    ["after a placeholder", `The {{name}} slot is filled below. ${json}`],
    ["spaced out", JSON.stringify(answer, null, 2)],
  ])("reads an object that is %s", (_name, reply) => {
    expect(readAnswerJson(reply)).toEqual({ kind: "object", value: answer });
  });

  test("repairs bare line breaks in strings and a comma before the end", () => {
    expect(readAnswerJson('{"prompt": "سطر\nوسطر",\n "list": [1, 2,],\n}')).toEqual({
      kind: "object",
      value: { prompt: "سطر\nوسطر", list: [1, 2] },
    });
  });

  test("takes out what must not be stored or copied", () => {
    expect(readAnswerJson('{"prompt": "a\\u0000b\\u202ec\\ud800d"}')).toEqual({
      kind: "object",
      value: { prompt: "abcd" },
    });
  });

  const draft = JSON.stringify({ prompt: "a draft" });
  test.each([
    ["between tags", `<think>Maybe ${draft}? Better:</think>\n${json}`],
    ["before a closing tag alone", `Maybe ${draft}? Better:\n</think>\n\n${json}`],
    [
      "in a channel",
      `<|channel|>analysis<|message|>Say ${draft}<|end|><|start|>assistant<|channel|>final<|message|>${json}<|return|>`,
    ],
    ["in brackets", `[THINK]${draft}[/THINK]${json}`],
    ["as an example", `Example ${draft} Final ${json}`],
    ["after an echoed schema", `{"type":"object","properties":{"prompt":{"type":"string"}}} ${json}`],
  ])("takes no thinking for the answer: %s", (_name, reply) => {
    expect(readAnswerJson(reply, "prompt")).toEqual({ kind: "object", value: answer });
  });

  test("thinking without an end is no answer, and an answer cut after a draft is cut", () => {
    expect(readAnswerJson(`<think>Perhaps ${draft}`, "prompt")).toEqual({ kind: "none" });
    expect(readAnswerJson(`<think>x</think>{"prompt": "half`, "prompt")).toEqual({ kind: "cut" });
    expect(readAnswerJson(`${draft} {"prompt": "half`, "prompt")).toEqual({ kind: "cut" });
  });

  test("a tag that the person's own text names ends no thinking", () => {
    const own = { prompt: "Explain what </think> does", list: [] };
    expect(readAnswerJson(JSON.stringify(own), "prompt")).toEqual({ kind: "object", value: own });
  });

  test("tells a cut answer from one that holds no object", () => {
    expect(readAnswerJson('{"prompt": "half of')).toEqual({ kind: "cut" });
    expect(readAnswerJson('```json\n{"prompt": "whole", "list": ["a"')).toEqual({ kind: "cut" });
    expect(readAnswerJson("I cannot help with {that}.")).toEqual({ kind: "none" });
    expect(readAnswerJson("[1, 2]")).toEqual({ kind: "none" });
    expect(readAnswerJson("")).toEqual({ kind: "none" });
  });

  test("any object survives being wrapped, and no cut of it passes for whole", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 30 }), (text, short) => {
        const whole = JSON.stringify({ prompt: `x${text}`, n: [1, { a: "b" }] });
        expect(readAnswerJson(`\`\`\`\n${whole}\n\`\`\``)).toMatchObject({
          kind: "object",
          value: { prompt: expect.stringMatching(/^x/) as string, n: [1, { a: "b" }] },
        });
        expect(readAnswerJson(whole.slice(0, Math.max(3, whole.length - short)))).toEqual({ kind: "cut" });
      }),
    );
  });
});
