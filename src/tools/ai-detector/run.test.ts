import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LEAST_WORDS as ENGINE_LEAST } from "#engines/ai-detector/judge-material.ts";
import type { RunContext } from "#tools/runner.ts";
import type { InputFile } from "#tools/tool.ts";
import { LEAST_WORDS } from "./limits.ts";
import { aiDetectorRunner } from "./run.ts";
import { aiDetector } from "./tool.ts";

const [english, arabic] = readFileSync("bench/samples/detector.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => (JSON.parse(line) as { text: string }).text) as [string, string];

/** A port that is not used: plain text is read without it. */
const context = { lang: "en", signal: new AbortController().signal, ports: {} } as unknown as RunContext;
const choices = { textLanguage: "auto", sensitivity: "careful" } as const;

function fileOf(text: string): InputFile {
  return { name: "essay.md", type: "text/plain", bytes: new TextEncoder().encode(text), sha256: "" };
}

const run = async (input: object) => {
  const outcome = await aiDetectorRunner.builtIn?.({ ...choices, ...input }, context);
  return (outcome as { result: Record<string, unknown> }).result;
};

describe("what is accepted", () => {
  test("asks for 60 English or 80 Arabic words, as the engine does", () => {
    expect(LEAST_WORDS).toEqual(ENGINE_LEAST);
    const faultOf = (text: string) => aiDetector.input.safeParse({ text }).error?.issues[0]?.message;
    expect(faultOf("word ".repeat(59))).toBe("too_few_words 60");
    expect(faultOf("word ".repeat(60))).toBeUndefined();
    expect(faultOf("كلمة ".repeat(79))).toBe("too_few_words 80");
    expect(faultOf("كلمة ".repeat(80))).toBeUndefined();
    expect(faultOf("word ".repeat(4_100))).toBe("too_long 20000");
  });

  test("refuses a run with neither text nor file", async () => {
    await expect(run({})).rejects.toMatchObject({ code: "invalid_input", fields: { text: "required" } });
  });

  test("refuses a file with too little in it", async () => {
    await expect(run({ file: fileOf("Too short.") })).rejects.toMatchObject({
      code: "invalid_input",
      fields: { file: "too_few_words 60" },
    });
  });
});

describe("a run", () => {
  test("gives a result of the declared shape, in both languages", async () => {
    for (const text of [english, arabic]) expect(aiDetector.result.parse(await run({ text }))).toBeTruthy();
  });

  test("warns of an encoding that it guessed", async () => {
    const file = { ...fileOf(""), bytes: Uint8Array.from([0xff, 0xfe, ...Buffer.from(english, "utf16le")]) };
    const outcome = await aiDetectorRunner.builtIn?.({ ...choices, file }, context);
    expect(outcome).toMatchObject({
      result: { text: english },
      warnings: [
        {
          code: "encoding",
          message: "The file was read as UTF-16LE. If its letters look wrong, save it as UTF-8.",
        },
      ],
    });
  });

  test("reads a file, and hands back what it read so that sentences have their places", async () => {
    const result = await run({ file: fileOf(`\uFEFF${english}\r\n`) });
    expect(result["text"]).toBe(english);
    expect(result["verdict"]).toBe((await run({ text: english }))["verdict"]);
  });

  test("reads the beginning of a file that is over the limit, and says so", async () => {
    const result = await run({ file: fileOf(`${english}\n\n`.repeat(30)) });
    expect((result["text"] as string).length).toBeLessThanOrEqual(20_000);
    expect((result["reliability"] as { reasons: string[] }).reasons).toContain(
      "The text is over the limit, so only its beginning was read.",
    );
  });
});

describe("a model's part", () => {
  const viaModel = aiDetectorRunner.viaModel as NonNullable<typeof aiDetectorRunner.viaModel>;
  const input = { ...choices, text: english };

  test("its remarks are added, and verdict and figures stay the engine's", async () => {
    const { evidence } = await viaModel.request(input, context);
    const reply = {
      verdict: "likely-human",
      probability: 0.01,
      signals: [
        { label: "Stock opening", quote: english.slice(0, 30), direction: "ai", why: "Says nothing." },
        { label: "Made up", quote: "words that are not in the text", direction: "ai", why: "No." },
      ],
      reasons: [],
    };
    const parsed = viaModel.parse(reply, input, { ...context, evidence });
    const own = await run({ text: english });
    expect(parsed).toMatchObject({ ok: true, result: { verdict: own["verdict"], probability: own["probability"] } });
    const remarks = (parsed as { result: { remarks: { label: string }[] } }).result.remarks;
    expect(remarks.map(({ label }) => label)).toEqual(["Stock opening"]);
  });

  test("a file stays with the built-in engine", () => {
    expect(aiDetectorRunner.engineFor?.({ ...choices, file: fileOf(english) })).toBe("builtin");
    expect(aiDetectorRunner.engineFor?.(input)).toBe("auto");
  });
});
