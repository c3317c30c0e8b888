/** The six numbers by which an object is turned and moved onto what it is drawn on. */
export type Matrix = readonly number[];

export const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix of first `inner`, then `outer`. */
export function after(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner as [number, number, number, number, number, number];
  const [x, y] = pointOf(e, f, outer);
  const [ax, ay] = pointOf(a, b, [...outer.slice(0, 4), 0, 0]);
  const [cx, cy] = pointOf(c, d, [...outer.slice(0, 4), 0, 0]);
  return [ax, ay, cx, cy, x, y];
}

/** Where a matrix moves a point. */
export function pointOf(x: number, y: number, matrix: Matrix): [number, number] {
  const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number];
  return [a * x + c * y + e, b * x + d * y + f];
}
