import { describe, expect, test } from "vitest";
import { TASKS } from "#engines/questions/tasks.ts";
import arabic from "#pages/tasks/search-words.ar.json" with { type: "json" };
import english from "#pages/tasks/search-words.en.json" with { type: "json" };
import { findEntries, indexEntries } from "./find-entries.ts";

/** The ids of the tasks that are found, best first, as the page of tasks finds them. */
function foundBy(language: "ar" | "en", typed: string): string[] {
  const also: Record<string, string> = language === "ar" ? arabic : english;
  const entries = TASKS.map(({ id, name, leaves, say }) => ({
    name: name[language],
    shown: `${leaves[language]} ${say[language]}`,
    also: also[id] ?? "",
  }));
  return findEntries(indexEntries(entries), typed).map((index) => TASKS[index]?.id ?? "");
}

describe("the search of tasks", () => {
  test.each([
    ["ar", "ابغى استقيل", "resignation"],
    ["ar", "السيرة الذاتية", "resume"],
    ["ar", "كلمة لزواج اختي", "wedding-speech"],
    ["ar", "رجيم", "diet-meal-plan"],
    ["ar", "تنحيف", "diet-meal-plan"],
    ["ar", "رسالة حب", "love-letter"],
    ["ar", "العزاء", "condolence"],
    ["ar", "راتبي متأخر", "late-salary-letter"],
    ["ar", "فاتورة الكهرباء", "bill-complaint"],
    ["ar", "هدية لامي", "gift-choice"],
    ["ar", "عايز استقيل من الشغل", "resignation"],
    ["ar", "مروريه المخالفات", "fine-objection"],
    ["en", "quit my job", "resignation"],
    ["en", "wedding toast", "wedding-speech"],
    ["en", "late salary", "late-salary-letter"],
  ] as const)("%s %j finds first %s", (language, typed, id) => {
    expect(foundBy(language, typed)[0]).toBe(id);
  });

  test("finds one task by two words of its name", () => {
    expect(foundBy("ar", "مروريه مخالفة")).toEqual(["fine-objection"]);
  });

  test("finds nothing by words that no task has, and every task by nothing typed", () => {
    expect(foundBy("en", "xylophone qqq")).toEqual([]);
    expect(foundBy("en", " ")).toHaveLength(TASKS.length);
  });
});
