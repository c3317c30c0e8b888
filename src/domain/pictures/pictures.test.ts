import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog } from "#domain/audit/tables.ts";
import type { BannerInput } from "#domain/banners/rules.ts";
import { adBanners } from "#domain/banners/tables.ts";
import { createBanner, deleteBanner, updateBanner } from "#domain/banners/write.ts";
import { promptLibrary } from "#domain/library/tables.ts";
import { importPrompts } from "#domain/library/write-import.ts";
import { createPrompt } from "#domain/library/write.ts";
import { testAdministrator } from "#tests/support/scenes/back-office.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { findPicture } from "./read.ts";
import { PICTURE_USES, pictureIdOf, picturePath, type PictureUse, wholePictureAddress } from "./rules.ts";
import { uploadedPictures } from "./tables.ts";
import { sweepPictures, touchPictures, uploadPicture } from "./write.ts";

const ID = "0123456789abcdef0123456789abcdef";
const DAY_MS = 86_400_000;
const admin = testAdministrator();
const BANNER: Omit<BannerInput, "imageUrl"> = {
  title: "Spring",
  linkUrl: "https://ads.example/",
  language: "en",
  isActive: true,
  position: "home-features",
  showFrom: null,
  showTo: null,
};
const PROMPT = { title: "Letter", content: "Write.", category: "Letters", language: "en" as const };
const FLAGS = { isPublished: true, featured: false };

/** A picture of one colour. */
function plain(width: number, height: number, background = "#0e4f4f") {
  return sharp({ create: { width, height, channels: 3, background } });
}

it("a path names a picture only as a whole", () => {
  expect(pictureIdOf(picturePath(ID))).toBe(ID);
  const others = [`/media/${ID}.png`, `/media/${ID}.webp?x`, `x/media/${ID}.webp`, `/media/${ID.toUpperCase()}.webp`];
  expect([...others, `/media/${ID}.webp\n`, `https://a.example${picturePath(ID)}`].map(pictureIdOf)).toEqual(
    Array(6).fill(null),
  );
  expect(wholePictureAddress(picturePath(ID), "https://siyagha.example")).toBe(
    `https://siyagha.example/media/${ID}.webp`,
  );
  expect(wholePictureAddress("https://a.example/b.png", "https://siyagha.example")).toBe("https://a.example/b.png");
});

describe.each([
  ["the embedded database", createTestDeps, true],
  ["PostgreSQL", createPostgresDeps, hasPostgres],
] as const)("uploaded pictures in %s", (_place, createDeps, isThere) => {
  if (!isThere) return;
  let test: TestDeps;
  beforeAll(async () => void (test = await createDeps()));
  afterAll(() => test.close());

  const upload = (bytes: Uint8Array, use: PictureUse = "banner") =>
    uploadPicture(admin, test.deps, { bytes, use }, new AbortController().signal);
  const uploadPlain = async (width: number, height: number, colour?: string) =>
    upload(await plain(width, height, colour).png().toBuffer());
  const stored = async (address: string) => findPicture(test.deps.db, pictureIdOf(address) ?? "");
  const sweepAfter = (ms: number) =>
    sweepPictures(test.deps.db, new Date(Date.now() + ms), [adBanners.imageUrl, promptLibrary.imageUrl]);

  it.each(Object.entries(PICTURE_USES))("are shrunk for a %s to %i pixels and never enlarged", async (use, most) => {
    const large = await upload(await plain(2400, 600).jpeg().toBuffer(), use as PictureUse);
    expect([large.width, large.height]).toEqual([most, most / 4]);
    const small = await upload(await plain(60, 20).jpeg().toBuffer(), use as PictureUse);
    expect([small.width, small.height]).toEqual([60, 20]);
  });

  it("are WebP, upright, without place and camera, with the bytes that were stored", async () => {
    const camera = { IFD0: { Make: "Camera of Mona" }, IFD3: { GPSLatitude: "24/1 42/1 0/1" } };
    const file = await plain(40, 20).withExif(camera).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { address, width, height, size } = await upload(file);
    expect([width, height]).toEqual([20, 40]);
    const picture = await stored(address);
    expect(picture?.bytes.length).toBe(size);
    const facts = await sharp(picture?.bytes).metadata();
    expect([facts.format, facts.width, facts.height, facts.exif, facts.xmp, facts.icc]).toEqual([
      "webp",
      20,
      40,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(picture?.bytes ?? []).includes("Mona")).toBe(false);
  });

  it("keep the first frame of an animation and say so", async () => {
    const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 250), Buffer.alloc(8 * 8 * 3, 5)]);
    const gif = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
      .gif()
      .toBuffer();
    const { address, frames: count, height } = await upload(gif);
    expect([count, height]).toEqual([2, 8]);
    const { data } = await sharp((await stored(address))?.bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(240);
  });

  it("refuse a damaged one, and one with more than 40 megapixels", async () => {
    const png = await plain(300, 300).png().toBuffer();
    await expect(upload(png.subarray(0, 60))).rejects.toMatchObject({ fields: { file: "damaged_file" } });
    await expect(upload(await plain(8000, 6000).png().toBuffer())).rejects.toMatchObject({ code: "too_large" });
  });

  it("are stored once each, and each upload is in the audit log", async () => {
    const [first, again] = [await uploadPlain(31, 31), await uploadPlain(31, 31)];
    expect(again.address).toBe(first.address);
    const rows = await test.deps.db
      .select()
      .from(auditLog)
      .where(sql`${auditLog.subject} = ${first.address}`);
    expect(rows.map(({ action, actorId, after }) => [action, actorId, after])).toEqual(
      Array(2).fill(["picture.upload", admin.id, { width: 31, height: 31, size: first.size }]),
    );
  });

  it("are swept a day after nothing names them any more", async () => {
    const { db } = test.deps;
    const [ofBanner, ofPrompt, unused, replaced, whole] = await Promise.all(
      [41, 42, 43, 44, 45].map(async (side) => (await uploadPlain(side, side)).address),
    );
    const banner = await createBanner(admin, db, { ...BANNER, imageUrl: ofBanner as string });
    await createPrompt(admin, db, { ...PROMPT, ...FLAGS, imageUrl: ofPrompt as string });
    const wholeAddress = `https://siyagha.example${whole}`;
    await createPrompt(admin, db, { ...PROMPT, ...FLAGS, title: "Whole", imageUrl: wholeAddress });
    const other = await createBanner(admin, db, { ...BANNER, imageUrl: replaced as string });
    const there = async () =>
      (await Promise.all([ofBanner, ofPrompt, unused, replaced, whole].map((each) => stored(each as string)))).map(
        Boolean,
      );

    await sweepAfter(DAY_MS - 60_000);
    expect(await there()).toEqual([true, true, true, true, true]);
    // Long in use, replaced just now: it has its day as well.
    await db.update(uploadedPictures).set({ touchedAt: new Date(Date.now() - 9 * DAY_MS) });
    await updateBanner(admin, db, other.id, { imageUrl: "https://ads.example/a.png" });
    await sweepAfter(0);
    expect(await there()).toEqual([true, true, false, true, true]);
    await sweepAfter(DAY_MS + 60_000);
    expect(await there()).toEqual([true, true, false, false, true]);
    await deleteBanner(admin, db, banner.id);
    await sweepAfter(0);
    expect(await there()).toEqual([true, true, false, false, true]);
    await sweepAfter(DAY_MS + 60_000);
    expect(await there()).toEqual([false, true, false, false, true]);
  });

  it("cannot be named by a banner or a prompt when they are gone", async () => {
    const { db } = test.deps;
    const gone = { fields: { imageUrl: "picture_gone" } };
    const imageUrl = picturePath(ID);
    await expect(createBanner(admin, db, { ...BANNER, imageUrl })).rejects.toMatchObject(gone);
    await expect(createPrompt(admin, db, { ...PROMPT, ...FLAGS, imageUrl })).rejects.toMatchObject(gone);
    const { address } = await uploadPlain(51, 51);
    const rows = [imageUrl, address].map((image_url, n) => ({ ...PROMPT, title: `Row ${n}`, image_url }));
    const outcome = await importPrompts(admin, db, { text: JSON.stringify(rows), format: "json", language: "en" });
    expect(outcome).toMatchObject({ added: 1, refused: [{ row: 1, faults: { imageUrl: "picture_gone" } }] });
  });
});

describe.skipIf(!hasPostgres)("a sweep beside a form that is being saved", () => {
  it("leaves the picture that the form names", async () => {
    const test = await createPostgresDeps();
    const { db } = test.deps;
    try {
      const bytes = await plain(20, 20).png().toBuffer();
      const { signal } = new AbortController();
      const { address } = await uploadPicture(admin, test.deps, { bytes, use: "banner" }, signal);
      await db.update(uploadedPictures).set({ touchedAt: new Date(Date.now() - 9 * DAY_MS) });
      await db.transaction(async (tx) => {
        await touchPictures(tx, [address]);
        await tx.insert(adBanners).values({ title: "x", imageUrl: address, linkUrl: "https://ads.example/" });
        await sweepPictures(db, new Date(), [adBanners.imageUrl, promptLibrary.imageUrl]);
      });
      await sweepPictures(db, new Date(), [adBanners.imageUrl, promptLibrary.imageUrl]);
      expect(await findPicture(db, pictureIdOf(address) ?? "")).not.toBeNull();
    } finally {
      await test.close();
    }
  });
});
