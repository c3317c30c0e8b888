import sharp, { type Sharp } from "sharp";
import { RefusalError } from "#i18n/refusals.ts";
import type { ImageFacts, PixelImage } from "#tools/ports.ts";
import { serveJobs } from "./serve-jobs.ts";

const MOST_PIXELS = 40_000_000;

const MOSTLY = 0.6;
/** The mean brightness, of 255, from which print is light. */
const LIGHT = 160;

type Format = "png" | "jpeg" | "webp";

sharp.cache(false);
sharp.concurrency(1);

serveJobs({ metadata, decode, encode, resize });

async function metadata({ bytes }: { bytes: Uint8Array }): Promise<ImageFacts> {
  const facts = await reading(() => open(bytes).metadata());
  // Orientations from 5 on lie on their side.
  const isTurned = (facts.orientation ?? 1) >= 5;
  const height = facts.pageHeight ?? facts.height;
  return {
    format: facts.format,
    width: isTurned ? height : facts.width,
    height: isTurned ? facts.width : height,
    hasAlpha: facts.hasAlpha,
    frames: facts.pages ?? 1,
  };
}

async function decode({
  bytes,
  maxSide,
  channels = 3,
}: {
  bytes: Uint8Array;
  maxSide?: number;
  channels?: 1 | 3 | 4;
}): Promise<PixelImage> {
  return reading(async () => {
    const fitted = fit(open(bytes), maxSide).toColourspace(channels === 1 ? "b-w" : "srgb");
    const image =
      channels === 4 ? fitted.ensureAlpha() : fitted.flatten({ background: await groundOf(bytes, channels) });
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, channels: info.channels as 1 | 3 | 4, data: new Uint8Array(data) };
  });
}

async function encode({
  image,
  format,
  quality,
}: {
  image: PixelImage;
  format: Format;
  quality?: number;
}): Promise<Uint8Array> {
  const { width, height, channels } = image;
  return write(sharp(image.data, { raw: { width, height, channels } }), format, quality);
}

async function resize({
  bytes,
  maxSide,
  format,
  quality,
}: {
  bytes: Uint8Array;
  maxSide: number;
  format: Format;
  quality?: number;
}): Promise<Uint8Array> {
  return reading(() => {
    const image = fit(open(bytes), maxSide);
    return write(format === "jpeg" ? image.flatten({ background: "white" }) : image, format, quality);
  });
}

/** Light print on nothing would vanish on white. Grey pixels are asked for to be read: they get the ground that print shows on. */
async function groundOf(bytes: Uint8Array, channels: 1 | 3 | 4): Promise<"white" | "black"> {
  if (channels !== 1 || !(await open(bytes).metadata()).hasAlpha) return "white";
  const small = open(bytes).resize({ width: 400, height: 400, fit: "inside", withoutEnlargement: true });
  const { data } = await small.ensureAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
  let [light, ink] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const cover = (data[at + 3] as number) / 255;
    light +=
      cover * (0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number));
    ink += cover;
  }
  // A picture that covers most of its place has a ground of its own.
  return ink < MOSTLY * (data.length / 4) && light > LIGHT * ink ? "black" : "white";
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient();
}

function fit(image: Sharp, maxSide: number | undefined): Sharp {
  return maxSide === undefined
    ? image
    : image.resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
}

async function write(image: Sharp, format: Format, quality = 85): Promise<Uint8Array> {
  return new Uint8Array(await image.toFormat(format, format === "png" ? {} : { quality }).toBuffer());
}

/** What the library cannot read is the sender's file, not our fault. */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (String(error).includes("pixel limit")) throw new RefusalError("too_large");
    throw new RefusalError("invalid_input", { fields: { file: "damaged_file" }, cause: error });
  }
}
