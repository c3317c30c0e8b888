import type { Box } from "./gray-image.ts";

/** A connected patch of ink: its box, number of pixels, and its label in `labels`. */
export interface Component extends Box {
  label: number;
  area: number;
}

/**
 * Connected patches of ink (eight neighbours) in a mask of 0 and 1.
 * `labels` holds for every pixel the label of its patch, 0 for none; `components[n].label === n + 1`.
 */
export function findComponents(
  mask: Uint8Array,
  width: number,
  height: number,
): { components: Component[]; labels: Int32Array } {
  const labels = new Int32Array(mask.length);
  const components: Component[] = [];
  // Every pixel is put there once at most.
  const stack = new Int32Array(mask.length);
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] === 0 || labels[start] !== 0) continue;
    const label = components.length + 1;
    let [area, x0, y0, x1, y1] = [0, width, height, 0, 0];
    let waiting = 0;
    labels[start] = label;
    stack[waiting++] = start;
    while (waiting > 0) {
      const at = stack[--waiting] as number;
      const x = at % width;
      const y = (at - x) / width;
      area += 1;
      if (x < x0) x0 = x;
      if (y < y0) y0 = y;
      if (x >= x1) x1 = x + 1;
      if (y >= y1) y1 = y + 1;
      const [left, right] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0];
      const last = y < height - 1 ? at + width : at;
      for (let row = y > 0 ? at - width : at; row <= last; row += width) {
        for (let next = row + left; next <= row + right; next += 1) {
          if (mask[next] === 0 || labels[next] !== 0) continue;
          labels[next] = label;
          stack[waiting++] = next;
        }
      }
    }
    components.push({ label, area, x0, y0, x1, y1 });
  }
  return { components, labels };
}
