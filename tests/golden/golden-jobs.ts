import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readPrompts } from "#training/checker/read-prompts.ts";
import { readStyleRows } from "#training/humanizer/style-rows.ts";
import { readPartRows } from "#training/media/read-rows.ts";
import { readRows } from "#training/reader/read-rows.ts";
import { PICTURES } from "./picture-files.ts";

export const GOLDEN_ENGINES = [
  "generator",
  "checker",
  "humanizer",
  "detector",
  "image-prompt",
  "video-prompt",
  "image-metadata",
] as const;
export type GoldenEngine = (typeof GOLDEN_ENGINES)[number];

type Language = "ar" | "en";

/** Options by names of this net's own, so that another commit's adapters can read them too. */
export interface GoldenJob {
  engine: GoldenEngine;
  /** One of its kind within an engine. */
  id: string;
  lang: Language;
  /** What is given to the engine: a text, or a file in Base64. */
  text: string;
  options: Record<string, string>;
}

/** The share of the rows of a kind that is taken. A row's own name decides, so a new row moves no other one. */
const SHARES = { requests: 0.11, prompts: 0.26, bareRequests: 0.04, media: 0.5 };

const IMAGE_MODELS = ["any", "midjourney", "flux", "sdxl", "gpt-image", "gemini-image", "ideogram"];
const VIDEO_MODELS = ["any", "veo", "gemini-omni", "runway", "kling", "sora"];
const QUESTIONS = {
  ar: ["", "لماذا الإجابات طويلة؟", "الأرقام من خياله"],
  en: ["", "why are the answers so long", "it makes up numbers"],
};

/** Every call of every engine, in an order that stays. */
export function goldenJobs(): GoldenJob[] {
  const jobs = [...requestJobs(), ...promptJobs(), ...styleJobs(), ...mediaJobs(), ...pictureJobs()];
  const seen = new Set<string>();
  for (const { engine, id } of jobs) {
    if (seen.has(`${engine} ${id}`)) throw new Error(`Two rows of ${engine} are named ${id}`);
    seen.add(`${engine} ${id}`);
  }
  return jobs;
}

function requestJobs(): GoldenJob[] {
  return readRows()
    .filter(({ id }) => isTaken(id, SHARES.requests))
    .map(({ id, lang, text }) => ({
      engine: "generator",
      id,
      lang,
      text,
      options: { detail: oneOf(id, ["standard", "standard", "full", "short"]), tone: oneOf(id, ["", "", "formal"]) },
    }));
}

function promptJobs(): GoldenJob[] {
  const own = samples<{ id: string; lang: Language; input: string }>("prompt-checker");
  const prompts = readPrompts()
    .filter(({ writer }) => !writer.startsWith("examples"))
    // Two hands may have given one name.
    .map(({ id, writer, lang, text, source }) => ({ id: `${writer}/${id}`, lang, text, source }))
    .filter(({ id, source }) => isTaken(id, source === "gold" ? SHARES.prompts : SHARES.bareRequests));
  const rows = [...own.map(({ id, lang, input }) => ({ id, lang, text: input })), ...prompts];
  return rows.map(({ id, lang, text }) => ({
    engine: "checker",
    id,
    lang,
    text,
    options: {
      strictness: oneOf(id, ["normal", "normal", "normal", "strict", "gentle"]),
      question: oneOf(id, QUESTIONS[lang]),
    },
  }));
}

/** Texts for the humanizer and the detector. */
function styleJobs(): GoldenJob[] {
  const places = new Map<string, number>();
  const paragraphs = readStyleRows("training/style").map(({ writer, lang, text }) => {
    const place = (places.get(writer) ?? 0) + 1;
    places.set(writer, place);
    return { id: `${writer}-${place}`, lang, text };
  });
  const rows = [
    ...paragraphs,
    ...samples<{ id: string; lang: Language; text: string }>("humanizer"),
    ...samples<{ id: string; lang: Language; text: string }>("detector"),
  ];
  return rows.flatMap(({ id, lang, text }): GoldenJob[] => [
    {
      engine: "humanizer",
      id,
      lang,
      text,
      options: {
        strength: oneOf(id, ["standard", "strong", "light"]),
        register: oneOf(id, ["keep", "keep", "formal", "friendly"]),
      },
    },
    { engine: "detector", id, lang, text, options: { sensitivity: oneOf(id, ["careful", "balanced", "sensitive"]) } },
  ]);
}

function mediaJobs(): GoldenJob[] {
  const own = samples<{ id: string; lang: Language; tool: string; input: string }>("media-prompts").map(
    ({ id, lang, tool, input }) => ({ id, lang, text: input, isImage: tool === "image-prompt" }),
  );
  const labelled = readPartRows("training/media")
    .filter(({ id }) => isTaken(id, SHARES.media))
    .map(({ id, language, text, medium }) => ({ id, lang: language, text, isImage: medium === "image" }));
  return [...own, ...labelled].map(({ id, lang, text, isImage }): GoldenJob =>
    isImage
      ? {
          engine: "image-prompt",
          id,
          lang,
          text,
          options: {
            model: oneOf(id, IMAGE_MODELS),
            detail: oneOf(id, ["standard", "rich", "short"]),
            promptLanguage: oneOf(`${id} `, ["en", "en", "ar"]),
          },
        }
      : { engine: "video-prompt", id, lang, text, options: { model: oneOf(id, VIDEO_MODELS) } },
  );
}

function pictureJobs(): GoldenJob[] {
  return Object.entries(PICTURES).map(([id, file]) => ({
    engine: "image-metadata",
    id,
    lang: "en",
    text: file.toString("base64"),
    options: {},
  }));
}

function samples<Row>(name: string): Row[] {
  return readFileSync(`bench/samples/${name}.jsonl`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}

function isTaken(id: string, share: number): boolean {
  return numberOf(id) < share * 2 ** 32;
}

/** The same choice for the same name, evenly spread. */
function oneOf(id: string, values: readonly string[]): string {
  return values[numberOf(`${id} ${values.length}`) % values.length] as string;
}

function numberOf(id: string): number {
  return createHash("sha256").update(id).digest().readUInt32BE();
}
