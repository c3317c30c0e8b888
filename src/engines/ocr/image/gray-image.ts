/** Pixels of one channel, row by row: 0 is black, 255 white; `pixels.length === width * height`. */
export interface GrayImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A rectangle in pixels; `x1` and `y1` lie just outside. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export const WHITE = 255;

/** The part of an image inside a box, which is cut to the image first; at least one pixel. */
export function crop(image: GrayImage, box: Box): GrayImage {
  const x0 = Math.max(0, Math.min(image.width - 1, Math.floor(box.x0)));
  const y0 = Math.max(0, Math.min(image.height - 1, Math.floor(box.y0)));
  const width = Math.max(1, Math.min(image.width, Math.ceil(box.x1)) - x0);
  const height = Math.max(1, Math.min(image.height, Math.ceil(box.y1)) - y0);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (y0 + y) * image.width + x0;
    pixels.set(image.pixels.subarray(from, from + width), y * width);
  }
  return { width, height, pixels };
}

/** An image with a white margin of `margin` pixels around it. */
export function pad(image: GrayImage, margin: number, colour = WHITE): GrayImage {
  const width = image.width + 2 * margin;
  const height = image.height + 2 * margin;
  const pixels = new Uint8Array(width * height).fill(colour);
  for (let y = 0; y < image.height; y += 1) {
    pixels.set(image.pixels.subarray(y * image.width, (y + 1) * image.width), (y + margin) * width + margin);
  }
  return { width, height, pixels };
}

/** The value of most pixels: the paper of a page. */
export function paperOf({ pixels }: GrayImage): number {
  const counts = new Uint32Array(WHITE + 1);
  for (const value of pixels) counts[value]! += 1;
  return counts.indexOf(Math.max(...counts));
}

/** Dark for light. */
export function inverted(image: GrayImage): GrayImage {
  return { ...image, pixels: image.pixels.map((value) => WHITE - value) };
}

/** Turned by `degrees` clockwise about its middle, same size, corners filled with white; bilinear. */
export function rotate(image: GrayImage, degrees: number): GrayImage {
  const { width, height, pixels } = image;
  const out = new Uint8Array(width * height).fill(edgeColour(image));
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const cx = (width - 1) / 2;
  const cy = (height - 1) / 2;
  for (let y = 0; y < height; y += 1) {
    let sx = cos * -cx + sin * (y - cy) + cx;
    let sy = -sin * -cx + cos * (y - cy) + cy;
    for (let x = 0; x < width; x += 1, sx += cos, sy -= sin) {
      const ix = Math.floor(sx);
      const iy = Math.floor(sy);
      if (ix < 0 || iy < 0 || ix >= width - 1 || iy >= height - 1) continue;
      const fx = sx - ix;
      const fy = sy - iy;
      const at = iy * width + ix;
      const top = (pixels[at] as number) * (1 - fx) + (pixels[at + 1] as number) * fx;
      const bottom = (pixels[at + width] as number) * (1 - fx) + (pixels[at + width + 1] as number) * fx;
      out[y * width + x] = top * (1 - fy) + bottom * fy + 0.5;
    }
  }
  return { width, height, pixels: out };
}

/** Turned by quarters, `degrees` clockwise: no pixel is lost or mixed. */
export function turned(image: GrayImage, degrees: 0 | 90 | 180 | 270): GrayImage {
  if (degrees === 0) return image;
  const { width, height, pixels } = image;
  const out = new Uint8Array(pixels.length);
  if (degrees === 180) {
    for (let at = 0; at < pixels.length; at += 1) out[pixels.length - 1 - at] = pixels[at] as number;
    return { width, height, pixels: out };
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const to = degrees === 90 ? x * height + height - 1 - y : (width - 1 - x) * height + y;
      out[to] = pixels[y * width + x] as number;
    }
  }
  return { width: height, height: width, pixels: out };
}

/** The median of the border pixels: what a turned image's corners are filled with. */
function edgeColour({ width, height, pixels }: GrayImage): number {
  const counts = new Uint32Array(256);
  for (let x = 0; x < width; x += 1) {
    counts[pixels[x] as number]! += 1;
    counts[pixels[(height - 1) * width + x] as number]! += 1;
  }
  for (let y = 0; y < height; y += 1) {
    counts[pixels[y * width] as number]! += 1;
    counts[pixels[y * width + width - 1] as number]! += 1;
  }
  let left = width + height;
  return counts.findIndex((count) => (left -= count) <= 0);
}

/** Resized by `factor`: the mean over the covered area when it shrinks, cubic (Catmull-Rom) when it grows. */
export function resize(image: GrayImage, factor: number): GrayImage {
  const width = Math.max(1, Math.round(image.width * factor));
  const height = Math.max(1, Math.round(image.height * factor));
  const across = kernel(image.width, width);
  const down = kernel(image.height, height);
  const rows = new Float32Array(width * image.height);
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { from, weights } = across[x] as Taps;
      let sum = 0;
      for (let k = 0; k < weights.length; k += 1)
        sum += (image.pixels[y * image.width + from + k] as number) * (weights[k] as number);
      rows[y * width + x] = sum;
    }
  }
  const pixels = new Uint8ClampedArray(width * height);
  const line = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    const { from, weights } = down[y] as Taps;
    line.fill(0);
    for (let k = 0; k < weights.length; k += 1) {
      const weight = weights[k] as number;
      const start = (from + k) * width;
      for (let x = 0; x < width; x += 1) line[x] = (line[x] as number) + (rows[start + x] as number) * weight;
    }
    pixels.set(line, y * width);
  }
  return { width, height, pixels: new Uint8Array(pixels.buffer) };
}

interface Taps {
  from: number;
  weights: Float32Array;
}

/** For each target pixel the source pixels it is made of, edges clamped. */
function kernel(source: number, target: number): Taps[] {
  const ratio = source / target;
  const spread = Math.max(1, ratio);
  return Array.from({ length: target }, (_, index) => {
    const centre = (index + 0.5) * ratio - 0.5;
    const first = Math.max(0, Math.ceil(centre - 2 * spread));
    const last = Math.min(source - 1, Math.floor(centre + 2 * spread));
    const weights = new Float32Array(last - first + 1);
    let sum = 0;
    for (let at = first; at <= last; at += 1) {
      const weight = catmullRom((at - centre) / spread);
      weights[at - first] = weight;
      sum += weight;
    }
    return { from: first, weights: weights.map((weight) => weight / sum) };
  });
}

function catmullRom(distance: number): number {
  const x = Math.abs(distance);
  if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1;
  return x < 2 ? -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2 : 0;
}
