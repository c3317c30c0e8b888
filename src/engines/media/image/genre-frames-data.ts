/* What each kind of picture needs beside its subject (own wording, by the kinds' trade; 2026-11). */
export interface GenreFrame {
  /** Ids of what is taken where the request says nothing; null: does not fit this kind. */
  style: string | null;
  /** "by time" takes it from the time, weather or style. */
  light: string | null;
  shot: string | null;
  lens: string | null;
  ratio: string;
}

const PHOTO: GenreFrame = {
  style: "photo",
  light: "by time",
  shot: "medium",
  lens: "50mm",
  ratio: "1:1",
};
const FLAT: GenreFrame = { style: "flat-vector", light: null, shot: null, lens: null, ratio: "1:1" };

export const GENRE_FRAMES: Record<string, GenreFrame> = {
  none: PHOTO,
  logo: {
    ...FLAT,
  },
  icon: {
    ...FLAT,
  },
  sticker: {
    ...FLAT,
  },
  print: {
    ...FLAT,
    style: null,
    ratio: "4:5",
  },
  pattern: {
    ...FLAT,
  },
  infographic: {
    ...FLAT,
    ratio: "3:4",
  },
  poster: {
    ...PHOTO,
    style: null,
    light: null,
    shot: null,
    lens: null,
    ratio: "2:3",
  },
  cover: {
    ...PHOTO,
    style: null,
    light: null,
    shot: null,
    lens: null,
    ratio: "2:3",
  },
  card: {
    ...PHOTO,
    style: null,
    light: null,
    shot: null,
    lens: null,
    ratio: "4:5",
  },
  interior: {
    ...PHOTO,
    light: "window",
    shot: "wide",
    lens: "wide-24",
    ratio: "3:2",
  },
  character: {
    ...PHOTO,
    style: null,
    light: "soft-daylight",
    shot: "full",
    lens: null,
    ratio: "2:3",
  },
  product: {
    ...PHOTO,
    light: "studio",
    shot: "medium",
    lens: "85mm",
    ratio: "4:5",
  },
  portrait: {
    ...PHOTO,
    light: "window",
    shot: "medium-close",
    lens: "85mm",
    ratio: "4:5",
  },
  landscape: { ...PHOTO, shot: "wide", lens: "wide-24", ratio: "3:2" },
  wallpaper: {
    ...PHOTO,
    style: null,
    shot: "wide",
    lens: null,
    ratio: "16:9",
  },
};

/** Light that goes with a time or a weather, where none was named: [kind, id, light]. */
export const LIGHT_BY: readonly (readonly ["weather" | "time", string, string])[] = [
  ["time", "dawn", "dawn"],
  ["time", "sunset", "golden-hour"],
  ["time", "afternoon", "golden-hour"],
  ["time", "dusk", "blue-hour"],
  ["time", "night", "moonlight"],
  ["weather", "fog", "overcast"],
  ["weather", "rain", "overcast"],
  ["weather", "storm", "low-key"],
  ["weather", "clouds", "overcast"],
  ["time", "noon", "hard-sun"],
  ["time", "day-to-night", "day-to-night"],
  ["time", "morning", "morning"],
];

/** Other compositions for variants: [shot, angle, light]. */
export const OTHER_VIEWS: readonly (readonly [string, string, string])[] = [
  ["close-up", "eye-level", "window"],
  ["wide", "high", "golden-hour"],
  ["full", "low", "backlight"],
];
