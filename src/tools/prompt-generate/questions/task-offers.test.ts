import { describe, expect, test } from "vitest";
import { TASKS } from "#engines/questions/tasks.ts";
import { offersFor } from "./task-offers.tsx";

const inLanguage = (language: "ar" | "en") =>
  TASKS.map(({ id, name, say }) => ({ id, name: name[language], say: say[language] }));
const offered = (language: "ar" | "en", typed: string) => offersFor(inLanguage(language), typed).map(({ id }) => id);

describe("tasks offered while somebody types", () => {
  test.each([
    ["ar", "اعتراض على مخالفه", "fine-objection"],
    ["ar", "سيره ذاتية", "resume"],
    ["ar", "خطبة", "sermon"],
    ["en", "cover let", "cover-letter"],
    ["en", "regex", "regex"],
  ] as const)("%s: %s", (language, typed, id) => {
    expect(offered(language, typed)).toContain(id);
  });

  test.each(["", "ا", "من", "مرحبا بكم جميعا في هذا النص الطويل الذي كتبه صاحبه بكلماته هو ولا يحتاج إلى مهمة"])(
    "none for %j",
    (typed) => expect(offered("ar", typed)).toEqual([]),
  );

  test("none once the task's own sentence is in the field, and four at most", () => {
    const resume = inLanguage("en").find(({ id }) => id === "resume");
    expect(offered("en", resume?.say ?? "")).toEqual([]);
    expect(offered("en", "plan").length).toBe(4);
  });
});
