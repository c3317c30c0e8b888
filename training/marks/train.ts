import { inkPatches } from "#engines/ocr/image/glyphs.ts";
import type { GrayImage } from "#engines/ocr/image/gray-image.ts";
import { MARK_CLASSES, markFeatures, mayBeMark } from "#engines/ocr/learned/marks.ts";
import { findTextLines } from "#engines/ocr/image/text-lines.ts";
import { createClassifier } from "#engines/ocr/learned/classifier.ts";
import { requireFonts } from "../glyphs/require-fonts.ts";
import { writeModel } from "../write-model.ts";
import { trainNetwork, type Example } from "../glyphs/network.ts";
import { createRandom, type Random } from "../glyphs/random.ts";
import { degrade, drawLine } from "../glyphs/render.ts";
import { voweledLine } from "./lines.ts";

const TRAINING_FONTS = [
  "Amiri",
  "Noto Naskh Arabic",
  "Noto Sans Arabic",
  "KacstBook",
  "KacstOffice",
  "KacstFarsi",
  "KacstQurn",
  "DejaVu Sans",
  "KacstPoster",
];
const HELD_OUT_FONTS = ["KacstNaskh", "Noto Kufi Arabic", "KacstLetter"];
const DARK = 140;
const SHADDA = "\u0651";

/** Patches of one degraded line with what they are: known by drawing the line again without each kind of mark. */
async function examplesOfLine(fonts: readonly string[], random: Random): Promise<Example[]> {
  const text = voweledLine(random);
  const size = Math.round(random.between(22, 48));
  const face =
    random.next() < 0.5
      ? { stretch: random.between(0.85, 1.2), slant: random.between(-5, 8), boldness: random.pick([0, 0.01, 0.02]) }
      : {};
  const scene = {
    font: random.pick(fonts),
    size,
    width: Math.ceil(size * text.length * 0.45) + 60,
    height: Math.ceil(size * 3.4),
    ...face,
  };
  const draw = (without: RegExp | null) => drawLine({ ...scene, text: without ? text.replace(without, "") : text });
  const full = await draw(null);
  const bare = await draw(/[\u064B-\u0652\u0670]/gu);
  const lacking = new Map<string, GrayImage>();
  for (const sign of MARK_CLASSES) {
    if (sign.length === 1 && text.includes(sign)) lacking.set(sign, await draw(new RegExp(sign, "gu")));
  }
  const image = await degrade(full, random, false);
  const { components, labels } = inkPatches(image, 5);
  const [line] = findTextLines(components, image.width).toSorted((a, b) => b.patches.length - a.patches.length);
  if (!line) return [];
  return line.patches.flatMap((patch) => {
    if (!mayBeMark(patch, line)) return [];
    const pixels = pixelsOf(labels, patch, image.width).filter((at) => (full.pixels[at] as number) < DARK);
    if (pixels.length < 3) return [];
    const target = classOf(pixels, bare, lacking);
    return target < 0 ? [] : [{ features: markFeatures(image, labels, line, patch), target }];
  });
}

function pixelsOf(
  labels: Int32Array,
  patch: { label: number; x0: number; x1: number; y0: number; y1: number },
  width: number,
): number[] {
  const out: number[] = [];
  for (let y = patch.y0; y < patch.y1; y += 1)
    for (let x = patch.x0; x < patch.x1; x += 1) if (labels[y * width + x] === patch.label) out.push(y * width + x);
  return out;
}

/**
 * A patch that stays when all marks go is a letter; one that goes with its own kind is that mark. Without its shadda a vowel
 * moves, so a shadda is what does not go with a vowel; what goes half with each is the two grown together.
 */
function classOf(pixels: readonly number[], bare: GrayImage, lacking: ReadonlyMap<string, GrayImage>): number {
  const goneFrom = (image: GrayImage) =>
    pixels.filter((at) => (image.pixels[at] as number) >= DARK).length / pixels.length;
  const gone = goneFrom(bare);
  if (gone < 0.2) return MARK_CLASSES.indexOf("");
  if (gone < 0.75) return -1;
  const shares = [...lacking].map(([sign, image]) => ({ sign, share: goneFrom(image) }));
  const withShadda = shares.find(({ sign }) => sign === SHADDA)?.share ?? 0;
  const [vowel] = shares.filter(({ sign }) => sign !== SHADDA).toSorted((a, b) => b.share - a.share);
  if (vowel && vowel.share > 0.75) return indexOf(vowel.sign);
  if (vowel && vowel.share > 0.2) return withShadda > 0.2 ? indexOf(SHADDA + vowel.sign) : -1;
  return withShadda > 0.3 ? indexOf(SHADDA) : -1;
}

function indexOf(sign: string): number {
  return MARK_CLASSES.indexOf(sign as (typeof MARK_CLASSES)[number]);
}

async function examplesOf(lines: number, fonts: readonly string[], random: Random): Promise<Example[]> {
  const examples: Example[] = [];
  for (let made = 0; made < lines; made += 1) examples.push(...(await examplesOfLine(fonts, random)));
  return examples;
}

/** Trains on lines with vowel marks in free fonts and writes the weights; prints what fonts left out come to. */
export async function train(): Promise<void> {
  requireFonts([...TRAINING_FONTS, ...HELD_OUT_FONTS]);
  const random = createRandom(1447);
  const examples = await examplesOf(Number(process.env["LINES"] ?? 900), TRAINING_FONTS, random);
  process.stdout.write(`${examples.length} patches\n`);
  const weights = trainNetwork(examples, MARK_CLASSES, 40, 12, random);
  const classify = createClassifier(weights);
  const figures: Record<string, object> = {};
  for (const [name, fonts] of [
    ["fonts of the training, new lines", TRAINING_FONTS],
    ["fonts left out", HELD_OUT_FONTS],
  ] as const) {
    const unseen = await examplesOf(60, fonts, createRandom(99));
    let right = 0;
    let parted = 0;
    for (const { features, target } of unseen) {
      const probabilities = classify(features);
      const best = probabilities.indexOf(Math.max(...probabilities));
      if (best === target) right += 1;
      const none = MARK_CLASSES.length - 1;
      if ((probabilities[none] as number) > 0.5 === (target === none)) parted += 1;
    }
    const share = (count: number) => Number((count / unseen.length).toFixed(3));
    figures[name] = { patches: unseen.length, partedFromLetters: share(parted), classRight: share(right) };
    process.stdout.write(`${name}: ${JSON.stringify(figures[name])}\n`);
  }
  writeModel("marks", { trainer: "marks", figures, values: weights });
}
