/*
 * Every image and video model we write for: what it takes, checked on a date. The one owner of these facts: forms, composers,
 * checks of models' answers and system prompts read them here. Text models are in `src/tools/model-call/models.json`.
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

export type ImageModelId =
  | "any"
  | "midjourney"
  | "flux"
  | "sdxl"
  | "gpt-image"
  | "gemini-image"
  | "ideogram"
  | "ideogram-4"
  | "flux-3"
  | "seedream"
  | "qwen-image"
  | "recraft"
  | "reve"
  | "grok-image"
  | "krea"
  | "mai-image"
  | "muse-image";

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

const COMMON_RATIOS = ["1:1", "4:5", "3:4", "2:3", "9:16", "5:4", "4:3", "3:2", "16:9", "21:9"] as const;
/** What two partners' pages list alike for Seedream and Qwen-Image. */
const FIFTEEN_RATIOS = "1:1 4:5 3:4 2:3 9:16 1:2 9:21 1:3 5:4 4:3 3:2 16:9 2:1 21:9 3:1".split(" ");
const CHECKED_ON = "2026-11-28";
/** Rows that were not among those looked up again on that day. */
const CHECKED_BEFORE = "2026-11-23";

export const IMAGE_MODELS: readonly ImageModel[] = [
  {
    id: "any",
    label: "Any",
    status: "live",
    checkedOn: CHECKED_BEFORE,
    source: "",
    takesNegative: false,
    words: [50, 110],
    form: "prose",
    ratios: COMMON_RATIOS,
  },
  {
    id: "midjourney",
    label: "Midjourney V8.2",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.midjourney.com",
    takesNegative: false,
    words: [10, 90],
    form: "flags",
    ratios: COMMON_RATIOS,
    version: "8.2",
    listFlag: "no",
    flags: {
      s: [0, 1000],
      stylize: [0, 1000],
      c: [0, 100],
      chaos: [0, 100],
      exp: [0, 100],
      raw: null,
      seed: [0, 4294967295],
      sw: [0, 1000],
      ow: [1, 1000],
      iw: [0, 3],
    },
  },
  {
    id: "flux",
    label: "FLUX.2",
    status: "live",
    checkedOn: CHECKED_BEFORE,
    source: "https://docs.bfl.ai/guides/usecases_t2i_json_prompting",
    takesNegative: false,
    wantsNoDenials: true,
    words: [40, 120],
    form: "prose",
    readsJson: true,
    ratios: COMMON_RATIOS,
    freeSize: { multiple: 16, edgeBelow: 2048, pixels: [65_536, 4_194_304], aim: 1_048_576 },
  },
  {
    id: "sdxl",
    label: "SDXL",
    status: "live",
    checkedOn: CHECKED_BEFORE,
    source: "https://huggingface.co/stabilityai/stable-diffusion-xl-base-1.0",
    takesNegative: true,
    readsEnglish: true,
    words: [10, 60],
    form: "tags",
    ratios: ["1:1", "4:5", "3:4", "2:3", "9:16", "5:4", "4:3", "3:2", "16:9"],
    sizes: ["1024x1024", "1152x896", "896x1152", "1216x832", "832x1216", "1344x768", "768x1344"],
    weights: { bounds: [0.6, 1.4], most: 3 },
    chunkTokens: 75,
  },
  {
    id: "gpt-image",
    label: "GPT Image 2.6",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://platform.openai.com/docs/guides/image-generation",
    takesNegative: false,
    writesWords: true,
    words: [20, 160],
    form: "lines",
    ratios: COMMON_RATIOS,
    freeSize: { multiple: 16, edgeBelow: 3840, pixels: [655_360, 8_294_400], aim: 1_572_864 },
  },
  {
    id: "gemini-image",
    label: "Gemini Image (Nano Banana 2.1)",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://ai.google.dev/gemini-api/docs/image-generation",
    takesNegative: false,
    writesWords: true,
    words: [40, 140],
    form: "prose",
    ratios: COMMON_RATIOS,
  },
  {
    id: "ideogram",
    label: "Ideogram 3.0",
    status: "live",
    checkedOn: CHECKED_BEFORE,
    source: "https://developer.ideogram.ai/api-reference",
    takesNegative: true,
    writesWords: true,
    words: [20, 150],
    form: "prose",
    ratios: ["1:1", "4:5", "3:4", "2:3", "9:16", "1:2", "1:3", "5:4", "4:3", "3:2", "16:9", "2:1", "3:1"],
  },
  {
    id: "ideogram-4",
    label: "Ideogram 4.0",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.comfy.org/built-in-nodes/IdeogramV4",
    takesNegative: false,
    writesWords: true,
    form: "prose",
    ratios: "1:1 4:5 3:4 2:3 5:8 9:16 1:2 9:22 9:23 3:8 5:12 5:4 4:3 3:2 8:5 16:9 2:1 22:9 23:9 8:3 12:5".split(" "),
    sizes:
      "2048x2048 1792x2240 1728x2304 1664x2496 1600x2560 1440x2560 1440x2880 1296x3168 1152x2944 1248x3328 1280x3072 2240x1792 2304x1728 2496x1664 2560x1600 2560x1440 2880x1440 3168x1296 2944x1152 3328x1248 3072x1280".split(
        " ",
      ),
  },
  {
    id: "flux-3",
    label: "FLUX.3",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.comfy.org/built-in-nodes/Flux3ImageNode",
    takesNegative: false,
    wantsNoDenials: true,
    writesWords: true,
    lettersMost: 15_000,
    form: "prose",
    ratios: "1:1 4:5 3:4 5:7 2:3 9:16 1:2 9:21 5:4 4:3 7:5 3:2 16:9 2:1 21:9".split(" "),
  },
  {
    id: "seedream",
    label: "Seedream 5.5",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://wavespeed.ai/models/bytedance/seedream-v5.5/llms.txt",
    takesNegative: false,
    writesWords: true,
    form: "prose",
    ratios: FIFTEEN_RATIOS,
  },
  {
    id: "qwen-image",
    label: "Qwen-Image 3.0",
    status: "live",
    checkedOn: CHECKED_ON,
    // Letters at most: 800 by one partner, about 4,500 tokens by another; left open.
    source: "https://docs.comfy.org/built-in-nodes/QwenImageTextToImageApi",
    takesNegative: true,
    writesWords: true,
    form: "prose",
    ratios: FIFTEEN_RATIOS,
  },
  {
    id: "recraft",
    label: "Recraft V4.1",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://www.recraft.ai/docs/api-reference/appendix",
    takesNegative: false,
    lettersMost: 10_000,
    form: "prose",
    ratios: "1:1 4:5 3:4 10:14 2:3 6:10 9:16 1:2 5:4 4:3 14:10 3:2 16:9 2:1".split(" "),
    sizes:
      "1024x1024 896x1152 896x1216 896x1280 832x1280 832x1344 768x1344 768x1536 1152x896 1216x896 1280x896 1280x832 1344x768 1536x768".split(
        " ",
      ),
  },
  {
    id: "reve",
    label: "Reve 2.1",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://fal.ai/models/reve/2.1/text-to-image/llms.txt",
    takesNegative: false,
    writesWords: true,
    form: "prose",
    ratios: "1:1 4:5 3:4 2:3 9:16 1:2 1:3 1:4 5:4 4:3 3:2 16:9 17:9 2:1 21:9 3:1 4:1".split(" "),
  },
  {
    id: "grok-image",
    label: "Grok Imagine 2.0",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.comfy.org/development/comfy-router/models/xai/grok-imagine-image-2-0/code",
    takesNegative: false,
    form: "prose",
    // It has 19.5:9 and 9:19.5 too, which our forms do not write.
    ratios: ["1:1", "3:4", "2:3", "9:16", "9:20", "1:2", "4:3", "3:2", "16:9", "20:9", "2:1"],
  },
  {
    id: "krea",
    label: "Krea 3",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.comfy.org/built-in-nodes/Krea3ImageNode",
    takesNegative: false,
    form: "prose",
    ratios: COMMON_RATIOS,
  },
  {
    id: "mai-image",
    label: "MAI-Image 2.7",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://wavespeed.ai/models/microsoft/mai-image-2.7-flash/text-to-image/llms.txt",
    takesNegative: false,
    writesWords: true,
    form: "prose",
    ratios: ["1:1", "3:4", "2:3", "9:16", "9:21", "1:4", "4:3", "3:2", "16:9", "21:9", "4:1"],
  },
  {
    id: "muse-image",
    label: "Muse Image 1.0",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.comfy.org/built-in-nodes/MetaMuseImageTextToImageApi",
    takesNegative: false,
    writesWords: true,
    form: "prose",
    ratios: ["1:1", "4:5", "3:4", "2:3", "9:16", "1:2", "9:21", "5:4", "4:3", "3:2", "16:9", "2:1", "21:9"],
  },
];

export type VideoModelId =
  | "any"
  | "veo"
  | "gemini-omni"
  | "runway"
  | "kling"
  | "sora"
  | "seedance"
  | "wan"
  | "minimax"
  | "grok-video"
  | "luma"
  | "flux-3-video";

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

export const VIDEO_MODELS: readonly VideoModel[] = [
  {
    id: "any",
    label: "Any",
    status: "live",
    checkedOn: CHECKED_BEFORE,
    source: "",
    takesNegative: false,
    words: [60, 180],
    form: "labelled",
    ratios: ["16:9", "9:16", "1:1"],
    seconds: { least: 2, most: 15 },
    defaultSeconds: 8,
    shotsMost: 6,
    hasSound: true,
  },
  {
    id: "veo",
    label: "Veo 3.1",
    status: "live",
    checkedOn: CHECKED_BEFORE,
    source: "https://ai.google.dev/gemini-api/docs/video",
    takesNegative: true,
    words: [80, 180],
    form: "veo",
    ratios: ["16:9", "9:16"],
    seconds: { only: [4, 6, 8] },
    defaultSeconds: 8,
    shotsMost: 4,
    resolution: "1080p",
    hasSound: true,
  },
  {
    id: "gemini-omni",
    label: "Gemini Omni Flash 1.2",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://runware.ai/docs/models/google-gemini-omni-flash-1-2",
    takesNegative: false,
    words: [40, 180],
    form: "prose",
    ratios: ["16:9", "9:16"],
    seconds: { least: 3, most: 15 },
    defaultSeconds: 8,
    shotsMost: 3,
    hasSound: true,
  },
  {
    id: "runway",
    label: "Runway Gen-4.5",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.dev.runwayml.com",
    takesNegative: false,
    wantsNoDenials: true,
    words: [20, 150],
    form: "runway",
    ratios: ["16:9", "9:16", "4:3", "3:4", "1:1"],
    seconds: { least: 2, most: 10 },
    defaultSeconds: 8,
    shotsMost: 4,
    hasSound: false,
  },
  {
    id: "kling",
    label: "Kling 4.0",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.comfy.org/built-in-nodes/Kling4TextToVideoNode",
    takesNegative: false,
    words: [30, 200],
    form: "kling",
    ratios: ["16:9", "9:16", "1:1", "21:9"],
    seconds: { least: 3, most: 30 },
    defaultSeconds: 8,
    shotsMost: 6,
    hasSound: true,
    speaks: ["Chinese", "English", "Japanese", "Korean", "Spanish"],
  },
  {
    id: "sora",
    label: "Sora 2",
    status: "retired",
    retiredOn: "2026-09-24",
    successor: "veo",
    checkedOn: CHECKED_BEFORE,
    source: "https://platform.openai.com/docs/deprecations",
    takesNegative: false,
    words: [40, 200],
    form: "brief",
    ratios: ["16:9", "9:16"],
    seconds: { only: [4, 8, 12] },
    defaultSeconds: 8,
    shotsMost: 4,
    resolution: "720p",
    hasSound: true,
  },
  {
    id: "seedance",
    label: "Seedance 2.5",
    status: "live",
    checkedOn: CHECKED_ON,
    // It follows whole seconds; version 2.0 follows the order of shots alone.
    source: "https://docs.comfy.org/built-in-nodes/ByteDance2TextToVideoNode",
    takesNegative: false,
    form: "labelled",
    ratios: ["16:9", "9:16", "1:1", "4:3", "3:4", "21:9"],
    seconds: { least: 4, most: 30 },
    defaultSeconds: 5,
    shotsMost: 6,
    areShotsOurs: true,
    hasSound: true,
  },
  {
    id: "wan",
    label: "Wan 3.0",
    status: "live",
    checkedOn: CHECKED_ON,
    // Sources differ on a field for exclusions; two partners list none, and one says that 3.0 dropped it.
    source: "https://wavespeed.ai/docs/docs-api/alibaba/wan-3.0/text-to-video",
    takesNegative: false,
    lettersMost: 20_000,
    form: "prose",
    ratios: ["16:9", "9:16", "1:1", "4:3", "3:4"],
    seconds: { least: 2, most: 30 },
    defaultSeconds: 5,
    shotsMost: 4,
    areShotsOurs: true,
    hasSound: true,
  },
  {
    id: "minimax",
    label: "MiniMax H3 (Hailuo 3)",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.apiyi.com/en/api-capabilities/minimax-h3/video-generation",
    takesNegative: false,
    form: "prose",
    ratios: ["16:9", "9:16", "1:1", "4:3", "3:4", "21:9"],
    seconds: { least: 4, most: 15 },
    defaultSeconds: 5,
    shotsMost: 3,
    areShotsOurs: true,
    hasSound: true,
  },
  {
    id: "grok-video",
    label: "Grok Imagine Video 1.5",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.comfy.org/development/comfy-router/models/xai/grok-imagine-video-1-5/code",
    takesNegative: false,
    lettersMost: 4096,
    form: "prose",
    ratios: ["16:9", "9:16", "1:1", "4:3", "3:4", "3:2", "2:3"],
    seconds: { least: 1, most: 15 },
    defaultSeconds: 8,
    shotsMost: 3,
    areShotsOurs: true,
    hasSound: true,
  },
  {
    id: "luma",
    label: "Luma Ray 3.2",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.comfy.org/built-in-nodes/LumaRay32TextToVideoNode",
    takesNegative: false,
    lettersMost: 6000,
    form: "prose",
    ratios: ["16:9", "9:16", "1:1", "4:3", "3:4", "21:9"],
    seconds: { only: [5, 10] },
    defaultSeconds: 5,
    shotsMost: 3,
    areShotsOurs: true,
    hasSound: null,
  },
  {
    id: "flux-3-video",
    label: "FLUX.3 Video",
    status: "live",
    checkedOn: CHECKED_ON,
    source: "https://docs.argil.ai/v2/models/flux-3-max.md",
    takesNegative: false,
    lettersMost: 5000,
    form: "prose",
    ratios: ["16:9", "9:16", "1:1", "4:3", "3:4", "2:1", "21:9"],
    seconds: { least: 5, most: 20 },
    defaultSeconds: 5,
    shotsMost: 3,
    areShotsOurs: true,
    hasSound: true,
  },
];

/** Names of models in a request, and what was said of them since: [wording, tool, id, gone]. */
export const MODEL_NAMES: readonly (readonly [string, "image" | "video", string, string?])[] = [
  ["midjourney", "image", "midjourney"],
  ["mid journey", "image", "midjourney"],
  ["ميدجورني", "image", "midjourney"],
  ["ميد جورني", "image", "midjourney"],
  ["ميدجيرني", "image", "midjourney"],
  ["flux", "image", "flux-3"],
  ["flux 3", "image", "flux-3"],
  ["flux.3", "image", "flux-3"],
  ["flux 2", "image", "flux"],
  ["flux.2", "image", "flux"],
  ["flux 1", "image", "flux"],
  ["فلكس", "image", "flux-3"],
  ["فلاكس", "image", "flux-3"],
  ["sdxl", "image", "sdxl"],
  ["stable diffusion", "image", "sdxl"],
  ["ستيبل ديفيوجن", "image", "sdxl"],
  ["gpt image", "image", "gpt-image"],
  ["gpt-image", "image", "gpt-image"],
  ["chatgpt", "image", "gpt-image"],
  ["dall-e", "image", "gpt-image", "DALL·E"],
  ["dalle", "image", "gpt-image", "DALL·E"],
  ["nano banana", "image", "gemini-image"],
  ["nano-banana", "image", "gemini-image"],
  ["gemini", "image", "gemini-image"],
  ["جيميناي", "image", "gemini-image"],
  ["جمناي", "image", "gemini-image"],
  ["نانو بنانا", "image", "gemini-image"],
  ["imagen", "image", "gemini-image", "Imagen"],
  ["ideogram", "image", "ideogram-4"],
  ["ideogram 4", "image", "ideogram-4"],
  ["ideogram 4.0", "image", "ideogram-4"],
  ["ideogram 4.5", "image", "ideogram-4"],
  ["ideogram 3", "image", "ideogram"],
  ["ideogram 3.0", "image", "ideogram"],
  ["ايديوجرام", "image", "ideogram-4"],
  ["أيديوغرام", "image", "ideogram-4"],
  ["seedream", "image", "seedream"],
  ["سيدريم", "image", "seedream"],
  ["qwen", "image", "qwen-image"],
  ["qwen image", "image", "qwen-image"],
  ["recraft", "image", "recraft"],
  ["ريكرافت", "image", "recraft"],
  ["reve 2", "image", "reve"],
  ["reve image", "image", "reve"],
  ["grok", "image", "grok-image"],
  ["grok imagine", "image", "grok-image"],
  ["جروك", "image", "grok-image"],
  ["غروك", "image", "grok-image"],
  ["krea", "image", "krea"],
  ["mai image", "image", "mai-image"],
  ["muse image", "image", "muse-image"],
  ["veo", "video", "veo"],
  ["veo 3", "video", "veo"],
  ["فيو 3", "video", "veo"],
  ["gemini omni", "video", "gemini-omni"],
  ["omni", "video", "gemini-omni"],
  ["runway", "video", "runway"],
  ["رنواي", "video", "runway"],
  ["رانواي", "video", "runway"],
  ["kling", "video", "kling"],
  ["كلينج", "video", "kling"],
  ["كلينغ", "video", "kling"],
  ["seedance", "video", "seedance"],
  ["سيدانس", "video", "seedance"],
  ["wan 3", "video", "wan"],
  ["wan 3.0", "video", "wan"],
  ["alibaba wan", "video", "wan"],
  ["hailuo", "video", "minimax"],
  ["minimax", "video", "minimax"],
  ["هايلو", "video", "minimax"],
  ["ميني ماكس", "video", "minimax"],
  ["grok", "video", "grok-video"],
  ["grok imagine", "video", "grok-video"],
  ["جروك", "video", "grok-video"],
  ["غروك", "video", "grok-video"],
  ["luma", "video", "luma"],
  ["لوما", "video", "luma"],
  ["dream machine", "video", "luma"],
  ["flux", "video", "flux-3-video"],
  ["flux.3", "video", "flux-3-video"],
  ["فلكس", "video", "flux-3-video"],
  ["sora", "video", "sora"],
  ["سورا", "video", "sora"],
];

export function imageModel(id: ImageModelId): ImageModel {
  return IMAGE_MODELS.find((model) => model.id === id) as ImageModel;
}

export function videoModel(id: VideoModelId): VideoModel {
  return VIDEO_MODELS.find((model) => model.id === id) as VideoModel;
}
