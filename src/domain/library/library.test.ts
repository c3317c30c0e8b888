import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testAdministrator } from "#tests/support/scenes/back-office.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { auditLog } from "#domain/audit/tables.ts";
import {
  listCategories,
  listLibraryForAdministrator,
  listPublishedPrompts,
  listWholeLibrary,
  readPublishedPrompt,
} from "./read.ts";
import type { LibraryInput } from "./rules.ts";
import { promptLibrary } from "./tables.ts";
import { exportPrompts, importPrompts } from "./write-import.ts";
import { createPrompt, deletePrompt, publishPrompts, updatePrompt } from "./write.ts";

const INPUT: LibraryInput = {
  title: "خطة تسويق",
  content: "اكتب خطة لمقهى في جدة",
  category: "تسويق",
  imageUrl: null,
  language: "ar",
  isPublished: true,
  featured: false,
};

describe("the prompt library", () => {
  let test: TestDeps;
  const admin = testAdministrator();
  const add = (input: Partial<LibraryInput>) => createPrompt(admin, test.deps.db, { ...INPUT, ...input });
  const titles = async (q: string, isExact = false) =>
    (await listPublishedPrompts(test.deps.db, { language: "ar", q, isExact })).prompts.map((prompt) => prompt.title);
  beforeAll(async () => void (test = await createTestDeps()));
  afterAll(() => test.close());
  beforeEach(async () => void (await test.deps.db.delete(promptLibrary)));

  it("shows published prompts of a language, featured first, then newest, nine a page", async () => {
    for (let number = 1; number <= 10; number += 1) await add({ title: `عنوان ${number}` });
    await add({ title: "مميز", featured: true });
    await add({ title: "مسودة", isPublished: false });
    await add({ title: "English", language: "en" });
    const first = await listPublishedPrompts(test.deps.db, { language: "ar" });
    const second = await listPublishedPrompts(test.deps.db, { language: "ar" }, 2);
    expect(first).toMatchObject({ total: 11, pages: 2 });
    expect(first.prompts.map((prompt) => prompt.title)).toEqual([
      "مميز",
      ...[10, 9, 8, 7, 6, 5, 4, 3].map((number) => `عنوان ${number}`),
    ]);
    expect(second.prompts.map((prompt) => prompt.title)).toEqual(["عنوان 2", "عنوان 1"]);
  });

  it("finds what holds every word, in any order, over lines and whatever hamza sits on", async () => {
    await add({ title: "رسالة شكر", content: "إلى مسؤول\nالمبيعات لعام ٢٠٢٦" });
    await add({ title: "رسالة عتاب", content: "إلى صديق" });
    expect(await titles("مبيعات رسالة 2026")).toEqual(["رسالة شكر"]);
    expect(await titles("مسئول")).toEqual(["رسالة شكر"]);
    expect(await titles("صديق مبيعات")).toEqual([]);
  });

  it("searches without regard to hamza, alef, ya, ta marbuta, tashkeel and case, unless asked to be exact", async () => {
    await add({ title: "إعلان مَقهى", content: "Write a BRIEF" });
    await add({ title: "خطة", content: "محتوى 100%_تام" });
    expect(await titles("اعلان مقهي")).toEqual(["إعلان مَقهى"]);
    expect(await titles("اعلان", true)).toEqual([]);
    expect(await titles("إعلان", true)).toEqual(["إعلان مَقهى"]);
    expect(await titles("brief")).toEqual(["إعلان مَقهى"]);
    expect(await titles("%_")).toEqual(["خطة"]);
    expect(await titles("   ")).toHaveLength(2);
  });

  it("puts what names the words in its title before what only mentions them", async () => {
    await add({ title: "رسالة اعتذار", content: "نص" });
    await add({ title: "صورة", content: "عليها رسالة قصيرة", featured: true });
    expect(await titles("رسالة")).toEqual(["رسالة اعتذار", "صورة"]);
  });

  it("filters by exact category and lists the distinct ones", async () => {
    expect(await listCategories(test.deps.db, "ar")).toEqual([]);
    await add({ category: "كتابة" });
    await add({ category: "كتابة إبداعية" });
    await add({ category: "كتابة إبداعية", isPublished: false });
    await add({ category: "برمجة", isPublished: false });
    await add({ category: "Letters", language: "en" });
    expect((await listPublishedPrompts(test.deps.db, { language: "ar", category: "كتابة" })).total).toBe(1);
    expect((await listPublishedPrompts(test.deps.db, { language: "ar", category: "كتابة إبداعية" })).total).toBe(1);
    expect(await listCategories(test.deps.db, "ar")).toEqual(["كتابة", "كتابة إبداعية"]);
    expect(await listCategories(test.deps.db, "ar", true)).toEqual(["برمجة", "كتابة", "كتابة إبداعية"]);
  });

  it("keeps drafts from readers and shows them to the administrator", async () => {
    const draft = await add({ isPublished: false });
    await expect(readPublishedPrompt(test.deps.db, draft.id)).rejects.toMatchObject({ code: "not_found" });
    expect((await listLibraryForAdministrator(test.deps.db, { language: "ar" })).prompts).toHaveLength(1);
  });

  it("shows the administrator the prompts of the chosen language alone", async () => {
    await add({});
    await add({ title: "Letter", language: "en" });
    const titlesIn = async (language: "ar" | "en") =>
      (await listLibraryForAdministrator(test.deps.db, { language })).prompts.map((prompt) => prompt.title);
    expect(await titlesIn("en")).toEqual(["Letter"]);
    expect(await titlesIn("ar")).toEqual(["خطة تسويق"]);
  });

  it("refuses what is missing, too long or not of the web, naming each field", async () => {
    await expect(
      add({ title: "\u0000 ", content: "a".repeat(20_001), category: "", imageUrl: "javascript:alert(1)" }),
    ).rejects.toMatchObject({
      code: "invalid_input",
      fields: { title: "required", content: "too_long", category: "required", imageUrl: "unsafe_link" },
    });
    await expect(add({ content: " " })).rejects.toMatchObject({ fields: { content: "required" } });
  });

  it("does not show an image address written past the product", async () => {
    const { id } = await add({});
    await test.deps.db.update(promptLibrary).set({ imageUrl: "javascript:alert(1)" });
    expect((await readPublishedPrompt(test.deps.db, id)).imageUrl).toBeNull();
  });

  it("publishes many at once and says which changed, so that it can be undone", async () => {
    const one = await add({ isPublished: false });
    const two = await add({ title: "ثانٍ" });
    expect(await publishPrompts(admin, test.deps.db, [one.id, two.id], true)).toEqual([one.id]);
    expect(await publishPrompts(admin, test.deps.db, [one.id], false)).toEqual([one.id]);
    expect((await listPublishedPrompts(test.deps.db, { language: "ar" })).total).toBe(1);
  });

  it.each(["json", "csv"] as const)(
    "reads back what it exported as %s, finding every row a duplicate",
    async (format) => {
      await add({ title: '=HYPERLINK("x")', content: "سطر\nوسطر, وفاصلة" });
      await add({ title: "Second", language: "en", featured: true, imageUrl: "https://img.example/a.png" });
      const file = exportPrompts(await listWholeLibrary(test.deps.db), format);
      const again = await importPrompts(admin, test.deps.db, { text: file, format, language: "ar" });
      expect(again).toMatchObject({ added: 0, refused: [] });
      expect(again.duplicates.map((place) => place.row)).toEqual([1, 2]);
      const before = (await listWholeLibrary(test.deps.db)).map(
        ({ id: _id, createdAt: _c, updatedAt: _u, ...rest }) => rest,
      );
      await test.deps.db.delete(promptLibrary);
      expect((await importPrompts(admin, test.deps.db, { text: file, format, language: "ar" })).added).toBe(2);
      expect(
        (await listWholeLibrary(test.deps.db)).map(({ id: _id, createdAt: _c, updatedAt: _u, ...rest }) => rest),
      ).toEqual(before);
    },
  );

  it("never writes a cell that a spreadsheet would run", async () => {
    await add({ title: '=HYPERLINK("http://evil","x")' });
    expect(exportPrompts(await listWholeLibrary(test.deps.db), "csv")).toContain(
      `"'=HYPERLINK(""http://evil"",""x"")"`,
    );
  });

  it("adds an import's good rows and names the duplicates and the faulty ones", async () => {
    await add({ title: "إعلان", content: "نص" });
    const text = JSON.stringify([
      { title: "اعلان", content: "نصّ", category: "أخرى" },
      { title: "جديد", content: "محتوى", category: "أخرى" },
      { title: "جديد", content: "محتوى", category: "أخرى" },
      { title: "", content: "محتوى", category: "أخرى" },
    ]);
    expect(await importPrompts(admin, test.deps.db, { text, format: "json", language: "ar" })).toEqual({
      added: 1,
      duplicates: [
        { row: 1, title: "اعلان" },
        { row: 3, title: "جديد" },
      ],
      refused: [{ row: 4, title: "", faults: { title: "required" } }],
    });
  });

  it.each([
    ["json", "{"],
    ["json", "[]"],
    ["json", '"text"'],
    ["csv", "name,body\r\na,b\r\n"],
    ["csv", 'title,content\r\na"b,c\r\n'],
  ] as const)("refuses a %s file it cannot read: %j", async (format, text) => {
    await expect(importPrompts(admin, test.deps.db, { text, format, language: "ar" })).rejects.toMatchObject({
      code: "invalid_input",
      fields: { file: "unreadable_file" },
    });
  });

  it("leaves an audit row for a change and none for a refused one", async () => {
    await test.deps.db.execute("truncate audit_log");
    const prompt = await add({});
    await updatePrompt(admin, test.deps.db, prompt.id, { featured: true });
    await updatePrompt(admin, test.deps.db, prompt.id, { title: "" }).catch(() => {});
    await deletePrompt(admin, test.deps.db, prompt.id);
    const rows = await test.deps.db.select().from(auditLog).orderBy(auditLog.id);
    expect(rows.map((row) => row.action)).toEqual(["prompt.create", "prompt.update", "prompt.delete"]);
    expect(rows[2]?.before).toMatchObject({ title: "خطة تسويق", featured: true });
  });
});
