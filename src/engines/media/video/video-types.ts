import type { Exclusion } from "../exclusions.ts";
import type { VideoModel, VideoModelId } from "../media-models.ts";
import type { Scene } from "../read-scene.ts";
import type { PromptLanguage, Slot } from "../slots.ts";

/** A spoken line, as the form gives it; words stay to the letter. */
export interface SpokenLine {
  speaker: string;
  line: string;
  language: string;
  delivery: string;
}

/** A shot as the timeline gives it back: its words, its seconds and, where chosen, its camera. */
export interface GivenShot {
  words: string;
  seconds: number;
  camera?: string | undefined;
  size?: string | undefined;
}

/** A request for a video, as the tool's form gives it. */
export interface VideoRequest {
  text: string;
  model: VideoModelId;
  duration?: number | undefined;
  aspectRatio?: string | undefined;
  shots?: number | undefined;
  style?: string | undefined;
  camera?: string | undefined;
  lighting?: string | undefined;
  dialogue: readonly SpokenLine[];
  audio?: string | undefined;
  avoid?: string | undefined;
  format: "text" | "json";
  interfaceLanguage: "ar" | "en";
  /** The timeline as it was edited; without it the shots are planned from the text. */
  shotList?: readonly GivenShot[] | undefined;
}

export interface PlannedLine extends SpokenLine {
  isOffCamera: boolean;
  /** Comes from the form: the scene's words do not hold it. */
  isAdded: boolean;
  /** Its place in the request. */
  at?: number;
}

/** A shot: seconds from the start of the whole video; `clip` counts clips from 0. */
export interface PlannedShot {
  start: number;
  end: number;
  clip: number;
  words: string;
  /** Words in another language than the prompt. */
  isForeign: boolean;
  size?: Slot;
  move?: Slot;
  lines: readonly PlannedLine[];
}

export interface VideoPlan {
  scene: Scene;
  model: VideoModel;
  /** The request's own where that is Arabic, else English: nothing here translates. */
  language: PromptLanguage;
  ratio: string;
  /** Seconds of each clip, in order. */
  clips: readonly number[];
  shots: readonly PlannedShot[];
  lines: readonly PlannedLine[];
  slots: Partial<Record<"style" | "light" | "lens" | "mood" | "palette", Slot>>;
  /** The person's words that hold for every shot. */
  global: string;
  /** Nobody said anything of sound. */
  isSoundAssumed: boolean;
  audio: { ambience?: string; music?: string };
  lettering: readonly string[];
  exclusions: readonly Exclusion[];
}

export interface VideoResult {
  prompt: string;
  negative?: string;
  json: Record<string, unknown>;
  settings: { durationSeconds: number; ratio: string; resolution?: string };
  clips: { durationSeconds: number; prompt: string }[];
  shots: Record<string, unknown>[];
  dialogue: SpokenLine[];
  audio: Record<string, string>;
  slots: Record<string, string>;
  origins: Record<string, "stated" | "option" | "assumed">;
  explanation: string;
  warnings: string[];
  assumptions: string[];
  variants: string[];
}
