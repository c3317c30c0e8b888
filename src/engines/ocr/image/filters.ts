import { WHITE, type GrayImage } from "./gray-image.ts";

/** The median of each pixel and its eight neighbours: removes specks from large, noisy text (it harms small text). */
export function median3(image: GrayImage): GrayImage {
  const { width, height, pixels } = image;
  const out = pixels.slice();
  const near = new Uint8Array(9);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      let n = 0;
      for (let dy = -width; dy <= width; dy += width)
        for (let dx = -1; dx <= 1; dx += 1) near[n++] = pixels[at + dy + dx] as number;
      out[at] = near.sort()[4] as number;
    }
  }
  return { width, height, pixels: out };
}

/** A light blur with the weights 1-2-1 in both directions. */
export function soften(image: GrayImage): GrayImage {
  const { width, height, pixels } = image;
  const across = new Float32Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    const left = at % width === 0 ? at : at - 1;
    const right = at % width === width - 1 ? at : at + 1;
    across[at] = ((pixels[left] as number) + 2 * (pixels[at] as number) + (pixels[right] as number)) / 4;
  }
  const out = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    const up = at < width ? at : at - width;
    const down = at >= width * (height - 1) ? at : at + width;
    out[at] = ((across[up] as number) + 2 * (across[at] as number) + (across[down] as number)) / 4 + 0.5;
  }
  return { width, height, pixels: out };
}

/**
 * Ink (1) where a pixel is darker than the mean of its surroundings by `contrast` of 255 or more.
 * Follows shadows and vignettes, which one threshold for the page does not; `radius` is half the surroundings' side.
 */
export function localInk(image: GrayImage, radius: number, contrast: number): Uint8Array {
  const { width, height, pixels } = image;
  const sums = integral(image);
  const ink = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1) {
    const y0 = Math.max(0, y - radius);
    const y1 = Math.min(height, y + radius + 1);
    for (let x = 0; x < width; x += 1) {
      const x0 = Math.max(0, x - radius);
      const x1 = Math.min(width, x + radius + 1);
      const stride = width + 1;
      const sum =
        (sums[y1 * stride + x1] as number) -
        (sums[y0 * stride + x1] as number) -
        (sums[y1 * stride + x0] as number) +
        (sums[y0 * stride + x0] as number);
      const mean = sum / ((x1 - x0) * (y1 - y0));
      if (mean - (pixels[y * width + x] as number) >= contrast) ink[y * width + x] = 1;
    }
  }
  return ink;
}

function integral({ width, height, pixels }: GrayImage): Float64Array {
  const stride = width + 1;
  const sums = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] as number;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] as number) + row;
    }
  }
  return sums;
}

/** The threshold that parts dark from light best (Otsu: the greatest variance between the two classes). */
export function otsu({ pixels }: GrayImage): number {
  const counts = new Float64Array(256);
  for (const value of pixels) counts[value]! += 1;
  let total = 0;
  for (let value = 0; value < 256; value += 1) total += value * (counts[value] as number);
  let best = 0;
  let threshold = 127;
  let below = 0;
  let sumBelow = 0;
  for (let value = 0; value < WHITE; value += 1) {
    below += counts[value] as number;
    sumBelow += value * (counts[value] as number);
    const above = pixels.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2;
    if (between > best) {
      best = between;
      threshold = value;
    }
  }
  return threshold;
}
