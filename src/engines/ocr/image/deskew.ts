import { localInk } from "./filters.ts";
import { resize, type GrayImage } from "./gray-image.ts";

const MAX_DEGREES = 6;
/** A turn must sharpen the rows by this much to be believed: straight pages stay untouched. */
const GAIN = 1.1;
const WORK_WIDTH = 900;

/**
 * By how many degrees clockwise to turn an image so that its lines lie level: −6 to 6, 0 when it already does.
 * Ink is projected on rows for each angle; level lines give the sharpest profile (largest squared steps).
 */
export function estimateTilt(image: GrayImage): number {
  const small = image.width > WORK_WIDTH ? resize(image, WORK_WIDTH / image.width) : image;
  const ink = localInk(small, 12, 20);
  const points: number[] = [];
  for (let at = 0; at < ink.length; at += 1) if (ink[at] === 1) points.push(at);
  if (points.length < 100) return 0;
  const sharpness = (degrees: number) => profileSharpness(points, small, degrees);
  const level = sharpness(0);
  const best = finest(sharpness, steps(-MAX_DEGREES, MAX_DEGREES, 0.5));
  const angle = finest(sharpness, steps(best - 0.4, best + 0.4, 0.1));
  return Math.abs(angle) < 0.15 || sharpness(angle) < level * GAIN ? 0 : angle;
}

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by);
}

function finest(sharpness: (degrees: number) => number, angles: readonly number[]): number {
  let best = angles[0] as number;
  let value = -1;
  for (const angle of angles) {
    const here = sharpness(angle);
    if (here > value) [best, value] = [angle, here];
  }
  return best;
}

function profileSharpness(points: readonly number[], { width, height }: GrayImage, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const reach = Math.ceil(Math.abs(slope) * width);
  const rows = new Float64Array(height + 2 * reach + 2);
  for (const at of points) {
    const x = at % width;
    const y = (at - x) / width;
    rows[Math.round(y + slope * (x - width / 2)) + reach]! += 1;
  }
  let sum = 0;
  for (let y = 1; y < rows.length; y += 1) sum += ((rows[y] as number) - (rows[y - 1] as number)) ** 2;
  return sum;
}
