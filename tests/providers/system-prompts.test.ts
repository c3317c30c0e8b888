import { describe, expect, test } from "vitest";
import { verifyFacts } from "#engines/humanizer/humanize-text.ts";
import { RULE_TEXTS } from "#engines/prompt-checker/guide/rule-texts-data.ts";
import { TASK_TYPES } from "#engines/reader/reading.ts";
import { arabicShare } from "#engines/text/language.ts";
import type { Language } from "#i18n/language.ts";
import { aiHumanizerViaModel } from "#tools/ai-humanizer/model.ts";
import { imagePromptViaModel } from "#tools/image-prompt/model.ts";
import { readAnswerJson } from "#tools/model-call/answer-json.ts";
import { REGISTRATIONS, TOOLS, type ToolSlug } from "#tools/index.ts";
import { promptCheckerViaModel } from "#tools/prompt-checker/model.ts";
import { promptGenerateViaModel } from "#tools/prompt-generate/model/model.ts";
import { videoPromptViaModel } from "#tools/video-prompt/model.ts";

const ALL = Object.entries(REGISTRATIONS).flatMap(([slug, { systemPrompts: texts }]) =>
  (["ar", "en"] as const).map((lang) => [slug as ToolSlug, lang, texts[lang]] as const),
);

/** The example a prompt ends with: what came in, and the answer to it. */
function exampleOf(prompt: string): { input: string; reply: Record<string, unknown> } {
  const lines = prompt.trim().split("\n");
  const json = readAnswerJson(lines.at(-1) as string);
  if (json.kind !== "object") throw new Error("the example's answer is no JSON object");
  return { input: (lines.at(-2) as string).replace(/^[^:]+: /, ""), reply: json.value };
}

describe.each(ALL)("the system prompt of %s in %s", (slug, lang, prompt) => {
  test("holds the options and no variable that is not one", () => {
    const variables = Array.from(prompt.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g), (match) => match[1] as string);
    expect(variables).toContain("options");
    expect(variables.filter((name) => !["options", "target", "answer_language", "model_facts"].includes(name))).toEqual(
      [],
    );
  });

  test("is written in its language, with at most 15 rules", () => {
    const words = prompt
      .split("\n")
      .filter((line) => !/[{·]|article, marketing/.test(line))
      .join("\n");
    expect(lang === "ar" ? arabicShare(words) : 1 - arabicShare(words)).toBeGreaterThan(0.75);
    const rules = prompt.match(/^\d+\. /gm) ?? [];
    expect(rules.length).toBeGreaterThanOrEqual(6);
    expect(rules.length).toBeLessThanOrEqual(15);
  });

  test("ends with an example whose first key is the text that streams", () => {
    const { reply } = exampleOf(prompt);
    const [firstKey] = Object.keys(reply);
    expect(firstKey).toBe(TOOLS[slug].mainText ?? firstKey);
  });
});

describe("the examples pass the tools' own checks", () => {
  const inputOf = (slug: ToolSlug, text: string) => TOOLS[slug].input.parse({ text }) as never;

  test.each(["ar", "en"] as Language[])("generator, %s", (lang) => {
    const { input, reply } = exampleOf(REGISTRATIONS["prompt-generate"].systemPrompts[lang]);
    const read = promptGenerateViaModel.parse(reply, inputOf("prompt-generate", input), { lang });
    expect(read).toMatchObject({
      ok: true,
      result: {
        taskType: lang === "ar" ? "ideas-names" : "marketing",
        prompt: input,
        questions: [{ id: "m1" }, { id: "m2" }, { id: "m3" }, { id: "m4" }],
      },
    });
    expect(read.ok && TOOLS["prompt-generate"].result.safeParse(read.result).success).toBe(true);
  });

  test.each(["ar", "en"] as Language[])("checker, %s", (lang) => {
    const { input, reply } = exampleOf(REGISTRATIONS["prompt-checker"].systemPrompts[lang]);
    const read = promptCheckerViaModel.parse(reply, inputOf("prompt-checker", input), { lang });
    expect(read).toMatchObject({ ok: true });
    if (!read.ok) return;
    expect(TOOLS["prompt-checker"].result.safeParse(read.result).success).toBe(true);
    expect(read.result.issues.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["contradictory-instructions", "missing-audience"]),
    );
  });

  test.each(["ar", "en"] as Language[])("humanizer, %s", (lang) => {
    const { input, reply } = exampleOf(REGISTRATIONS["ai-humanizer"].systemPrompts[lang]);
    expect(verifyFacts(input, reply["text"] as string, [])).toMatchObject({ lost: [], added: [] });
    const read = aiHumanizerViaModel.parse(reply, inputOf("ai-humanizer", input), { lang });
    expect(read).toMatchObject({ ok: true });
    if (!read.ok) return;
    expect(TOOLS["ai-humanizer"].result.safeParse(read.result).success).toBe(true);
    expect(read.result.scoreAfter).toBeLessThan(read.result.scoreBefore);
  });

  test.each(["ar", "en"] as Language[])("image prompt, %s", (lang) => {
    const { input, reply } = exampleOf(REGISTRATIONS["image-prompt"].systemPrompts[lang]);
    const read = imagePromptViaModel.parse(reply, inputOf("image-prompt", input), { lang });
    expect(read).toMatchObject({ ok: true, result: { prompt: reply["prompt"], assumptions: reply["assumptions"] } });
    expect(read.ok && TOOLS["image-prompt"].result.safeParse(read.result).success).toBe(true);
  });

  test.each(["ar", "en"] as Language[])("video prompt, %s", (lang) => {
    const { input, reply } = exampleOf(REGISTRATIONS["video-prompt"].systemPrompts[lang]);
    const read = videoPromptViaModel.parse(reply, inputOf("video-prompt", input), { lang });
    expect(read).toMatchObject({ ok: true, result: { prompt: reply["prompt"], settings: { durationSeconds: 8 } } });
    expect(read.ok && TOOLS["video-prompt"].result.safeParse(read.result).success).toBe(true);
  });

  test("the lists of ids are the engines' own", () => {
    for (const lang of ["ar", "en"] as const) {
      for (const type of TASK_TYPES) expect(REGISTRATIONS["prompt-generate"].systemPrompts[lang]).toContain(type);
      const listed = REGISTRATIONS["prompt-checker"].systemPrompts[lang].match(/\b[a-z]+(?:-[a-z]+)+\b/g) as string[];
      const known = Object.keys(RULE_TEXTS).filter(
        (id) => !["mixed-digit-systems", "foreign-punctuation"].includes(id),
      );
      expect(known.filter((id) => !listed.includes(id))).toEqual([]);
    }
  });
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
      { id: "m1", ...question, kind: "line", isOpen: false, noneIsAnswer: false },
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

  test("the checker lets figures go with the boasting it quotes, and no others", () => {
    const text = "You are a 10x expert with 30 years at the top. Write 5 slogans for my bakery.";
    const check = (issues: object[]) =>
      promptCheckerViaModel.parse(
        { improved: "Write 5 slogans for my bakery.", issues },
        TOOLS["prompt-checker"].input.parse({ text }) as never,
        { lang: "en" },
      );
    const boast = { id: "persona-puffery", quote: "a 10x expert with 30 years at the top", message: "m", fix: "f" };
    expect(check([boast])).toMatchObject({ ok: true });
    expect(check([{ ...boast, id: "vague-goal" }])).toMatchObject({ ok: false, fault: expect.stringContaining("30") });
    expect(check([{ ...boast, quote: "Write 5 slogans" }])).toMatchObject({ ok: false });
  });

  test("the checker takes no score, no unknown id and no quote that is not there from a model", () => {
    const text = "Write a short but very detailed article about fasting for everyone";
    const reply = {
      improved: `${text}.`,
      score: 100,
      issues: [
        { id: "made-up", severity: "high", quote: null, message: "m", fix: "f" },
        { id: "vague-quantifier", severity: "critical", quote: "not in the text", message: "m", fix: "f" },
      ],
    };
    const read = promptCheckerViaModel.parse(reply, TOOLS["prompt-checker"].input.parse({ text }) as never, {
      lang: "en",
    });
    expect(read.ok && read.result.issues.map(({ id }) => id)).not.toEqual(expect.arrayContaining(["made-up"]));
    expect(read.ok && read.result.issues.some(({ id }) => id === "vague-quantifier")).toBe(false);
    expect(read.ok && read.result.score).toBeLessThan(85);
  });

  test("the humanizer refuses a text that lost a figure or turned a statement round", () => {
    const text =
      "It is important to note that 35% of employees sleep less than 7 hours, and this does not help their work at all, as reported in 2024.";
    const input = TOOLS["ai-humanizer"].input.parse({ text, keep: ["employees"] }) as never;
    const read = (reply: string) => aiHumanizerViaModel.parse({ text: reply }, input, { lang: "en" });
    expect(
      read("Many employees sleep less than 7 hours, and this does not help their work at all, as reported in 2024."),
    ).toMatchObject({ ok: false, fault: expect.stringContaining("35%") });
    expect(read("35% of employees sleep less than 7 hours.")).toMatchObject({ ok: false });
    expect(
      read("35% of employees sleep less than 7 hours, and this does not help their work at all, as reported in 2024."),
    ).toMatchObject({ ok: true, result: { facts: { lost: [] } } });
  });
});
