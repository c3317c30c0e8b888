import { expect, it } from "vitest";
import { readPromptFile } from "#prompt-files/read-prompt-file.ts";
import { FILES, fileOf } from "./file-of.ts";

const PROMPT = { title: 'رسالة: "شكر"/أولى', content: "اكتب إلى {{الاسم}}", tags: ["عمل"] };

it.each(FILES)("one prompt as %s is a file that comes back", async (kind) => {
  const { name, text, isRenamed } = await fileOf(PROMPT, kind);
  expect(name).toMatch(/^رسالة شكر أولى\.(?:json|prompt|prompty|yaml)$/);
  expect(isRenamed).toBe(false);
  const { title, content } = PROMPT;
  expect(readPromptFile(name, new TextEncoder().encode(text), 9)).toMatchObject({
    prompts: [{ title, content, lang: "ar", tags: kind === "promptfoo" ? [] : PROMPT.tags }],
  });
});

it("says that a blank's name was changed, but not where it could stay", async () => {
  const spaced = { ...PROMPT, content: "{{اسم المنتج}}" };
  const renamed = await Promise.all(FILES.map(async ([kind]) => [kind, (await fileOf(spaced, kind)).isRenamed]));
  expect(Object.fromEntries(renamed)).toEqual({
    json: false,
    "open-webui": false,
    dotprompt: true,
    prompty: true,
    promptfoo: true,
  });
});

it("a title of signs alone still gives a file a name", async () => {
  expect((await fileOf({ ...PROMPT, title: "???" }, "prompty")).name).toBe("prompt.prompty");
});
