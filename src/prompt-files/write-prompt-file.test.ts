import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readPromptFile } from "./read-prompt-file.ts";
import { writePrompt, writePrompts } from "./write-prompt-file.ts";

const read = (name: string, text: string) => readPromptFile(name, new TextEncoder().encode(text), 1000);
const LETTER = { title: "رسالة: شكر", content: 'اكتب إلى {{الاسم}} من {{المدينة}}:\n- سطر\n- "سطر"', tags: ["عمل"] };
const CHAT = { title: "Chat", content: "system:\nBe brief.\n\nuser:\nAnswer {{q}}\n\nassistant:\nYes?", tags: [] };
const found = (prompts: readonly (typeof LETTER)[]) =>
  prompts.map((prompt) => ({ ...prompt, lang: expect.any(String) }));

describe.each([LETTER, CHAT])("a prompt of one or several messages comes back whole: $title", (prompt) => {
  it.each(["dotprompt", "prompty"] as const)("%s", (format) => {
    const name = format === "dotprompt" ? "x.prompt" : "x.prompty";
    expect(read(name, writePrompt(prompt, format))).toEqual({
      ok: true,
      format,
      prompts: found([prompt]),
      losses: [],
      tooLong: [],
    });
  });

  it("Open WebUI", () => {
    expect(read("x.json", writePrompts([prompt, LETTER], "open-webui"))).toEqual({
      ok: true,
      format: "openWebui",
      prompts: found([prompt, LETTER]),
      losses: [],
      tooLong: [],
    });
  });

  it("promptfoo, whose prompts have no tags", () => {
    expect(read("x.yaml", writePrompts([prompt, LETTER], "promptfoo"))).toMatchObject({
      prompts: [prompt, LETTER].map(({ title, content }) => ({ title, content, tags: [] })),
      losses: ["tests"],
    });
  });
});

it("writes dotprompt with the blanks as its input", () => {
  expect(writePrompt(LETTER, "dotprompt")).toBe(
    '---\nname: "رسالة: شكر"\nmetadata:\n  tags:\n    - عمل\ninput:\n  schema:\n    الاسم: string\n    المدينة: string\n---\n' +
      `${LETTER.content}\n`,
  );
});

it("writes prompty with the role above a single message", () => {
  expect(writePrompt({ title: "T", content: "Say {{x}}", tags: [] }, "prompty")).toBe(
    "---\nname: T\nmodel:\n  api: chat\ninputs:\n  x:\n    type: string\n---\nuser:\nSay {{x}}\n",
  );
});

it("gives blanks names that templates take, and keeps two apart that would fall together", () => {
  const text = writePrompt(
    { title: "T", content: "{{اسم المنتج}} {{my-name}} {{my name}} {{2x}} {{اسم المنتج}}", tags: [] },
    "prompty",
  );
  expect(text).toContain("user:\n{{اسم_المنتج}} {{my_name}} {{my_name_2}} {{_2x}} {{اسم_المنتج}}\n");
  expect(text).toContain("inputs:\n  اسم_المنتج:\n    type: string\n  my_name:\n");
});

it("gives each prompt of Open WebUI a command of its own in Latin letters", () => {
  const prompts = ["Thank you!", "thank you", "شكرًا", "عذرًا"].map((title) => ({ title, content: "x", tags: [] }));
  const entries = JSON.parse(writePrompts(prompts, "open-webui")) as { command: string }[];
  expect(entries.map(({ command }) => command)).toEqual(["thank-you", "thank-you-2", "prompt", "prompt-2"]);
});

it("gives promptfoo one test with each blank once", () => {
  expect(parse(writePrompts([LETTER, CHAT, CHAT], "promptfoo")).tests).toEqual([
    { vars: { الاسم: "", المدينة: "", q: "" } },
  ]);
});
