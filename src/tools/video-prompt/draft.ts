import type { z } from "zod";
import type { GivenShot, SpokenLine, VideoRequest } from "#engines/media/video/video-types.ts";
import type { videoPrompt } from "./tool.ts";

export type VideoResult = z.output<typeof videoPrompt.result>;

/** The form as the page keeps it: plain strings, empty where not set, and the lines of dialogue. */
export interface VideoDraft {
  text: string;
  model: string;
  duration: string;
  aspectRatio: string;
  shots: string;
  style: string;
  camera: string;
  lighting: string;
  dialogue: readonly SpokenLine[];
  audio: string;
  avoid: string;
  format: string;
}

export const EMPTY_DRAFT: VideoDraft = {
  text: "",
  model: "any",
  duration: "",
  aspectRatio: "",
  shots: "",
  style: "",
  camera: "",
  lighting: "",
  dialogue: [],
  audio: "",
  avoid: "",
  format: "text",
};
export const EMPTY_LINE: SpokenLine = { speaker: "", line: "", language: "", delivery: "" };
export const DRAFT_NAME = "video-prompt";
export const MOST_LINES = 12;
export const MOST_SHOTS = 6;

/** Names of models as their makers write them: the best known first, then the others. */
export const MODEL_LABELS: Record<"known" | "other", Readonly<Record<string, string>>> = {
  known: {
    veo: "Veo 3.1",
    kling: "Kling 4.0",
    "gemini-omni": "Gemini Omni",
    runway: "Runway Gen-4.5",
    seedance: "Seedance 2.5",
  },
  other: {
    wan: "Wan 3.0",
    minimax: "MiniMax H3 (Hailuo)",
    "grok-video": "Grok Imagine Video 1.5",
    luma: "Luma Ray 3.2",
    "flux-3-video": "FLUX.3 Video",
    sora: "Sora 2",
  },
};

/** The draft as the API takes it: unset fields left out, numbers as numbers. */
export function inputOf({ duration, shots, dialogue, ...rest }: VideoDraft): object {
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== "")),
    ...(duration ? { duration: Number(duration) } : {}),
    ...(shots ? { shots: Number(shots) } : {}),
    dialogue: dialogue.filter(({ line }) => line.trim() !== ""),
  };
}

/** The draft as the engine takes it, in the browser, with the timeline where it was edited. */
export function requestOf(
  draft: VideoDraft,
  interfaceLanguage: "ar" | "en",
  shotList?: readonly GivenShot[],
): VideoRequest {
  return { ...inputOf(draft), interfaceLanguage, shotList } as unknown as VideoRequest;
}

/** What a stored run's input becomes in the form. */
export function draftOf(input: Record<string, unknown>): VideoDraft {
  const number = (value: unknown) => (typeof value === "number" ? String(value) : "");
  return { ...EMPTY_DRAFT, ...input, duration: number(input["duration"]), shots: number(input["shots"]) } as VideoDraft;
}
