import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { TASK_TYPES } from "#engines/reader/reading.ts";
import { arabicShare } from "#engines/text/language.ts";
import { aiHumanizerViaModel } from "#tools/ai-humanizer/model.ts";
import { REGISTRATIONS, TOOLS, type ToolSlug } from "#tools/index.ts";
import { promptCheckerViaModel } from "#tools/prompt-checker/model.ts";
import { promptGenerateViaModel } from "#tools/prompt-generate/model/model.ts";
import {
  builtDrafts,
  builtPrompts,
  DRAFT_PROMPTS,
  readDraftPrompts,
  readSystemPrompts,
  SYSTEM_PROMPTS,
} from "#scripts/build/content.ts";

const ALL = Object.entries(REGISTRATIONS).flatMap(([slug, { systemPrompts: texts }]) =>
  (["ar", "en"] as const).map((lang) => [slug as ToolSlug, lang, texts[lang]] as const),
);

/** Tools whose prompts begin from the plain sentence of a person; the others follow when they are measured. */
const LED: readonly ToolSlug[] = [
  "prompt-generate",
  "prompt-checker",
  "ai-humanizer",
  "image-prompt",
  "video-prompt",
  "image-to-prompt",
];
/** Characters of the text beside the form of the answer. */
const LONGEST_ORDER = 1500;

describe.each(ALL)("the system prompt of %s in %s", (slug, lang, prompt) => {
  test("holds the options and no variable that is not one", () => {
    const variables = Array.from(prompt.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g), (match) => match[1] as string);
    expect(variables).toContain("options");
    expect(variables.filter((name) => !["options", "target", "answer_language", "model_facts"].includes(name))).toEqual(
      [],
    );
  });

  test("is written in its language", () => {
    const words = prompt
      .split("\n")
      .filter((line) => !/[{·]|article, marketing/.test(line))
      .join("\n");
    expect(lang === "ar" ? arabicShare(words) : 1 - arabicShare(words)).toBeGreaterThan(0.75);
  });

  test.runIf(LED.includes(slug))("orders little, and names every key of the answer", () => {
    const [order = "", form = ""] = prompt.split(/\n(?=(?:Answer with one JSON object|أجب بكائن JSON واحد):)/u);
    expect(order.length).toBeLessThanOrEqual(LONGEST_ORDER);
    expect(form).toMatch(new RegExp(`^${TOOLS[slug].mainText ?? "prompt"}: `, "mu"));
  });
});

const DRAFTS = Object.entries(readDraftPrompts()).flatMap(([slug, texts]) =>
  (["ar", "en"] as const).map((lang) => [slug, lang, texts[lang]] as const),
);

test.each(DRAFTS)("the drafts of %s in %s are asked in its language, shortly", (_slug, lang, texts) => {
  const { asks, edit } = texts as NonNullable<typeof texts>;
  expect(asks).toHaveLength(2);
  for (const text of [...asks, edit]) {
    expect(lang === "ar" ? arabicShare(text) : 1 - arabicShare(text)).toBeGreaterThan(0.75);
    expect(text.length).toBeLessThanOrEqual(LONGEST_ORDER);
  }
  expect(edit).toMatch(/draft_1.*draft_2/su);
});

test("the built drafts are those of content/drafts", () => {
  expect(readFileSync(DRAFT_PROMPTS, "utf8"), "run npm run content").toBe(builtDrafts());
});

test("drafts are two questions and how to read their answers", () => {
  const folder = mkdtempSync(join(tmpdir(), "siyagha-drafts-"));
  try {
    for (const lang of ["ar", "en"])
      writeFileSync(join(folder, `some-tool.${lang}.md`), "Ask {{options}}\n---\nAgain\n");
    expect(() => readDraftPrompts(folder)).toThrow(/some-tool\.ar\.md: two questions/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the built prompts are those of content/prompts", () => {
  expect(readFileSync(SYSTEM_PROMPTS, "utf8"), "run npm run content").toBe(builtPrompts());
});

test("a prompt that no call could fill is refused with its file and line", () => {
  const folder = mkdtempSync(join(tmpdir(), "siyagha-prompts-"));
  try {
    writeFileSync(join(folder, "some-tool.en.md"), "Do it.\n{{option}}\n");
    expect(() => readSystemPrompts(folder)).toThrow(/some-tool\.en\.md:2: \{\{option\}\}/);
    writeFileSync(join(folder, "some-tool.en.md"), "Do it.\n{{options}}\n");
    expect(() => readSystemPrompts(folder)).toThrow("some-tool.ar.md is missing");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the generator's prompt names the kinds of work of the engine", () => {
  for (const lang of ["ar", "en"] as const)
    for (const type of TASK_TYPES) expect(REGISTRATIONS["prompt-generate"].systemPrompts[lang]).toContain(type);
});

describe("a model's answer is checked before anyone sees it", () => {
  const generate = (reply: unknown, input: object) =>
    promptGenerateViaModel.parse(reply, TOOLS["prompt-generate"].input.parse(input) as never, { lang: "en" });

  test("the generator refuses a lost figure, an invented price and an answer that does the task, and says which", () => {
    const input = { text: "email to 12 parents about the trip on 5 May" };
    expect(generate({ prompt: "Write an email to the parents about the trip on 5 May." }, input)).toMatchObject({
      ok: false,
      fault: expect.stringContaining("12"),
    });
    expect(
      generate({ prompt: "Write an email to 12 parents about the trip on 5 May; it costs $40." }, input),
    ).toMatchObject({ ok: false, fault: expect.stringContaining("40") });
    expect(generate({ prompt: "Dear parents, the trip for all 12 of you is on 5 May." }, input)).toMatchObject({
      ok: false,
      fault: expect.stringContaining("did the task"),
    });
    expect(generate({ title: "x" }, input)).toMatchObject({ ok: false, fault: "The key prompt is missing or empty." });
  });

  test("with questions that hold, a first prompt that does not is replaced by the request", () => {
    const text = "email to 12 parents about the trip on 5 May";
    const question = {
      ask: "Who signs it?",
      label: "Signed by",
      why: "It sets the tone",
      examples: ["me", "the school"],
    };
    const read = generate(
      { prompt: "Dear parents of {{class}}, it costs $40.", questions: [question, question] },
      { text },
    );
    expect(read).toMatchObject({ ok: true, result: { prompt: text, userPrompt: text, placeholders: [] } });
    // The same question twice is one, and one that a model finds enough stays alone.
    expect(read.ok ? read.result.questions : []).toEqual([
      { id: "m1", ...question, parts: [], kind: "line", isOpen: false, noneIsAnswer: false },
    ]);
  });

  test("answers written in must keep what people said and add no figure, slot or task of their own", () => {
    const input = {
      text: "اكتب رسالة لمدير الموارد عن Agent جديد",
      answers: [{ id: "m1", ask: "الميزانية", text: "budget في حدود 5000 ريال" }],
    };
    const woven = "اكتب رسالة لمدير الموارد عن الوكيل الجديد، والميزانية في حدود ٥٠٠٠ ريال";
    expect(generate({ prompt: woven }, input)).toMatchObject({ ok: true, result: { prompt: woven } });
    expect(generate({ prompt: woven.replace("٥٠٠٠", "٦٠٠٠") }, input)).toMatchObject({ ok: false });
    expect(generate({ prompt: `${woven} قبل {{التاريخ}}` }, input)).toMatchObject({ ok: false });
  });

  const check = (text: string, reply: object) =>
    promptCheckerViaModel.parse(reply, TOOLS["prompt-checker"].input.parse({ text }) as never, { lang: "en" });

  test("the checker lets a figure go that a finding speaks of, and no other", () => {
    const text =
      "You are an expert with 30 years at the top. Write 5 slogans for my bakery, each of 40 letters or 6 words.";
    const problem = "40 letters and 6 words are two limits.";
    const improved = "Write 5 slogans for my bakery, each of 6 words.";
    const finding = { quote: "40 letters or 6 words", problem };
    expect(check(text, { improved, findings: [finding] })).toMatchObject({ ok: true });
    expect(check(text, { improved, findings: [] })).toMatchObject({ ok: false, fault: expect.stringContaining("40") });
    expect(check(text, { improved, findings: [] })).toMatchObject({ best: { result: { improved } } });
  });

  test("the checker takes findings in words, with their place where the quote is there", () => {
    const text = "Write a short but very detailed article about fasting for everyone";
    const read = check(text, {
      improved: `${text}.`,
      verdict: "weak",
      findings: [
        { quote: "short but very detailed", problem: "It will pick one for you." },
        { quote: "not in the text", problem: "The reader is open." },
      ],
      notes: ["I kept both."],
      question: { ask: "Who reads it?", examples: ["runners", "diabetics"] },
    });
    expect(read).toMatchObject({
      ok: true,
      result: {
        state: "needs-work",
        verdict: "Needs work",
        issues: [
          { id: "finding-1", severity: "high", start: 8, end: 31, message: "It will pick one for you." },
          { id: "finding-2", severity: "medium", start: null, message: "The reader is open." },
        ],
        notes: ["I kept both."],
        question: { id: "q1", ask: "Who reads it?", examples: ["runners", "diabetics"] },
      },
    });
    expect(read.ok && TOOLS["prompt-checker"].result.safeParse(read.result).success).toBe(true);
    expect(read.ok && read.result.score).toBeLessThan(60);
  });

  test("the checker never lets a key through, and hides it where it is spoken of", () => {
    const key = `sk-${"a1B2c3D4".repeat(4)}`;
    const text = `Call the weather service with ${key} and write a summary.`;
    expect(check(text, { improved: text })).toEqual({ ok: false, fault: expect.stringContaining("secret") });
    const read = check(text, {
      improved: "Call the weather service with [key] and write a summary.",
      verdict: "strong",
      findings: [{ quote: key, problem: `The key ${key} is in the open.` }],
    });
    expect(read).toMatchObject({ ok: true, result: { state: "needs-work" } });
    expect(read.ok && read.result.issues.map(({ message }) => message).join()).not.toContain(key);
  });

  test("the humanizer names a lost figure or a turned statement, and shows its best with that word after all", () => {
    const text =
      "It is important to note that 35% of employees sleep less than 7 hours, and this does not help their work at all, as reported in 2024.";
    const input = TOOLS["ai-humanizer"].input.parse({ text, keep: ["employees"] }) as never;
    const read = (reply: string, more: object = {}) =>
      aiHumanizerViaModel.parse({ text: reply, ...more }, input, { lang: "en" });
    const lost =
      "Many employees sleep less than 7 hours, and this does not help their work at all, as reported in 2024.";
    expect(read(lost)).toMatchObject({
      ok: false,
      fault: expect.stringContaining("35"),
      best: { result: { text: lost }, warnings: [{ message: expect.stringContaining("35") }] },
    });
    expect(read("35% of employees sleep less than 7 hours.")).toMatchObject({ ok: false });
    const sound =
      "35% of employees sleep less than 7 hours, and this does not help their work at all, as reported in 2024.";
    const other = {
      name: "Shorter",
      text: "In 2024, 35% of employees slept less than 7 hours. It does not help their work.",
    };
    const made = read(sound, { other, notes: ["No source is named.", "no source is named."], question: null });
    expect(made).toMatchObject({
      ok: true,
      result: { facts: { lost: [] }, other, alert: null, notes: ["No source is named."], question: null },
    });
    // A round figure is invented too, unless the text has it in words.
    expect(read(`${sound} Half of them, 50%, know it.`)).toMatchObject({
      ok: false,
      fault: expect.stringContaining("50"),
    });
    const wrong = { name: "Shorter", text: "In 2024, 53% of employees slept less than 7 hours." };
    expect(read(sound, { other: wrong })).toMatchObject({ ok: true, result: { other: null } });
    // A figure that is put right with a word is no loss.
    const alert = "35% cannot be: the table says 31%.";
    expect(read(sound.replace("35%", "31%"), { alert })).toMatchObject({ ok: true, result: { alert } });
    expect(made.ok && TOOLS["ai-humanizer"].result.safeParse(made.result).success).toBe(true);
  });

  test("an answer worked in may bring its own figure, and the question is not asked again", () => {
    const text = "Our shop in Salt opened in 2019 and it sells bread, cakes and coffee to the people of the street.";
    const input = TOOLS["ai-humanizer"].input.parse({ text }) as never;
    const reply = {
      text: "Our shop in Salt opened in 2019. We sell bread, cakes and coffee, 300 loaves a day.",
      question: { ask: "How many loaves a day?", examples: [] },
    };
    expect(aiHumanizerViaModel.parse(reply, input, { lang: "en" })).toMatchObject({ ok: false });
    const woven = { ask: "How many loaves a day?", text: "300 loaves", draft: text };
    expect(aiHumanizerViaModel.parse(reply, input, { lang: "en", woven })).toMatchObject({
      ok: true,
      result: { question: null },
    });
  });
});
