import type { ImageModel } from "./media-models.ts";

const valueOf = (ratio: string, by: ":" | "x") => {
  const [width = 1, height = 1] = ratio.split(by).map(Number);
  return width / height;
};
const distance = (one: number, other: number) => Math.abs(Math.log(one / other));

/** The offered ratio nearest to the one asked for, by proportion. */
export function nearestRatio(asked: string, offered: readonly string[]): string {
  if (offered.includes(asked)) return asked;
  const value = valueOf(asked, ":");
  return offered.reduce((best, each) =>
    distance(valueOf(each, ":"), value) < distance(valueOf(best, ":"), value) - 1e-9 ? each : best,
  );
}

/** A size in pixels for a ratio, by the model's own rule; none where the ratio is all it takes. */
export function sizeFor(model: ImageModel, ratio: string): string | undefined {
  const value = valueOf(ratio, ":");
  if (model.sizes)
    return model.sizes.reduce((best, each) =>
      distance(valueOf(each, "x"), value) < distance(valueOf(best, "x"), value) ? each : best,
    );
  if (!model.freeSize) return undefined;
  const { multiple, edgeBelow, aim } = model.freeSize;
  const most = edgeBelow - multiple;
  const side = (pixels: number) => Math.min(most, Math.round(pixels / multiple) * multiple);
  return `${side(Math.sqrt(aim * value))}x${side(Math.sqrt(aim / value))}`;
}
