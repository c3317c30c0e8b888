import sharp, { type Sharp } from "sharp";
import type { GrayImage } from "#engines/ocr/image/gray-image.ts";
import type { Random } from "./random.ts";

export interface Scene {
  text: string;
  font: string;
  /** Pixels. */
  size: number;
  weight?: "normal" | "bold";
  width: number;
  height: number;
  ink?: string;
  paper?: string;
  /** Other faces than the fonts have: width 1 is the font's own, slant in degrees, boldness in parts of the size. */
  stretch?: number;
  slant?: number;
  boldness?: number;
}

const escape = (text: string) => text.replace(/[&<>]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/** Draws one line from the right edge on, as it looks on a clean screen. */
export async function drawLine(scene: Scene): Promise<GrayImage> {
  const {
    width,
    height,
    font,
    size,
    weight = "normal",
    ink = "#111",
    paper = "#fff",
    stretch = 1,
    slant = 0,
    boldness = 0,
  } = scene;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><text transform="translate(${width - 12} ${Math.round(height * 0.62)}) skewX(${slant}) scale(${stretch} 1)" x="0" y="0" stroke="${ink}" stroke-width="${boldness * size}" font-family="${font}" font-weight="${weight}" font-size="${size}" fill="${ink}" direction="rtl" xml:space="preserve">${escape(scene.text)}</text></svg>`;
  return toGray(sharp(Buffer.from(svg)));
}

async function toGray(image: Sharp): Promise<GrayImage> {
  const { data, info } = await image
    .flatten({ background: "#fff" })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8Array(data) };
}

/** What a camera, a scanner or a messenger does to it: blur, a slight turn, noise, strong compression. */
export async function degrade(image: GrayImage, random: Random, turned = true): Promise<GrayImage> {
  const raw = { width: image.width, height: image.height, channels: 1 as const };
  let work = sharp(image.pixels, { raw });
  if (turned && random.next() < 0.3) work = work.rotate(random.between(-1.5, 1.5), { background: "#fff" });
  if (random.next() < 0.5) work = work.blur(random.between(0.3, 1.1));
  if (random.next() < 0.5) {
    work = sharp(await work.jpeg({ quality: Math.round(random.between(35, 85)) }).toBuffer());
  }
  const out = await toGray(work);
  const noise = random.next() < 0.4 ? random.between(2, 22) : 0;
  if (noise > 0) {
    for (let at = 0; at < out.pixels.length; at += 1) {
      out.pixels[at] = Math.max(
        0,
        Math.min(255, (out.pixels[at] as number) + (random.next() + random.next() - 1) * noise),
      );
    }
  }
  return out;
}
