export interface LayoutMeasures {
  /** How much of the picture is edges. */
  detail: "minimal" | "medium" | "busy";
  /** Where the edges gather; "even" where they gather nowhere. */
  weight: "centre" | "left" | "right" | "top" | "bottom" | "even";
  /** Left and right halves mirror each other. */
  isMirrored: boolean;
  /** The middle is much sharper than all around it, as with a shallow depth of field. */
  focus: "centre" | "even";
  /** Mostly areas of exactly one colour, as in drawings and interfaces; photographs have grain. */
  isFlat: boolean;
}

interface Rgb {
  width: number;
  height: number;
  data: Uint8Array;
}

const EDGE = 30;
const FLAT_SHARE = 0.5;
/** Positions spread evenly over a side deviate by 0.29 of it. */
const GATHERED = 0.22;
/** From here on a side's third counts. */
const ASIDE = 0.12;
const MIRROR_SIDE = 48;
const MIRRORED = 0.9;
const SHARPER = 4;

/** Measures how RGB pixels are laid out, three bytes each, of a picture shrunk to about 500 pixels a side. */
export function measureLayout(image: Rgb): LayoutMeasures {
  const { share, flat, weight } = edgesOf(image);
  return {
    detail: share < 0.03 ? "minimal" : share > 0.18 ? "busy" : "medium",
    weight,
    isMirrored: isMirrored(image),
    focus: focusOf(image),
    isFlat: flat >= FLAT_SHARE,
  };
}

function edgesOf({ width, height, data }: Rgb): { share: number; flat: number; weight: LayoutMeasures["weight"] } {
  const sums = { count: 0, flat: 0, x: 0, y: 0, xx: 0, yy: 0 };
  for (let y = 0; y < height - 1; y += 1)
    for (let x = 0; x < width - 1; x += 1) {
      const at = (y * width + x) * 3;
      const below = at + width * 3;
      const step = Math.max(
        ...[0, 1, 2].map((channel) => difference(data, at + channel, at + channel + 3, below + channel)),
      );
      if (step === 0) sums.flat += 1;
      if (step < EDGE) continue;
      const [across, down] = [(x + 0.5) / width, (y + 0.5) / height];
      sums.count += 1;
      sums.x += across;
      sums.y += down;
      sums.xx += across * across;
      sums.yy += down * down;
    }
  const all = Math.max(1, (width - 1) * (height - 1));
  return { share: sums.count / all, flat: sums.flat / all, weight: weightOf(sums) };
}

function difference(data: Uint8Array, at: number, right: number, below: number): number {
  const own = data[at] ?? 0;
  return Math.max(Math.abs(own - (data[right] ?? 0)), Math.abs(own - (data[below] ?? 0)));
}

function weightOf(sums: Record<"count" | "x" | "y" | "xx" | "yy", number>): LayoutMeasures["weight"] {
  if (sums.count < 50) return "even";
  const [x, y] = [sums.x / sums.count, sums.y / sums.count];
  const [wide, high] = [Math.sqrt(sums.xx / sums.count - x * x), Math.sqrt(sums.yy / sums.count - y * y)];
  const isNarrow = wide < GATHERED;
  const isLow = high < GATHERED;
  if (isNarrow && Math.abs(x - 0.5) > ASIDE) return x < 0.5 ? "left" : "right";
  if (isLow && Math.abs(y - 0.5) > ASIDE) return y < 0.5 ? "top" : "bottom";
  return isNarrow && isLow ? "centre" : "even";
}

function lightAt({ width, data }: Rgb, x: number, y: number): number {
  const at = (y * width + x) * 3;
  return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
}

/** By the correlation of the picture with its mirror image; a picture without contrast has none. */
function isMirrored(image: Rgb): boolean {
  const values: number[] = [];
  for (let row = 0; row < MIRROR_SIDE; row += 1)
    for (let column = 0; column < MIRROR_SIDE; column += 1) {
      const x = Math.floor(((column + 0.5) * image.width) / MIRROR_SIDE);
      values.push(lightAt(image, x, Math.floor(((row + 0.5) * image.height) / MIRROR_SIDE)));
    }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let own = 0;
  let shared = 0;
  for (const [at, value] of values.entries()) {
    const row = Math.floor(at / MIRROR_SIDE);
    const other = values[row * MIRROR_SIDE + (MIRROR_SIDE - 1 - (at % MIRROR_SIDE))] as number;
    own += (value - mean) ** 2;
    shared += (value - mean) * (other - mean);
  }
  return own / values.length > 100 && shared / own > MIRRORED;
}

/** By the Laplacian's energy in nine fields: the middle one against the sharpest of the corners and sides. */
function focusOf(image: Rgb): LayoutMeasures["focus"] {
  const { width, height } = image;
  const fields = Array.from({ length: 9 }, () => ({ sum: 0, count: 0 }));
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const edge =
        4 * lightAt(image, x, y) -
        lightAt(image, x - 1, y) -
        lightAt(image, x + 1, y) -
        lightAt(image, x, y - 1) -
        lightAt(image, x, y + 1);
      const field = fields[Math.floor((3 * y) / height) * 3 + Math.floor((3 * x) / width)];
      if (field) {
        field.sum += edge * edge;
        field.count += 1;
      }
    }
  const energy = fields.map(({ sum, count }) => sum / Math.max(1, count));
  const around = energy.filter((_, at) => at !== 4);
  // Smooth surroundings with no texture at all are a plain ground, not blur.
  return (energy[4] ?? 0) > SHARPER * Math.max(...around) && Math.min(...around) > 1 ? "centre" : "even";
}
