import { LIGHTNESS, NUMBER_GLYPHS, numberGlyphs, readNumber } from "#engines/ocr/learned/digit-reader.ts";
import { createClassifier } from "#engines/ocr/learned/classifier.ts";
import { inkPatches } from "#engines/ocr/image/glyphs.ts";
import { crop, type Box, type GrayImage } from "#engines/ocr/image/gray-image.ts";
import { around } from "#engines/ocr/recognised.ts";
import { trainNetwork, type Example } from "../glyphs/network.ts";
import { createRandom, type Random } from "../glyphs/random.ts";
import { degrade, drawLine } from "../glyphs/render.ts";
import { requireFonts } from "../glyphs/require-fonts.ts";
import { writeModel } from "../write-model.ts";
import { drawnOrder, numberString } from "./strings.ts";

export const TRAINING_FONTS = [
  "Amiri",
  "Noto Naskh Arabic",
  "Noto Sans Arabic",
  "KacstBook",
  "KacstOffice",
  "KacstPoster",
  "KacstFarsi",
  "KacstScreen",
  "KacstQurn",
  "DejaVu Sans",
  "KacstTitle",
];
export const HELD_OUT_FONTS = ["Noto Kufi Arabic", "KacstNaskh", "DejaVu Sans Mono", "KacstLetter"];
const LATIN_FONTS = ["Lato", "Liberation Sans", "Noto Sans", "Noto Serif", "DejaVu Sans", "Liberation Mono"];
const LETTERS = [..."ابتثجحخدذرزسشصضطظعغفقكلمنهوي", "لا", "في", "من", "ال", "كم", "ه", "ا", "م"];
const LATIN = [..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"];

async function scene(text: string, font: string, random: Random, varied = true): Promise<GrayImage | null> {
  const size = Math.round(random.between(16, 60));
  const face =
    varied && random.next() < 0.6
      ? {
          stretch: random.between(0.8, 1.3),
          slant: random.between(-8, 12),
          boldness: random.pick([0, 0, 0.01, 0.02, 0.04]),
        }
      : {};
  const clean = await drawLine({
    text,
    font,
    size,
    weight: random.next() < 0.2 ? "bold" : "normal",
    width: Math.ceil(size * (text.length + 2) * 1.3),
    height: Math.ceil(size * 2.2),
    ink: random.pick(["#000", "#222", "#555", "#024"]),
    ...face,
  });
  const image = await degrade(clean, random);
  const box = inkBox(image);
  return box && crop(image, box);
}

/** Where the ink is, with a margin as the recogniser's boxes have: sometimes tight. */
export function inkBox(image: GrayImage): Box | null {
  const { components } = inkPatches(image, 4);
  if (components.length === 0) return null;
  const box = around(components);
  const margin = Math.max(2, Math.round((box.y1 - box.y0) * 0.12));
  return { x0: box.x0 - margin, y0: box.y0 - margin, x1: box.x1 + margin, y1: box.y1 + margin };
}

function featuresOf(image: GrayImage, lightness = 0.25): Float32Array[] {
  return numberGlyphs(image, lightness).map((glyph) => glyph.features);
}

async function examplesOf(count: number, random: Random): Promise<Example[]> {
  const examples: Example[] = [];
  const add = (features: readonly Float32Array[], signs: readonly string[]) => {
    if (features.length !== signs.length) return;
    for (const [index, sign] of signs.entries()) {
      const target = NUMBER_GLYPHS.indexOf(sign as (typeof NUMBER_GLYPHS)[number]);
      if (target >= 0) examples.push({ features: features[index] as Float32Array, target });
    }
  };
  for (let made = 0; made < count; made += 1) {
    const kind = random.next();
    if (kind < 0.55) {
      const text = numberString(random, "indic");
      const image = await scene(text, random.pick(TRAINING_FONTS), random);
      if (image) add(featuresOf(image, random.pick(LIGHTNESS)), drawnOrder(text, "indic"));
    } else if (kind < 0.8) {
      const text = numberString(random, "ascii");
      const image = await scene(text, random.pick(LATIN_FONTS), random);
      if (image) add(featuresOf(image, random.pick(LIGHTNESS)), drawnOrder(text, "ascii"));
    } else {
      const latin = random.next() < 0.4;
      const text = Array.from({ length: 1 + Math.floor(random.next() * 5) }, () =>
        random.pick(latin ? LATIN : LETTERS),
      ).join("");
      const image = await scene(text, random.pick(latin ? LATIN_FONTS : TRAINING_FONTS), random);
      const features = image ? featuresOf(image) : [];
      add(
        features,
        features.map(() => ""),
      );
    }
  }
  return examples;
}

export async function measure(
  fonts: readonly string[],
  count: number,
  seed: number,
  weights: Parameters<typeof createClassifier>[0],
) {
  const classify = createClassifier(weights);
  const random = createRandom(seed);
  let right = 0;
  let refused = 0;
  const wrong: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const text = numberString(random, "indic");
    const font = random.pick(fonts);
    const image = await scene(text, font, random, false);
    const read = image && readNumber(image, { x0: 0, y0: 0, x1: image.width, y1: image.height }, classify);
    if (read?.text === text) right += 1;
    else wrong.push(`${font} ${text} ${read?.text} ${read?.probability.toFixed(2)}`);
    if (!read || read.probability < 0.5) refused += 1;
  }
  return { right, count, refused, wrong };
}

/** Trains on glyphs drawn from free fonts and writes the weights; prints what unseen strings and unseen fonts come to. */
export async function train(): Promise<void> {
  requireFonts([...TRAINING_FONTS, ...HELD_OUT_FONTS, ...LATIN_FONTS]);
  const random = createRandom(20261122);
  const examples = await examplesOf(Number(process.env["STRINGS"] ?? 12000), random);
  process.stdout.write(`${examples.length} glyphs\n`);
  const weights = trainNetwork(examples, NUMBER_GLYPHS, 48, 14, random);
  const figures: Record<string, object> = {};
  for (const [name, fonts] of [
    ["fonts of the training, new strings", TRAINING_FONTS],
    ["fonts left out", HELD_OUT_FONTS],
  ] as const) {
    const { right, count, refused, wrong } = await measure(fonts, 300, 77, weights);
    figures[name] = { strings: count, right, notTrusted: refused };
    process.stdout.write(
      `${name}: ${right} of ${count} strings right, ${refused} not trusted\n${wrong.slice(0, 25).join("\n")}\n`,
    );
  }
  writeModel("digits", { trainer: "digits", figures, values: weights });
}
