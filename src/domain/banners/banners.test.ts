import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testAdministrator } from "#tests/support/scenes/back-office.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { auditLog } from "#domain/audit/tables.ts";
import { listBanners, listShownBanners, readBannerAnalytics } from "./read.ts";
import { type BannerInput, dayStarts, isShownAt, safeLink, seesBanners } from "./rules.ts";
import { adBannerClicks, adBannerEndedRounds, adBannerQuarters, adBanners, adBannerVisitors } from "./tables.ts";
import { recordClick, sweepEndedRounds } from "./write-clicks.ts";
import { clearBannerClicks, createBanner, deleteBanner, updateBanner } from "./write.ts";

const INPUT: BannerInput = {
  title: "إعلان الربيع",
  imageUrl: "https://ads.example/spring.png",
  linkUrl: "https://ads.example/spring",
  language: "ar",
  isActive: true,
  position: "home-features",
  showFrom: null,
  showTo: null,
};

describe("a banner's links", () => {
  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "\u0001javascript:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "/path",
    "java&#115;cript:alert(1)",
    "https://user:pass@evil.example/",
    "file:///etc/passwd",
    `https://example.com/${"a".repeat(10_000)}`,
    "",
  ])("refuses %j", (link) => {
    expect(safeLink(link)).toBeNull();
  });

  it("takes http and https in the form the browser reads", () => {
    expect(safeLink("HTTPS://Example.com/a b")).toBe("https://example.com/a%20b");
    expect(safeLink("http://example.com")).toBe("http://example.com/");
  });

  it("lets nothing through but the web, whatever the text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(safeLink(text) ?? "https://").toMatch(/^https?:\/\//);
      }),
    );
  });
});

describe("which banner shows", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  it("is the switched-on one inside its schedule", () => {
    expect(isShownAt({ isActive: true, showFrom: null, showTo: null }, at)).toBe(true);
    expect(isShownAt({ isActive: false, showFrom: null, showTo: null }, at)).toBe(false);
    expect(isShownAt({ isActive: true, showFrom: at, showTo: null }, at)).toBe(true);
    expect(isShownAt({ isActive: true, showFrom: null, showTo: at }, at)).toBe(false);
    expect(isShownAt({ isActive: true, showFrom: new Date("2026-11-22"), showTo: null }, at)).toBe(false);
  });

  it("is never seen by package holders", () => {
    expect([seesBanners("home", "none"), seesBanners("home", "free"), seesBanners("home", "basic")]).toEqual([
      true,
      false,
      false,
    ]);
    expect([seesBanners("open", null), seesBanners("open", "none"), seesBanners("open", "basic")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("local days", () => {
  it("begin at local midnight, before and after a clock change", () => {
    expect(dayStarts(new Date("2026-11-21T22:30:00Z"), "Asia/Riyadh", 2).map((day) => day.toISOString())).toEqual([
      "2026-11-20T21:00:00.000Z",
      "2026-11-21T21:00:00.000Z",
    ]);
    expect(dayStarts(new Date("2026-03-09T12:00:00Z"), "America/New_York", 3).map((day) => day.toISOString())).toEqual([
      "2026-03-07T05:00:00.000Z",
      "2026-03-08T05:00:00.000Z",
      "2026-03-09T04:00:00.000Z",
    ]);
  });

  it("begin after a midnight that was skipped", () => {
    expect(dayStarts(new Date("2026-04-24T12:00:00Z"), "Africa/Cairo", 1)[0]?.toISOString()).toBe(
      "2026-04-23T22:00:00.000Z",
    );
  });
});

describe("banners in the database", () => {
  let test: TestDeps;
  const admin = testAdministrator();
  beforeAll(async () => void (test = await createTestDeps()));
  afterAll(() => test.close());
  beforeEach(async () => {
    for (const table of [adBanners, adBannerClicks, adBannerVisitors, adBannerQuarters, adBannerEndedRounds])
      await test.deps.db.delete(table);
  });
  const press = (bannerId: number, visitor: string, at: string, pressId: string = randomUUID()) =>
    recordClick(test.deps.db, { bannerId, pressId, visitor, now: new Date(at) });

  it("are listed newest first and leave an audit row for each change", async () => {
    const { db } = test.deps;
    const first = await createBanner(admin, db, INPUT);
    const second = await createBanner(admin, db, { ...INPUT, title: "Summer", language: "en" });
    expect((await listBanners(db)).map(({ title }) => title)).toEqual(["Summer", "إعلان الربيع"]);
    const updated = await updateBanner(admin, db, first.id, { isActive: false });
    expect(updated).toMatchObject({ id: first.id, title: "إعلان الربيع", isActive: false });
    await deleteBanner(admin, db, second.id);
    expect((await listBanners(db)).map((banner) => [banner.title, banner.isActive])).toEqual([["إعلان الربيع", false]]);
    const rows = await db.select().from(auditLog).where(eq(auditLog.actorId, admin.id)).orderBy(auditLog.id);
    expect(rows.map((row) => [row.action, row.subject])).toEqual([
      ["banner.create", "إعلان الربيع"],
      ["banner.create", "Summer"],
      ["banner.update", "إعلان الربيع"],
      ["banner.delete", "Summer"],
    ]);
    expect(rows[2]?.before).toMatchObject({ isActive: true });
    expect(rows[2]?.after).toMatchObject({ isActive: false });
  });

  it("are Arabic, switched on and among the home page's features unless the row says otherwise", async () => {
    const { title, imageUrl, linkUrl } = INPUT;
    await test.deps.db.insert(adBanners).values({ title, imageUrl, linkUrl });
    expect(await listBanners(test.deps.db)).toMatchObject([
      { title, imageUrl, linkUrl, language: "ar", isActive: true, position: "home-features" },
    ]);
  });

  it("are in the place above the features where none is named", async () => {
    const made = await createBanner(admin, test.deps.db, { ...INPUT, position: " " });
    expect(made.position).toBe("home-features");
  });

  it("are refused with the faulty fields named, and nothing is kept", async () => {
    const hostile = {
      ...INPUT,
      title: "  ",
      linkUrl: "javascript:alert(1)",
      showFrom: new Date("2026-12-02"),
      showTo: new Date("2026-12-01"),
    };
    await expect(createBanner(admin, test.deps.db, hostile)).rejects.toMatchObject({
      code: "invalid_input",
      fields: { title: "required", linkUrl: "unsafe_link", showTo: "ends_before_start" },
    });
    for (const address of ["", "javascript:alert(1)"]) {
      await expect(
        createBanner(admin, test.deps.db, { ...INPUT, imageUrl: address, linkUrl: address }),
      ).rejects.toMatchObject({ code: "invalid_input", fields: { imageUrl: "unsafe_link", linkUrl: "unsafe_link" } });
    }
    expect(await listBanners(test.deps.db)).toEqual([]);
  });

  it("show nothing hostile that was written past the product", async () => {
    await test.deps.db.insert(adBanners).values({ ...INPUT, linkUrl: "javascript:alert(1)" });
    expect(
      await listShownBanners(test.deps.db, { position: "home-features", language: "ar", now: new Date() }),
    ).toEqual([]);
  });

  it("count presses, visitors and days exactly", async () => {
    const { id } = await createBanner(admin, test.deps.db, INPUT);
    await press(id, "a", "2026-11-21T20:59:00Z");
    await press(id, "a", "2026-11-21T21:00:00Z");
    await press(id, "b", "2026-11-21T22:00:00Z");
    await press(id, "c", "2026-11-14T21:00:00Z");
    await press(id, "c", "2026-11-14T20:59:59Z");
    await press(id, "d", "2026-10-22T21:00:00Z");
    await press(id, "d", "2026-01-01T00:00:00Z");
    const figures = await readBannerAnalytics(test.deps.db, id, new Date("2026-11-21T23:00:00Z"), "Asia/Riyadh");
    expect(figures).toMatchObject({
      totalClicks: 7,
      uniqueIps: 4,
      clicksToday: 2,
      clicksThisWeek: 4,
      clicksThisMonth: 6,
    });
    expect(figures.days).toHaveLength(31);
    expect(figures.days.at(-1)?.clicks).toBe(2);
  });

  it("count a beacon sent twice once", async () => {
    const { id } = await createBanner(admin, test.deps.db, INPUT);
    const pressId = randomUUID();
    expect(await press(id, "a", "2026-11-21T10:00:00Z", pressId)).toBe(true);
    expect(await press(id, "a", "2026-11-21T10:00:01Z", pressId)).toBe(false);
    expect(await readBannerAnalytics(test.deps.db, id, new Date("2026-11-21T11:00:00Z"), "UTC")).toMatchObject({
      totalClicks: 1,
      uniqueIps: 1,
    });
  });

  it.each([
    ["gone", null],
    ["switched off", { isActive: false }],
    ["not on yet", { showFrom: new Date("2026-11-21T10:00:01Z") }],
    ["over, from the moment it ends", { showTo: new Date("2026-11-21T10:00:00Z") }],
  ])("refuse the press of one that is %s, and count nothing", async (_why, change) => {
    const { id } = await createBanner(admin, test.deps.db, { ...INPUT, ...change });
    const pressed = change === null ? id + 1 : id;
    await expect(press(pressed, "a", "2026-11-21T10:00:00Z")).rejects.toMatchObject({ code: "not_found" });
    expect(await test.deps.db.$count(adBannerClicks)).toBe(0);
  });

  it("count from the moment they show until they end", async () => {
    const [showFrom, showTo] = [new Date("2026-11-21T10:00:00Z"), new Date("2026-11-21T10:00:01Z")];
    const { id } = await createBanner(admin, test.deps.db, { ...INPUT, showFrom, showTo });
    expect(await press(id, "a", "2026-11-21T10:00:00Z")).toBe(true);
    await expect(createBanner(admin, test.deps.db, { ...INPUT, showFrom, showTo: showFrom })).rejects.toMatchObject({
      code: "invalid_input",
      fields: { showTo: expect.any(String) },
    });
  });

  it("start again from nothing once cleared, and the old rows are swept", async () => {
    const { db } = test.deps;
    const { id } = await createBanner(admin, db, INPUT);
    await press(id, "a", "2026-11-21T10:00:00Z");
    await clearBannerClicks(admin, db, id);
    await press(id, "a", "2026-11-21T10:01:00Z");
    expect(await readBannerAnalytics(db, id, new Date("2026-11-21T11:00:00Z"), "UTC")).toMatchObject({
      totalClicks: 1,
      uniqueIps: 1,
    });
    await sweepEndedRounds(db);
    await sweepEndedRounds(db);
    expect([
      await db.$count(adBannerClicks),
      await db.$count(adBannerVisitors),
      await db.$count(adBannerQuarters),
      await db.$count(adBannerEndedRounds),
    ]).toEqual([1, 1, 1, 0]);
  });

  it("have no figures when there is no such banner", async () => {
    await expect(readBannerAnalytics(test.deps.db, 1_000_000, new Date(), "UTC")).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe.skipIf(!hasPostgres)("presses side by side on PostgreSQL", () => {
  let test: TestDeps;
  beforeAll(async () => void (test = await createPostgresDeps()));
  afterAll(() => test.close());

  it("clearing while presses arrive loses no press made afterwards, and every roll-up equals its rows", async () => {
    const { db } = test.deps;
    const admin = testAdministrator();
    const { id } = await createBanner(admin, db, INPUT);
    const now = new Date("2026-11-21T10:00:00Z");
    const pressing = Array.from({ length: 150 }, (_, index) =>
      recordClick(db, { bannerId: id, pressId: randomUUID(), visitor: `v${index % 20}`, now }),
    );
    await Promise.all([...pressing, clearBannerClicks(admin, db, id), clearBannerClicks(admin, db, id)]);
    await recordClick(db, { bannerId: id, pressId: randomUUID(), visitor: "after", now });
    const figures = await readBannerAnalytics(db, id, now, "UTC");
    const [round] = await db.select({ round: adBanners.clickRound }).from(adBanners);
    const ofRound = sql`click_round = ${round?.round}`;
    const visitors = await db.selectDistinct({ visitor: adBannerClicks.ipAddress }).from(adBannerClicks).where(ofRound);
    expect(round?.round).toBe(3);
    expect(figures.totalClicks).toBeGreaterThanOrEqual(1);
    expect(figures.totalClicks).toBe(await db.$count(adBannerClicks, ofRound));
    expect(figures.uniqueIps).toBe(visitors.length);
  });
});
