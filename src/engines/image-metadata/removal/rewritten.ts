/** A picture's file without what was beside its pixels. */
export interface Rewritten {
  bytes: Uint8Array;
  /** More was attached behind the end of the picture, such as a short film or a second picture; it is left out. */
  hasMore: boolean;
}
