import models from "./media-models.json" with { type: "json" };

/*
 * Every image and video model we write for: what it takes, checked on a date, from `content/media/models.yaml`. The one owner of these
 * facts: forms, composers, checks of models' answers and system prompts read them here.
 */

/** Where and when a fact was checked, and what became of the model. */
interface Checked {
  label: string;
  status: "live" | "retired";
  /** ISO date, for a retired model. */
  retiredOn?: string;
  /** The model that took its place. */
  successor?: string;
  /** ISO date of the last look. */
  checkedOn: string;
  /** The page on which to check again: the vendor's, or where it gives no limits a partner's. */
  source: string;
  /** Has a field of its own for what to leave out. */
  takesNegative: boolean;
  /** Its guide wants what is seen instead of a denial. */
  wantsNoDenials?: true;
  /** Words of a prompt that its guide advises, least and most; left out where no source gives any. */
  words?: readonly [number, number];
  /** Letters that a prompt may have at most, where a source says so. */
  lettersMost?: number;
}

export type ImageModelId = keyof typeof models.image;

export interface ImageModel extends Checked {
  id: ImageModelId;
  form: "prose" | "flags" | "tags" | "lines";
  /** A source says that it sets short words into a picture. No vendor promises Arabic ones. */
  writesWords?: true;
  /** Its text encoder was made for English. */
  readsEnglish?: true;
  /** Reads a prompt as an object too, by the vendor's schema. */
  readsJson?: true;
  /** Ratios offered, width to height; the first is the default. */
  ratios: readonly string[];
  /** Sizes in pixels that it was made for; a ratio takes the nearest. */
  sizes?: readonly string[];
  /** Free sizes: both sides a multiple, below an edge, within a count of pixels. */
  freeSize?: { multiple: number; edgeBelow: number; pixels: readonly [number, number]; aim: number };
  /** Numeric flags with their least and most; flags without a value have null. */
  flags?: Readonly<Record<string, readonly [number, number] | null>>;
  version?: string;
  /** The flag that takes a list of what to leave out. */
  listFlag?: string;
  /** Bounds of a weight, and how many things may carry one. */
  weights?: { bounds: readonly [number, number]; most: number };
  chunkTokens?: number;
}

export const IMAGE_MODELS = withIds(models.image) as readonly ImageModel[];

export type VideoModelId = keyof typeof models.video;

export interface VideoModel extends Checked {
  id: VideoModelId;
  form: "labelled" | "veo" | "prose" | "runway" | "kling" | "brief";
  ratios: readonly string[];
  /** Lengths of one clip in seconds: those it offers, or least and most in whole seconds. */
  seconds: { only: readonly number[] } | { least: number; most: number };
  defaultSeconds: number;
  shotsMost: number;
  /** `shotsMost` is our own bound; no source gives one. */
  areShotsOurs?: true;
  resolution?: string;
  /** Null where no source says. */
  hasSound: boolean | null;
  /** Languages it speaks, where its vendor lists them. */
  speaks?: readonly string[];
}

export const VIDEO_MODELS = withIds(models.video) as readonly VideoModel[];

/** Names of models in a request, and what was said of them since: [wording, tool, id, gone]. */
export const MODEL_NAMES = models.names.map(
  ({ words, medium, id, gone }) => [words, medium as "image" | "video", id, gone] as const,
);

function withIds(rows: object): object[] {
  return Object.entries(rows).map(([id, row]) => ({ id, ...(row as object) }));
}

export function imageModel(id: ImageModelId): ImageModel {
  return IMAGE_MODELS.find((model) => model.id === id) as ImageModel;
}

export function videoModel(id: VideoModelId): VideoModel {
  return VIDEO_MODELS.find((model) => model.id === id) as VideoModel;
}
