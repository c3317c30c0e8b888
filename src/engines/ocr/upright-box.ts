import type { Box } from "#engines/ocr/image/gray-image.ts";
import type { PageReading } from "./reading.ts";

type Turned = Pick<PageReading, "turn" | "tilt" | "width" | "height">;

/** A box of a page that was read upright and level, as the box around it on the page as it came. */
export function uprightBox(box: Box, { turn, tilt, width, height }: Turned): Box {
  const isOnSide = turn === 90 || turn === 270;
  const [across, down] = isOnSide ? [height, width] : [width, height];
  const { x0, y0, x1, y1 } = levelBox(box, { tilt, width: across, height: down });
  if (turn === 90) return { x0: y0, y0: height - x1, x1: y1, y1: height - x0 };
  if (turn === 180) return { x0: width - x1, y0: height - y1, x1: width - x0, y1: height - y0 };
  return turn === 270 ? { x0: width - y1, y0: x0, x1: width - y0, y1: x1 } : { x0, y0, x1, y1 };
}

function levelBox(box: Box, { tilt, width, height }: Omit<Turned, "turn">): Box {
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
