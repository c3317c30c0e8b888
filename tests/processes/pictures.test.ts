import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppEnv } from "#api/app-env.ts";
import { mountMedia } from "#api/media.ts";
import { createDeps } from "#create-deps.ts";
import { adBanners } from "#domain/banners/tables.ts";
import { createBanner } from "#domain/banners/write.ts";
import { uploadedPictures } from "#domain/pictures/tables.ts";
import { sweepPictures, uploadPicture } from "#domain/pictures/write.ts";
import type { Deps } from "#platform/deps.ts";
import { testAdministrator } from "#tests/support/scenes/back-office.ts";
import { createPostgresDeps, hasPostgres, TEST_SECRET, type TestDeps } from "#tests/support/scenes/test-deps.ts";

describe.skipIf(!hasPostgres)("pictures of two products on one PostgreSQL", () => {
  const admin = testAdministrator();
  let first: TestDeps & { url: string };
  let second: Awaited<ReturnType<typeof createDeps>>;
  beforeAll(async () => {
    first = await createPostgresDeps();
    second = await createDeps({ LOG_LEVEL: "silent", DATABASE_URL: first.url, APP_SECRET: TEST_SECRET });
  });
  afterAll(async () => {
    await second?.close();
    await first?.close();
  });

  test("one uploaded at one is named and served at the other, and stays while both sweep", async () => {
    const bytes = await sharp({ create: { width: 64, height: 16, channels: 3, background: "#d9a441" } })
      .png()
      .toBuffer();
    const upload = (deps: Deps) => uploadPicture(admin, deps, { bytes, use: "banner" }, new AbortController().signal);
    const uploaded = await Promise.all([0, 1, 2, 3].map((n) => upload(n % 2 ? second.deps : first.deps)));
    const addresses = [...new Set(uploaded.map(({ address }) => address))];
    expect(addresses).toHaveLength(1);
    const [address = ""] = addresses;

    const { db } = second.deps;
    await createBanner(admin, db, {
      title: "Spring",
      imageUrl: address,
      linkUrl: "https://ads.example/",
      language: "en",
      isActive: true,
      position: "home-features",
      showFrom: null,
      showTo: null,
    });
    await db.update(uploadedPictures).set({ touchedAt: new Date(0) });
    const sweep = (deps: Deps) => sweepPictures(deps.db, new Date(), [adBanners.imageUrl]);
    expect(await Promise.all([sweep(first.deps), sweep(second.deps)])).toEqual([0, 0]);

    for (const { deps } of [first, second]) {
      const site = new Hono<AppEnv>();
      mountMedia(site, deps);
      const answer = await site.request(address);
      expect(answer.status).toBe(200);
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 64 });
    }

    await db.delete(adBanners);
    expect((await Promise.all([sweep(first.deps), sweep(second.deps)])).toSorted()).toEqual([0, 1]);
  });
});
