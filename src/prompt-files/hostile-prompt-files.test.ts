import { describe, expect, it } from "vitest";
import { png, pngText } from "#tests/support/picture-bytes.ts";
import { readPromptFile } from "./read-prompt-file.ts";

const read = (name: string, text: string) => readPromptFile(name, new TextEncoder().encode(text), 1000);

describe("a hostile file is refused with its fault", () => {
  it("aliases that grow without end", () => {
    const lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"];
    for (let at = 1; at < 12; at += 1)
      lines.push(
        `a${at}: &a${at} [${Array(9)
          .fill(`*a${at - 1}`)
          .join(", ")}]`,
      );
    expect(read("a.yaml", [...lines, "prompts: [*a11]"].join("\n"))).toEqual({ ok: false, fault: "broken" });
  });

  it.each([
    ["flow lists", `prompts: ${"[".repeat(100_000)}`],
    ["block lists in one line", `prompts:\n  ${"- ".repeat(60_000)}x`],
  ])("YAML that is nested too deep: %s", (_kind, text) => {
    expect(read("a.yaml", text)).toEqual({ ok: false, fault: "tooDeep" });
  });

  it("JSON that is nested deep, and YAML as deep as its bound of bytes lets it be, hold no prompt", () => {
    expect(read("a.json", `${"[".repeat(200_000)}${"]".repeat(200_000)}`)).toEqual({ ok: false, fault: "unknown" });
    const steps = Array.from({ length: 500 }, (_, at) => `${" ".repeat(at)}a:`).join("\n");
    expect(read("a.yaml", steps)).toEqual({ ok: false, fault: "unknown" });
  });

  it("20 MB, and 1 MB of YAML", () => {
    expect(read("a.json", `"${"x".repeat(20 * 1024 * 1024)}"`)).toEqual({ ok: false, fault: "tooLarge" });
    expect(read("a.yaml", `prompts: ["${"x".repeat(1024 * 1024)}"]`)).toEqual({ ok: false, fault: "tooLarge" });
    expect(read("a.prompty", `---\nname: "${"x".repeat(1024 * 1024)}"\n---\nuser:\nx`)).toEqual({
      ok: false,
      fault: "tooLarge",
    });
  });

  it("broken JSON, broken YAML, bytes that are no text, other endings and other shapes", () => {
    expect(read("a.json", "[{")).toEqual({ ok: false, fault: "broken" });
    expect(read("a.yaml", "prompts: [a")).toEqual({ ok: false, fault: "broken" });
    expect(readPromptFile("a.json", Uint8Array.of(0x22, 0xff, 0x22), 1)).toEqual({ ok: false, fault: "broken" });
    for (const name of ["a.exe", "a", "a.docx"]) expect(read(name, "x")).toEqual({ ok: false, fault: "unknown" });
    for (const text of ["1", "null", '"x"', "{}", "[1]", '[{"a":1}]', '{"data":[]}'])
      expect([text, read("a.json", text)]).toEqual([text, { ok: false, fault: "unknown" }]);
    expect(read("a.json", "[]")).toEqual({ ok: false, fault: "noPrompts" });
    expect(read("a.prompt", "")).toEqual({ ok: false, fault: "noPrompts" });
  });

  it("PNG without a card, and with one cut short", () => {
    expect(readPromptFile("a.png", png(), 1)).toEqual({ ok: false, fault: "unknown" });
    expect(readPromptFile("a.png", png().subarray(0, 6), 1)).toEqual({ ok: false, fault: "unknown" });
    expect(readPromptFile("a.png", png(pngText("chara", "eyJzcGVj")), 1)).toEqual({ ok: false, fault: "broken" });
    expect(readPromptFile("a.png", png(pngText("chara", "e30=")), 1)).toEqual({ ok: false, fault: "unknown" });
  });
});

it("names that JavaScript keeps for itself are names like others", () => {
  expect(read("a.json", '{"__proto__": {"endpoint": 1}, "prompts": ["Say {{__proto__}}"]}')).toMatchObject({
    prompts: [{ content: "Say {{__proto__}}" }],
  });
  expect(read("a.yaml", "__proto__: {x: 1}\nprompts: [Say hi]")).toMatchObject({ prompts: [{ content: "Say hi" }] });
});

it("many doubled keys, many faults and many open braces are read in one pass", () => {
  expect(read("a.yaml", `prompts: ${"&a ".repeat(43_000)}x`)).toEqual({ ok: false, fault: "broken" });
  const keys = `${"a: 1\n".repeat(20_000)}prompts: [Say hi]\n`;
  expect(read("a.yaml", keys)).toMatchObject({ ok: true, prompts: [{ content: "Say hi" }] });
  expect(read("a.prompt", `x${"{{".repeat(9_000)}`)).toMatchObject({ ok: true });
});
