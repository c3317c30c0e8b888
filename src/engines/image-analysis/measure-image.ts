import { oklabOf } from "./oklab.ts";
import { type PaletteColour, paletteOf } from "./palette.ts";

export interface ImageMeasures {
  palette: PaletteColour[];
  /** How light the picture is on the whole. */
  brightness: "low" | "middle" | "high";
  contrast: "low" | "medium" | "high";
  saturation: "none" | "muted" | "medium" | "vivid";
  warmth: "warm" | "neutral" | "cool";
  sharpness: "soft" | "medium" | "sharp";
}

const SAMPLES = 4000;

/** Measures RGB pixels, three bytes each, of a picture shrunk to about 500 pixels a side. It says nothing of what the picture shows. */
export function measureImage(image: { width: number; height: number; data: Uint8Array }): ImageMeasures {
  const pixels = sampled(image);
  const labs = pixels.map((rgb) => oklabOf(...rgb));
  const lights = labs.map(([light]) => light).sort((one, other) => one - other);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const light = mean(lights);
  const spread = at(lights, 0.95) - at(lights, 0.05);
  const chroma = mean(labs.map(([, a, b]) => Math.hypot(a, b)));
  const warmth = mean(labs.map(([, a, b]) => b + a / 2));
  return {
    palette: paletteOf(pixels),
    brightness: light < 0.4 ? "low" : light > 0.75 ? "high" : "middle",
    contrast: spread < 0.3 ? "low" : spread > 0.6 ? "high" : "medium",
    saturation: chroma < 0.012 ? "none" : chroma < 0.05 ? "muted" : chroma < 0.11 ? "medium" : "vivid",
    warmth: warmth > 0.02 ? "warm" : warmth < -0.02 ? "cool" : "neutral",
    sharpness: sharpnessOf(image),
  };
}

/** Ratios people name; one within 2 % takes the name, others are given in lowest terms where those are small. */
const NAMED_RATIOS = ["1:1", "5:4", "4:3", "3:2", "16:10", "16:9", "2:1", "21:9", "4:5", "3:4", "2:3", "9:16", "1:2"];

export function ratioOf(width: number, height: number): string {
  const value = width / height;
  const named = NAMED_RATIOS.find((ratio) => {
    const [over = 1, under = 1] = ratio.split(":").map(Number);
    return Math.abs(value / (over / under) - 1) < 0.02;
  });
  if (named) return named;
  const divisor = commonDivisor(width, height);
  return width / divisor < 40 && height / divisor < 40
    ? `${width / divisor}:${height / divisor}`
    : `${value.toFixed(2)}:1`;
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

function sampled({ data }: { data: Uint8Array }): [number, number, number][] {
  const count = Math.floor(data.length / 3);
  const taken = Math.min(SAMPLES, count);
  return Array.from({ length: taken }, (_, index) => {
    const from = Math.floor((index * count) / taken) * 3;
    return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
  });
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

/** By the variance of the Laplacian of the green channel, which carries most of the light. */
function sharpnessOf({
  width,
  height,
  data,
}: {
  width: number;
  height: number;
  data: Uint8Array;
}): "soft" | "medium" | "sharp" {
  const green = (x: number, y: number) => data[(y * width + x) * 3 + 1] ?? 0;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const edge = 4 * green(x, y) - green(x - 1, y) - green(x + 1, y) - green(x, y - 1) - green(x, y + 1);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  const variance = count === 0 ? 0 : squares / count - (sum / count) ** 2;
  return variance < 40 ? "soft" : variance > 300 ? "sharp" : "medium";
}
