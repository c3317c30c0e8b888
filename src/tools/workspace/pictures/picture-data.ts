/*
 * How each reference picture is drawn: our own small drawings, so that a style, a light, a shot or a lens is chosen by
 * looking. Colours belong to the drawings and to nothing else on a page.
 */
export interface StyleLook {
  sky: string;
  sun: string;
  land: string;
  house: string;
  line: string;
  /** How shapes are made. */
  mode: "fill" | "line" | "wash" | "brush" | "paper" | "soft" | "blocks";
  /** What lies over the whole. */
  over?: "grain" | "tiles" | "scan" | "dots" | "bars" | "sparks";
}

const look = (
  sky: string,
  sun: string,
  land: string,
  house: string,
  line: string,
  mode: StyleLook["mode"],
  over?: StyleLook["over"],
): StyleLook => ({ sky, sun, land, house, line, mode, ...(over ? { over } : {}) });

export const STYLE_LOOKS: Record<string, StyleLook> = {
  photo: look("#9cc4dd", "#fff6d8", "#8c7a55", "#d9c7a4", "#5d4f38", "soft"),
  "film-photo": look("#b9b89a", "#f6e3b0", "#8a7350", "#cdb78d", "#5a4a33", "soft", "grain"),
  cinematic: look("#31505e", "#f3b469", "#2a2b2b", "#6d5740", "#141a1d", "soft", "bars"),
  documentary: look("#aeb9bd", "#e9ecec", "#77705f", "#b8ae9b", "#4b473d", "soft", "grain"),
  watercolour: look("#c8e3ee", "#f7d98b", "#a9c391", "#e7c6a5", "#6b88a0", "wash"),
  oil: look("#4f7ca8", "#f4c64e", "#6d7a35", "#c8803f", "#3a2b1c", "brush"),
  ink: look("#fbfaf5", "#fbfaf5", "#fbfaf5", "#fbfaf5", "#161616", "line", "dots"),
  pencil: look("#f4f2ec", "#f4f2ec", "#e3e0d8", "#ebe8e0", "#5b5b5b", "line", "grain"),
  "flat-vector": look("#8fd3d1", "#ffd166", "#118a7e", "#ef6f6c", "#118a7e", "fill"),
  "line-art": look("#ffffff", "#ffffff", "#ffffff", "#ffffff", "#17212b", "line"),
  "cartoon-3d": look("#8ecbff", "#ffe27a", "#6cc45c", "#ff9e7a", "#3a6b8a", "soft"),
  cartoon: look("#9be0ff", "#ffe14d", "#7bd65a", "#ff8f6b", "#222222", "fill"),
  "render-3d": look("#d8dde6", "#ffffff", "#b4bccb", "#e9edf4", "#8791a5", "soft"),
  isometric: look("#eef3ff", "#ffcf70", "#6fa8dc", "#f2a65a", "#35507a", "blocks"),
  anime: look("#5db7f0", "#fff3c4", "#5a9e52", "#f7d6c1", "#27445f", "fill", "sparks"),
  comic: look("#ffe45c", "#ff5c5c", "#4aa3df", "#ffffff", "#111111", "fill", "dots"),
  storybook: look("#fde9cf", "#f7b267", "#b5c99a", "#e76f51", "#6d4c41", "wash"),
  claymation: look("#a7d7c5", "#ffd08a", "#8fb26b", "#e07a5f", "#5b7d54", "soft", "dots"),
  "paper-cut": look("#f6e7cb", "#f2a154", "#77a37c", "#d9695f", "#7a5c3e", "paper"),
  pixel: look("#5c94fc", "#fcd848", "#58a83c", "#d87048", "#302820", "blocks", "tiles"),
  "low-poly": look("#bcd9ea", "#ffd9a0", "#6c9a6e", "#d59b6a", "#4c6a5e", "blocks"),
  mosaic: look("#2d7f9d", "#e9b44c", "#2f6f4f", "#c8553d", "#f3ead6", "fill", "tiles"),
  miniature: look("#f0d9a8", "#d4a72c", "#3f7d6b", "#b23a48", "#5a3b1a", "fill", "sparks"),
  cyberpunk: look("#1a103d", "#ff2fb9", "#0b1b3a", "#2be4f2", "#7d2bff", "fill", "scan"),
  vintage: look("#e2cfa3", "#d98e48", "#9a8250", "#b46b4c", "#5e4a2f", "fill", "grain"),
  minimal: look("#f4f1ea", "#d9a441", "#e6dfd0", "#0e4f4f", "#e6dfd0", "fill"),
  noir: look("#3a3a3a", "#f2f2f2", "#161616", "#8a8a8a", "#000000", "soft"),
  impressionist: look("#a9c6e6", "#ffd88a", "#9bb85d", "#e0a07c", "#6a7fb0", "brush", "dots"),
  surreal: look("#f3a27e", "#7fd1ff", "#5d4a8a", "#f7e07a", "#2f2450", "soft"),
  fantasy: look("#5a4fa3", "#ffe6a3", "#2e6b5a", "#b98be0", "#2a2357", "soft", "sparks"),
  "sci-fi": look("#0e2740", "#9ff3ff", "#24506e", "#c7dbe8", "#123350", "fill", "bars"),
  vhs: look("#5773a8", "#f0c9a0", "#5b6b4a", "#b98d7a", "#2d3350", "soft", "scan"),
};

/** Light on a ball: where it comes from (0–1 of the picture), its colour, the ball's dark side, the ground behind. */
export interface LightLook {
  x: number;
  y: number;
  light: string;
  dark: string;
  back: string;
  sign?: "sun" | "window" | "beams" | "neon" | "flame" | "moon" | "lamps" | "rim" | "softbox";
}
const lit = (x: number, y: number, light: string, dark: string, back: string, sign?: LightLook["sign"]): LightLook => ({
  x,
  y,
  light,
  dark,
  back,
  ...(sign ? { sign } : {}),
});

export const LIGHT_LOOKS: Record<string, LightLook> = {
  "golden-hour": lit(0.1, 0.6, "#ffd27a", "#7a4a26", "#f0b35c", "sun"),
  dawn: lit(0.15, 0.7, "#ffd9cf", "#5d6b8a", "#c9cfe2", "sun"),
  "soft-daylight": lit(0.4, 0.1, "#ffffff", "#a9b4bb", "#dfe8ec"),
  "hard-sun": lit(0.5, 0, "#ffffff", "#2f2a20", "#f3e3b0", "sun"),
  overcast: lit(0.5, 0.2, "#e3e7ea", "#b3babf", "#c5ccd1"),
  window: lit(0, 0.4, "#fff4d6", "#3b3a3a", "#6b655c", "window"),
  backlight: lit(0.5, 0.5, "#3a332c", "#1b1714", "#f4cf94", "rim"),
  side: lit(0, 0.5, "#f6efe2", "#1d1c1c", "#4a4744"),
  "low-key": lit(0.2, 0.2, "#b79c79", "#0c0b0b", "#191716"),
  "high-key": lit(0.5, 0.3, "#ffffff", "#dfe3e6", "#fbfbfb"),
  studio: lit(0.25, 0.1, "#ffffff", "#8a8f94", "#d7dadd", "softbox"),
  neon: lit(0.05, 0.4, "#ff4fc3", "#1b1a52", "#14102e", "neon"),
  candle: lit(0.85, 0.8, "#ffc269", "#2c1608", "#1d0f07", "flame"),
  lantern: lit(0.2, 0.1, "#ffb85a", "#3a1c0b", "#2a1710", "flame"),
  fire: lit(0.5, 1, "#ff8d3a", "#260c05", "#180805", "flame"),
  moonlight: lit(0.85, 0.1, "#c7dcff", "#101a33", "#16213f", "moon"),
  street: lit(0.9, 0.2, "#ffd08a", "#15192a", "#1e2438", "lamps"),
  "blue-hour": lit(0.5, 0.3, "#9db7e8", "#22305c", "#4a63a5"),
  volumetric: lit(0.1, 0, "#fff0c2", "#3d3a33", "#776f5d", "beams"),
};

/** A figure in a frame: how large it is, where its middle is, the horizon, and the tilt in degrees. */
export interface ShotLook {
  scale: number;
  y: number;
  horizon: number;
  tilt?: number;
  extra?: "shoulder" | "hands" | "pair" | "back" | "side" | "map";
}
const shot = (scale: number, y: number, horizon: number, more: Partial<ShotLook> = {}): ShotLook => ({
  scale,
  y,
  horizon,
  ...more,
});

export const SHOT_LOOKS: Record<string, ShotLook> = {
  "extreme-close-up": shot(6, 138, 80),
  "close-up": shot(3, 84, 52),
  "medium-close": shot(2.3, 70, 46),
  medium: shot(1.8, 58, 44),
  full: shot(1, 36, 48),
  wide: shot(0.55, 42, 46),
  establishing: shot(0.28, 47, 48),
  "over-shoulder": shot(1.4, 50, 44, { extra: "shoulder" }),
  pov: shot(0.6, 40, 42, { extra: "hands" }),
  "two-shot": shot(1.2, 44, 46, { extra: "pair" }),
  "eye-level": shot(1, 36, 32),
  low: shot(1.5, 34, 60),
  high: shot(0.8, 40, 8),
  "top-down": shot(0.8, 34, -10, { extra: "map" }),
  aerial: shot(0.2, 40, 10, { extra: "map" }),
  dutch: shot(1, 36, 44, { tilt: -14 }),
  "side-view": shot(1, 36, 48, { extra: "side" }),
  behind: shot(1.2, 42, 46, { extra: "back" }),
};

/** A figure and what is behind it: the size of the background, its blur, and the bend of straight lines. */
export interface LensLook {
  figure: number;
  behind: number;
  blur: number;
  bend: number;
  extra?: "dew" | "flare" | "bands";
}
const lens = (figure: number, behind: number, blur: number, bend = 0, extra?: LensLook["extra"]): LensLook => ({
  figure,
  behind,
  blur,
  bend,
  ...(extra ? { extra } : {}),
});

export const LENS_LOOKS: Record<string, LensLook> = {
  "ultra-wide": lens(0.7, 0.4, 0, 5),
  "wide-24": lens(0.85, 0.55, 0, 2),
  "35mm": lens(1, 0.75, 0),
  "50mm": lens(1.15, 0.95, 0.4),
  "85mm": lens(1.5, 1.3, 1.6),
  telephoto: lens(1.3, 1.9, 0.6),
  macro: lens(0, 1, 2.6, 0, "dew"),
  fisheye: lens(0.9, 0.6, 0, 16),
  shallow: lens(1.3, 1.1, 2.8),
  deep: lens(1, 0.9, 0),
  "tilt-shift": lens(0.5, 0.5, 0, 0, "bands"),
  anamorphic: lens(1.1, 1, 0.9, 0, "flare"),
};

/** A colour's swatch, as a CSS background. */
export const SWATCHES: Record<string, string> = {
  red: "#c8322b",
  crimson: "#8f1d3a",
  orange: "#e8792b",
  amber: "#d98e1f",
  gold: "#c9a02c",
  yellow: "#f0cf3a",
  mustard: "#b98a1c",
  green: "#3b8a4d",
  olive: "#7b7a37",
  emerald: "#1f7a5c",
  mint: "#a8dcc2",
  turquoise: "#38a3a5",
  blue: "#2f63b8",
  "sky-blue": "#8fc3e8",
  navy: "#1b2a52",
  purple: "#6b3f94",
  lavender: "#b9a6dc",
  pink: "#e79ab0",
  brown: "#6f4a2f",
  beige: "#d9c7a4",
  cream: "#f3ead6",
  white: "#ffffff",
  black: "#161616",
  grey: "#8a8d91",
  silver: "#c4c8cc",
  copper: "#a9653a",
  terracotta: "#bb5f41",
  pastel: "linear-gradient(90deg, #f7c6d0, #c9e4de, #c6def1)",
  warm: "linear-gradient(90deg, #b5462f, #e8a13b, #f0d08a)",
  cool: "linear-gradient(90deg, #1f4e79, #4f9da6, #c3dfe0)",
  muted: "linear-gradient(90deg, #8d8a80, #a7a58f, #b7a99a)",
  vivid: "linear-gradient(90deg, #e6194b, #ffe119, #4363d8)",
};
