import pg from "pg";
import { createPostgresDeps, hasPostgres } from "#tests/support/scenes/test-deps.ts";
import { listLedger } from "#domain/credits/read.ts";
import { listCategories, listLibraryForAdministrator, listPublishedPrompts } from "#domain/library/read.ts";
import { listUsage } from "#domain/runs/read-usage.ts";
import { listRuns } from "#domain/runs/read.ts";
import { listSaved, listSavedTags } from "#domain/saved/read.ts";
import { listNamedAudit } from "#domain/status/read-audit.ts";
import type { Database } from "#platform/database/db.server.ts";
import { BUSIEST, seedLists } from "../support/lists-seed.ts";

const ROWS = Number(process.env["LIST_ROWS"] ?? 1_000_000);
/** Of each list so many, or as many as this time allows, but three. */
const READINGS = 30;
const READING_MS = 3000;
const DAY_MS = 86_400_000;

interface Measured {
  list: string;
  median: number;
  p95: number;
}

/**
 * Each list as its page asks for it, with LIST_ROWS rows (10⁶ unless set) in its table: first, second and a deep page, each filter,
 * searches for a rare and a common word. "Busiest" is one person with thousands of rows. Needs TEST_DATABASE_URL and some GB of disk.
 */
export async function run(): Promise<{ table: string[][]; json: object }> {
  if (!hasPostgres) return { table: [["lists", "skipped: TEST_DATABASE_URL is not set"]], json: { skipped: true } };
  const { deps, url, close } = await createPostgresDeps();
  const client = new pg.Client(url);
  try {
    await client.connect();
    await seedLists(client, ROWS);
    const measured = await measureLists(deps.db);
    return {
      table: [
        ["list", "median", "95th percentile"],
        ...measured.map(({ list, median, p95 }) => [list, `${median.toFixed(1)} ms`, `${p95.toFixed(1)} ms`]),
      ],
      json: { rows: ROWS, measured },
    };
  } finally {
    await client.end();
    await close();
  }
}

async function measureLists(db: Database): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [list, read] of Object.entries(readings(db))) {
    const taken: number[] = [];
    await read();
    const started = performance.now();
    while (taken.length < 3 || (taken.length < READINGS && performance.now() - started < READING_MS)) {
      const begun = performance.now();
      await read();
      taken.push(performance.now() - begun);
    }
    taken.sort((a, b) => a - b);
    const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0;
    measured.push({ list, median: at(0.5), p95: at(0.95) });
  }
  return measured;
}

function readings(db: Database): Record<string, () => Promise<unknown>> {
  const busiest = BUSIEST.id;
  const someone = "person-17";
  const now = Date.now();
  const before = (days: number) => new Date(now - days * DAY_MS);
  const month = { from: before(30), to: new Date(now) };
  return {
    "history, somebody": () => listRuns(db, someone),
    "history, busiest": () => listRuns(db, busiest),
    "history, busiest, page 2": () => listRuns(db, busiest, { page: 2 }),
    "history, busiest, page 90": () => listRuns(db, busiest, { page: 90 }),
    "history, busiest, one tool": () => listRuns(db, busiest, { tool: "prompt-checker" }),
    "history, busiest, rare word": () => listRuns(db, busiest, { q: "rareword" }),
    "history, busiest, common word": () => listRuns(db, busiest, { q: "common" }),
    "saved, busiest": () => listSaved(db, busiest),
    "saved, busiest, page 20": () => listSaved(db, busiest, { page: 20 }),
    "saved, busiest, tag": () => listSaved(db, busiest, { tag: "tag-3" }),
    "saved, busiest, common word": () => listSaved(db, busiest, { q: "common" }),
    "saved, busiest, all tags": () => listSavedTags(db, busiest),
    "ledger, somebody": () => listLedger(db, someone),
    "ledger, busiest": () => listLedger(db, busiest),
    "ledger, busiest, page 2": () => listLedger(db, busiest, 2),
    "ledger, busiest, page 400": () => listLedger(db, busiest, 400),
    library: () => listPublishedPrompts(db, { language: "ar" }),
    "library, page 2": () => listPublishedPrompts(db, { language: "ar" }, 2),
    "library, page 1,000": () => listPublishedPrompts(db, { language: "ar" }, 1000),
    "library, category": () => listPublishedPrompts(db, { language: "ar", category: "category-3" }),
    "library, rare word": () => listPublishedPrompts(db, { language: "en", q: "rareword" }),
    "library, common word": () => listPublishedPrompts(db, { language: "en", q: "common" }),
    "library, categories": () => listCategories(db, "ar"),
    "library, back office": () => listLibraryForAdministrator(db, { language: "ar" }),
    "library, back office, by title": () =>
      listLibraryForAdministrator(db, { language: "ar" }, 1, { by: "title", isDescending: false }),
    audit: () => listNamedAudit(db),
    "audit, page 2": () => listNamedAudit(db, { page: 2 }),
    "audit, page 1,000": () => listNamedAudit(db, { page: 1000 }),
    "audit, one kind": () => listNamedAudit(db, { noun: "banner" }),
    "audit, one month": () => listNamedAudit(db, month),
    "audit, one kind in a month": () => listNamedAudit(db, { noun: "banner", ...month }),
    "audit, by action": () => listNamedAudit(db, { sort: { by: "action", isDescending: false } }),
    "audit, by subject": () => listNamedAudit(db, { sort: { by: "subject", isDescending: true } }),
    "audit, part of a subject": () => listNamedAudit(db, { q: "ject 77777" }),
    "audit, a person's": () => listNamedAudit(db, { q: "person-17@example.com" }),
    "audit, a common word": () => listNamedAudit(db, { q: "banner" }),
    "usage, 30 days": () => listUsage(db, { ...month, byDay: false }),
    "usage, 30 days by day": () => listUsage(db, month),
    "usage, 30 days, one tool": () => listUsage(db, { ...month, tool: "prompt-checker", byDay: false }),
  };
}
