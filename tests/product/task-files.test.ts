import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findAnyQuestion } from "#engines/questions/any-question.ts";
import { saidOf } from "#engines/questions/says-nothing.ts";
import { arabicShare } from "#engines/text/language.ts";
import { fold } from "#engines/text/fold.ts";
import { TASK_FIELDS } from "#pages/tasks/messages.ts";
import { builtPairs, builtSearchWords, builtTasks, PAIRS, SEARCH_WORDS, TASKS } from "#scripts/build/content.ts";
import { readTaskFiles } from "#scripts/build/task-files.ts";

const files = readTaskFiles();
const VOICE = { language: "en", dialect: null } as const;

describe("content/tasks", () => {
  test("is what the product holds", () => {
    const kept = (path: string) => readFileSync(path, "utf8");
    // Not by `toBe`, which would print a megabyte.
    expect([kept(TASKS) === builtTasks(), kept(PAIRS) === builtPairs()], "run npm run content").toEqual([true, true]);
    for (const language of ["ar", "en"] as const)
      expect(kept(SEARCH_WORDS[language]) === builtSearchWords(language), "run npm run content").toBe(true);
  });

  test("has some tasks in each field that the page shows, and no other field", () => {
    expect(new Set(files.map(({ field }) => field))).toEqual(new Set(TASK_FIELDS));
  });

  test("is Arabic in Arabic and English in English", () => {
    const wrong = files.flatMap(({ id, name, say, leaves, must, questions }) => {
      const texts = [name, say, leaves, ...questions.flatMap(({ label, ask, gap }) => [label, ask, gap])];
      const ar = [...texts.map((text) => text.ar), ...must.ar].filter((text) => arabicShare(text) < 0.5);
      const en = [...texts.map((text) => text.en), ...must.en].filter((text) => arabicShare(text) > 0);
      return [...ar, ...en].map((text) => `${id}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });

  test("has each name once, so that a search finds one", () => {
    for (const language of ["ar", "en"] as const) {
      const names = files.map(({ name }) => fold(name[language]));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  test("has no likely answer that passes its question over", () => {
    const passed = files.flatMap(({ id, questions }) =>
      questions.flatMap(({ taps }, at) => {
        const question = findAnyQuestion(`${id}-${at + 1}`, VOICE);
        const all = [...(taps?.ar ?? []), ...(taps?.en ?? [])];
        return all.filter((tap) => saidOf(tap, question) !== tap).map((tap) => `${id}-${at + 1}: ${tap}`);
      }),
    );
    expect(passed).toEqual([]);
  });

  test("names its answers by the thing itself, not by a form's words", () => {
    const labels = files.flatMap(({ questions }) => questions.flatMap(({ label }) => [label.ar, label.en]));
    const formal = /^(?:context|target audience|tone|goals?|السياق|الفئة المستهدفة|النبرة|الهدف|الأهداف)$/iu;
    expect(labels.filter((label) => formal.test(label))).toEqual([]);
  });
});

describe("a file that is no task is refused with its line and what is meant", () => {
  let folder = "";
  const written = readFileSync(
    join("content/tasks", (files[0] as (typeof files)[0]).field, `${(files[0] as (typeof files)[0]).id}.yaml`),
    "utf8",
  );
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "siyagha-tasks-"));
    mkdirSync(join(folder, "home"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const errorOf = (text: string, name = "some-task.yaml") => {
    writeFileSync(join(folder, "home", name), text);
    try {
      readTaskFiles(folder);
      return "";
    } catch (error) {
      return (error as Error).message.replace(folder, "");
    }
  };

  test("as it is, it is read", () => expect(errorOf(written)).toBe(""));

  test.each([
    ["an intent that is none", written.replace(/^intent: .*$/mu, "intent: sing"), /some-task\.yaml:1: intent: /],
    [
      "a question without its mark",
      written.replace(/؟/u, "."),
      /some-task\.yaml:\d+: questions\.\d\.ask\.ar: a question ends in ؟$/,
    ],
    ["a key that is none", `${written}extra: 1\n`, /some-task\.yaml:1: .*extra/],
    ["no YAML", "intent: [write\n", /some-task\.yaml:\d+: /],
  ])("%s", (_, text, said) => expect(errorOf(text)).toMatch(said));

  test("a name that is none", () => expect(errorOf(written, "Some task.yaml")).toMatch(/small letters/));
});
