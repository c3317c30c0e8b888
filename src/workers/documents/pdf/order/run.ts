/** A stretch of glyphs that is read from left to right inside a line read from the right. */
export interface Run {
  from: number;
  to: number;
}
