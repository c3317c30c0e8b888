import { afterAll, beforeAll, expect, it } from "vitest";
import { auditLog } from "#domain/audit/tables.ts";
import { findShownNotice } from "#domain/notices/read.ts";
import { noticeState } from "#domain/notices/rules.ts";
import { siteNotices } from "#domain/notices/tables.ts";
import { ADMIN_VIEWER, apiAs } from "#tests/support/scenes/back-office.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { withoutTable } from "#tests/support/scenes/unreadable-table.ts";
import { readShell } from "#pages/shell/read-shell.ts";
import { pageContextOf } from "#pages/page-context.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const NOTICE = {
  kind: "warning",
  textAr: " الموقع متوقف الليلة ",
  textEn: "Down\n tonight",
  showFrom: at(10),
  showTo: at(12),
};

let test: TestDeps;
let send: ReturnType<typeof apiAs>;
beforeAll(async () => {
  test = await createTestDeps();
  test.setNow(at(9));
  send = apiAs(test.deps);
});
afterAll(() => test.close());

const shownAt = (hour: number, language: "ar" | "en" = "en") => findShownNotice(test.deps.db, language, at(hour));
const made = async (body: object) => (await (await send("POST", "/admin/notices", body)).json()) as { id: number };
const empty = () => test.deps.db.delete(siteNotices);

it("a notice is shown in its time alone, in the reader's language", async () => {
  const { id } = await made(NOTICE);
  const key = `${id}-${at(9).getTime()}`;
  expect(await shownAt(9)).toBeNull();
  expect(await shownAt(10)).toEqual({ key, kind: "warning", text: "Down tonight" });
  expect(await shownAt(11, "ar")).toEqual({ key, kind: "warning", text: "الموقع متوقف الليلة" });
  expect(await shownAt(12)).toBeNull();
  const state = (hour: number) => noticeState({ showFrom: at(10), showTo: at(12) }, at(hour));
  expect([state(9), state(10), state(12)]).toEqual(["waiting", "shown", "over"]);
  await empty();
});

it("without times it is shown until it is deleted; of two the newest", async () => {
  const first = await made({ textAr: "أول", textEn: "First" });
  const second = await made({ textAr: "ثان", textEn: "Second" });
  expect(await shownAt(9)).toMatchObject({ text: "Second", kind: "info" });
  expect((await send("DELETE", `/admin/notices/${second.id}`)).status).toBe(204);
  expect(await shownAt(9)).toMatchObject({ text: "First" });
  expect((await send("DELETE", `/admin/notices/${second.id}`)).status).toBe(404);
  expect((await send("DELETE", `/admin/notices/${first.id}`)).status).toBe(204);
  expect(await shownAt(9)).toBeNull();
});

it("a changed notice has another key, so that those who closed it see it again", async () => {
  const { id } = await made(NOTICE);
  test.setNow(at(11));
  const before = await shownAt(11);
  expect((await send("PUT", `/admin/notices/${id}`, { ...NOTICE, textEn: "Down at ten" })).status).toBe(200);
  const after = await shownAt(11);
  expect(after?.text).toBe("Down at ten");
  expect(after?.key).not.toBe(before?.key);
  test.setNow(at(9));
  await empty();
});

it("both languages are asked for, and an end after the start", async () => {
  const refused = async (change: object) => {
    const answer = await send("POST", "/admin/notices", { ...NOTICE, ...change });
    const { error } = (await answer.json()) as { error: { code: string; fields: object } };
    return [answer.status, error.code, Object.keys(error.fields)];
  };
  expect(await refused({ textAr: " ", textEn: "" })).toEqual([400, "invalid_input", ["textAr", "textEn"]]);
  expect(await refused({ showTo: at(10) })).toEqual([400, "invalid_input", ["showTo"]]);
  expect(await refused({ kind: "blinking" })).toEqual([400, "invalid_input", ["kind"]]);
});

it("is the administrator's alone, and every change is audited", async () => {
  const { db } = test.deps;
  const before = await db.$count(auditLog);
  const { id } = await made(NOTICE);
  await send("PUT", `/admin/notices/${id}`, { ...NOTICE, kind: "info" });
  await send("DELETE", `/admin/notices/${id}`);
  const rows = await db.select().from(auditLog).orderBy(auditLog.id).offset(before);
  expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
    ["notice.create", "Down tonight"],
    ["notice.update", "Down tonight"],
    ["notice.delete", "Down tonight"],
  ]);
  const user = apiAs(test.deps, { ...ADMIN_VIEWER, role: "user" });
  expect((await user("POST", "/admin/notices", NOTICE)).status).toBe(403);
});

it("a page has it in its frame, and lives without it where it cannot be read", async () => {
  await made({ textAr: "صيانة", textEn: "Maintenance" });
  const frame = async (deps: TestDeps["deps"]) => {
    const { context } = loaderArgs(deps, null, "/pricing", "en") as { context: never };
    return (await readShell(pageContextOf(context), "/en/pricing")).notice;
  };
  expect(await frame(test.deps)).toMatchObject({ text: "Maintenance" });
  await withoutTable(test.deps, "site_notices", async (deps) => {
    const warned: string[] = [];
    const warn = (_fields: object, words: string) => void warned.push(words);
    expect(await frame({ ...deps, log: { ...deps.log, warn } as never })).toBeNull();
    expect(warned).toContain("notice not read");
  });
});
