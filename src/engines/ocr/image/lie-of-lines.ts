import { localInk } from "./filters.ts";
import { resize, type GrayImage } from "./gray-image.ts";

const WORK_SIDE = 700;
/** How much sharper upright lines must show than level ones to be believed. */
const CLEARLY = 1.5;

/**
 * Whether an image's lines of print run from top to bottom: ink summed along lines steps sharply from line to gap, across them
 * it does not. An empty image and one without clear lines count as level.
 */
export function liesOnItsSide(image: GrayImage): boolean {
  const longer = Math.max(image.width, image.height);
  const small = longer > WORK_SIDE ? resize(image, WORK_SIDE / longer) : image;
  const ink = localInk(small, 12, 20);
  const { width, height } = small;
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (ink[y * width + x] !== 1) continue;
      rows[y]! += 1;
      columns[x]! += 1;
    }
  }
  return contrast(columns) > CLEARLY * contrast(rows);
}

/** Squared steps of a profile; ink and length are the same for both, once each is counted for as many places. */
function contrast(profile: Float64Array): number {
  let sum = 0;
  let total = 0;
  for (const [at, value] of profile.entries()) {
    sum += (value - (profile[at - 1] ?? value)) ** 2;
    total += value;
  }
  return total === 0 ? 0 : (sum / profile.length) * (profile.length / total) ** 2;
}
