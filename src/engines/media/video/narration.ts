import type { Scene } from "../read-scene.ts";

/** The scene without the words that only introduce a voice that is not seen: the line itself says it, and nobody is to be drawn. */
export function withoutNarration(scene: Scene): Scene {
  const spans = scene.exact.flatMap((one) =>
    one.introducedFrom === undefined ? [] : [{ start: one.introducedFrom, end: one.end }],
  );
  if (spans.length === 0) return scene;
  const isIn = (one: { start: number; end: number }) =>
    spans.some(({ start, end }) => one.start >= start - 1 && one.end <= end + 1);
  const clauses = scene.clauses.map((clause) => (isIn(clause) ? { ...clause, isSetting: true } : clause));
  return {
    ...scene,
    clauses: clauses.every(({ isSetting }) => isSetting) ? scene.clauses : clauses,
    parts: scene.parts.filter((part) => !isIn(part)),
  };
}
