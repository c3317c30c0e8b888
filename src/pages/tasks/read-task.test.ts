import { describe, expect, test } from "vitest";
import { readTaskPage } from "./read-task.ts";

describe("the page of a task", () => {
  test("is in the language of the page, with its questions under their ids", () => {
    const page = readTaskPage("fine-objection", "en");
    expect(page).toMatchObject({ field: "authority", name: "Objection to a traffic fine" });
    expect(page?.questions.map(({ id }) => id).slice(0, 2)).toEqual(["fine-objection-1", "fine-objection-2"]);
    expect(page?.questions.find(({ isOpen }) => isOpen)?.taps).toEqual([]);
    expect(readTaskPage("fine-objection", "ar")?.name).toBe("اعتراض على مخالفة مرورية");
  });

  test("leads to tasks of its field, those of the same intent first, never to itself", () => {
    const related = readTaskPage("fine-objection", "en")?.related ?? [];
    expect(related).toHaveLength(6);
    expect(related.map(({ id }) => id)).not.toContain("fine-objection");
    for (const { id } of related) expect(readTaskPage(id, "en")?.field).toBe("authority");
  });

  test("is none for an id that no task has", () => {
    expect(readTaskPage("constructor", "en")).toBeNull();
    expect(readTaskPage("", "ar")).toBeNull();
  });
});
