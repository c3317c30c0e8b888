import type { Box } from "#engines/ocr/image/gray-image.ts";
import type { PageReading } from "./reading.ts";

/** A box of a page that was read level, as the box around it on the page as it came. */
export function uprightBox(box: Box, { tilt, width, height }: Pick<PageReading, "tilt" | "width" | "height">): Box {
  if (tilt === 0) return box;
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2];
  const corners = [box.x0, box.x1].flatMap((x) =>
    [box.y0, box.y1].map((y) => ({
      x: cos * (x - cx) + sin * (y - cy) + cx,
      y: -sin * (x - cx) + cos * (y - cy) + cy,
    })),
  );
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  return {
    x0: within(Math.min(...xs), width),
    y0: within(Math.min(...ys), height),
    x1: within(Math.max(...xs), width),
    y1: within(Math.max(...ys), height),
  };
}
