/** The parts that a word of a request can belong to; "none" for orders, courtesy, and joins. */
export const PART_TAGS = [
  "none",
  "subject",
  "details",
  "action",
  "setting",
  "style",
  "light",
  "colour",
  "framing",
  "lens",
  "mood",
  "text",
  "ratio",
  "exclusions",
  "use",
  "space",
  "camera",
  "audio",
  "dialogue",
  "settings",
] as const;
export type PartTag = (typeof PART_TAGS)[number];
