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
  const stack: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] === 0 || labels[start] !== 0) continue;
    const label = components.length + 1;
    const found: Component = { label, area: 0, x0: width, y0: height, x1: 0, y1: 0 };
    labels[start] = label;
    stack.push(start);
    while (stack.length > 0) {
      const at = stack.pop() as number;
      const x = at % width;
      const y = (at - x) / width;
      found.area += 1;
      if (x < found.x0) found.x0 = x;
      if (y < found.y0) found.y0 = y;
      if (x >= found.x1) found.x1 = x + 1;
      if (y >= found.y1) found.y1 = y + 1;
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          const next = ny * width + nx;
          if (mask[next] === 0 || labels[next] !== 0) continue;
          labels[next] = label;
          stack.push(next);
        }
      }
    }
    components.push(found);
  }
  return { components, labels };
}
