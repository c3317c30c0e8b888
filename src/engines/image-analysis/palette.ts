import colourNames from "./colour-names.json" with { type: "json" };
import { type Oklab, oklabOf, squaredDistance } from "./oklab.ts";

export interface PaletteColour {
  hex: string;
  nameAr: string;
  nameEn: string;
  /** Of the picture's area, 0–1. */
  share: number;
}

interface Sample {
  rgb: readonly [number, number, number];
  lab: Oklab;
}

const COLOURS = 6;
const ROUNDS = 12;
const LEAST_SHARE = 0.02;
/** Groups nearer than this look like one colour. */
const SAME = 0.04 ** 2;
const NAMED = colourNames.map(({ hex, ar, en }) => ({ nameAr: ar, nameEn: en, lab: labOfHex(hex) }));

/**
 * Up to six colours by k-means in OKLab, largest first. The same pixels give the same colours: it starts from the colours
 * farthest apart.
 */
export function paletteOf(pixels: readonly (readonly [number, number, number])[]): PaletteColour[] {
  const samples = pixels.map((rgb) => ({ rgb, lab: oklabOf(...rgb) }));
  if (samples.length === 0) return [];
  let centres = farApart(samples);
  let groups: Sample[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = centres.map(() => []);
    for (const sample of samples) groups[nearest(sample.lab, centres)]?.push(sample);
    centres = centres.map((centre, at) => meanOf(groups[at] ?? []) ?? centre);
  }
  return groups
    .map((group) => ({ ...colourOf(group), share: Math.round((100 * group.length) / samples.length) / 100 }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => other.share - one.share);
}

function farApart(samples: readonly Sample[]): Oklab[] {
  const first = meanOf(samples) ?? [0, 0, 0];
  const centres: Oklab[] = [];
  const gaps = samples.map(({ lab }) => squaredDistance(lab, first));
  while (centres.length < COLOURS) {
    const far = gaps.reduce((best, gap, at) => (gap > (gaps[best] ?? 0) ? at : best), 0);
    const chosen = samples[far];
    if (!chosen || (centres.length > 0 && (gaps[far] ?? 0) < SAME)) break;
    if (centres.length === 0) gaps.fill(Infinity);
    centres.push(chosen.lab);
    for (const [at, { lab }] of samples.entries())
      gaps[at] = Math.min(gaps[at] ?? Infinity, squaredDistance(lab, chosen.lab));
  }
  return centres;
}

function nearest(lab: Oklab, centres: readonly Oklab[]): number {
  return centres.reduce(
    (best, centre, at) => (squaredDistance(lab, centre) < squaredDistance(lab, centres[best] ?? centre) ? at : best),
    0,
  );
}

function meanOf(group: readonly Sample[]): Oklab | null {
  if (group.length === 0) return null;
  const mean = (axis: 0 | 1 | 2) => group.reduce((sum, { lab }) => sum + lab[axis], 0) / group.length;
  return [mean(0), mean(1), mean(2)];
}

/** The group's pixel nearest to its middle: a colour that is really in the picture. */
function colourOf(group: readonly Sample[]): Omit<PaletteColour, "share"> {
  const middle = meanOf(group) ?? [0, 0, 0];
  const [first] = group;
  const chosen = group.reduce(
    (best, sample) => (best && squaredDistance(sample.lab, middle) < squaredDistance(best.lab, middle) ? sample : best),
    first,
  );
  const hex = `#${(chosen?.rgb ?? [0, 0, 0]).map((value) => value.toString(16).padStart(2, "0")).join("")}`;
  const named =
    NAMED[
      nearest(
        chosen?.lab ?? middle,
        NAMED.map(({ lab }) => lab),
      )
    ];
  return { hex, nameAr: named?.nameAr ?? "", nameEn: named?.nameEn ?? "" };
}

function labOfHex(hex: string): Oklab {
  const value = Number.parseInt(hex.slice(1), 16);
  return oklabOf(value >> 16, (value >> 8) & 255, value & 255);
}
