import frames from "./genre-frames.json" with { type: "json" };

/** What a kind of picture needs beside its subject; written in `content/media/genre-frames.yaml`. */
export interface GenreFrame {
  /** Ids of what is taken where the request says nothing; null: does not fit this kind. */
  style: string | null;
  /** "by time" takes it from the time, weather or style. */
  light: string | null;
  shot: string | null;
  lens: string | null;
  ratio: string;
}

type LightBy = readonly ["weather" | "time", string, string | null];

export const GENRE_FRAMES: Record<string, GenreFrame> = frames.frames;

/** Light that goes with a time or a weather, where none was named: [kind, id, light]; null: none is added, as at night. */
export const LIGHT_BY = frames.lightBy as readonly (readonly (string | null)[])[] as readonly LightBy[];

/** Other compositions for variants: [shot, angle, light]. */
export const OTHER_VIEWS = frames.otherViews as readonly (readonly string[])[] as readonly (readonly [
  string,
  string,
  string,
])[];
