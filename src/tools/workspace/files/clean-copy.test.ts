import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { pngPacked } from "#tests/support/picture-bytes.ts";
import { cleanCopyOf, cleanNameOf } from "./clean-copy.ts";

const square = sharp({ create: { width: 9, height: 7, channels: 3, background: "#c0392b" } });
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());

test("a prompt in a packed text is named", async () => {
  const plain = await bytesOf(square.clone().png());
  const text = pngPacked("parameters", "clay jug\nSteps: 12, Sampler: Euler a, Seed: 77, Size: 9x7");
  const before = new Uint8Array(Buffer.concat([plain.subarray(0, 33), text, plain.subarray(33)]));
  expect(await cleanCopyOf(before)).toEqual({ bytes: plain, removed: ["prompt"] });
});

test("a picture without data is left as it is; data without a name of its own is other data", async () => {
  const plain = await bytesOf(square.clone().jpeg());
  expect(await cleanCopyOf(plain)).toEqual({ bytes: plain, removed: [] });
  const comment = Buffer.from([0xff, 0xfe, 0, 5, 0x61, 0x62, 0x63]);
  const before = new Uint8Array(Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]));
  expect(await cleanCopyOf(before)).toEqual({ bytes: plain, removed: ["other"] });
});

test("what hangs behind a picture is named, and other formats are refused", async () => {
  const plain = await bytesOf(square.clone().jpeg());
  const longer = new Uint8Array(Buffer.concat([plain, Buffer.from("film")]));
  expect(await cleanCopyOf(longer)).toEqual({ bytes: plain, removed: ["more"] });
  expect(await cleanCopyOf(await bytesOf(square.clone().gif()))).toBeNull();
});

test("the copy's name keeps the ending", () => {
  expect(["a.b.jpg", "صورة.png", "photo", ".hidden"].map(cleanNameOf)).toEqual([
    "a.b-clean.jpg",
    "صورة-clean.png",
    "photo-clean",
    ".hidden-clean",
  ]);
});
