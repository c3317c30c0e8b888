import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { MediaFault } from "#engines/media/check-prompt-form.ts";
import { checkImage } from "#engines/media/image/check-image.ts";
import { composeImage } from "#engines/media/image/compose-image.ts";
import { planImage } from "#engines/media/image/plan-image.ts";
import { IMAGE_MODELS, type ImageModelId, VIDEO_MODELS, type VideoModelId } from "#engines/media/media-models.ts";
import { readScene, termsOf } from "#engines/media/read-scene.ts";
import type { TermKind } from "#engines/media/vocabulary/term.ts";
import { checkVideo } from "#engines/media/video/check-video.ts";
import { composeVideo } from "#engines/media/video/compose-video.ts";
import { planVideo } from "#engines/media/video/plan-video.ts";
import { toAsciiDigits } from "#engines/text/digits.ts";
import { fold } from "#engines/text/fold.ts";
import { type PartRow, readPartRows } from "#training/media/read-rows.ts";

interface Row {
  id: string;
  tool: "image-prompt" | "video-prompt";
  lang: "ar" | "en";
  input: string;
  notes: {
    target: string;
    must_keep?: string[];
    aspect_ratio?: string;
    exclude?: string[];
    text_in_image?: string | string[];
    dialogue?: (string | { line: string })[];
    /** Slot or kind of term, and what it holds: an id of a vocabulary, or a text. */
    slots?: Record<string, string>;
    /** A slot, and words of the request that fill it. */
    worded?: [slot: string, words: string][];
  };
}

interface Made {
  prompt: string;
  negative?: string | undefined;
  slots: Record<string, string>;
  speakers: string[];
  ratio: string;
  faults: MediaFault[];
  ms: number;
}

const OWN_SAMPLE = new URL("../samples/media-prompts.jsonl", import.meta.url);
const LABELLED = new URL("../../training/media", import.meta.url);
const RUNS = 5;
const FITTING = {
  "image-prompt": ["subject", "style", "light", "shot", "ratio"],
  "video-prompt": ["subject", "light", "shot", "move", "seconds", "ratio"],
} as const;
/** Kinds of picture that are not lit or framed. */
const UNLIT = /logo|icon|pattern|infographic|poster|card|cover|sticker|شعار|أيقونة|نقش|إنفوجرافيك|ملصق|بطاقة|غلاف/u;
const INVENTED = new Set(["invented-text", "invented-name", "hollow-words"]);

/** Validity for every model, exact texts, what the request states, fitting slots, inventions and speed. `data` as `givenRows` takes it. */
export async function run(options: { data?: string }): Promise<{ table: string[][]; json: object }> {
  const kept = readPartRows(LABELLED.pathname).filter(({ isKept }) => isKept);
  const sets: [string, Row[]][] = [
    ["own rows", readRows(readFileSync(OWN_SAMPLE, "utf8"))],
    ["kept Arabic", kept.filter(({ language }) => language === "ar").map(rowOfParts)],
    ["kept English", kept.filter(({ language }) => language === "en").map(rowOfParts)],
  ];
  if (options.data) sets.unshift(["given data", givenRows(options.data)]);
  const figures = sets.flatMap(([set, rows]) =>
    (["image-prompt", "video-prompt"] as const).map((tool) =>
      measure(
        set,
        tool,
        rows.filter((row) => row.tool === tool),
      ),
    ),
  );
  const table = [
    [
      "set",
      "tool",
      "rows",
      "valid, all models",
      "exact texts",
      "stated found",
      "kept",
      "fitting slots",
      "invented",
      "ms, median and most",
    ],
    ...figures.map((f) => [
      f.set,
      f.tool,
      String(f.rows),
      of(f.valid),
      of(f.exact),
      of(f.stated),
      of(f.kept),
      of(f.fitting),
      String(f.invented),
      `${f.ms.median.toFixed(2)} ${f.ms.most.toFixed(2)}`,
    ]),
    ...figures.map((f) => [
      f.set,
      f.tool,
      `stated by slot: ${Object.entries(f.bySlot)
        .map(([slot, share]) => `${slot} ${of(share)}`)
        .join(", ")}`,
    ]),
    ...figures.flatMap((f) => f.misses.map((miss) => [f.set, f.tool, `missed: ${miss}`])),
  ];
  return { table, json: { figures } };
}

type Share = [number, number];
const of = ([got, all]: Share) => `${got} of ${all}`;

/** A row as another writer has it: words of the request for each slot. */
interface WordedRow {
  id: string;
  tool: Row["tool"];
  lang: Row["lang"];
  text: string;
  model: string;
  exact?: string[];
  exclusions?: string[];
  slots: Record<string, string>;
}

/** The same without a model, its slots by plain names. */
type StatedRow = Omit<WordedRow, "model" | "exclusions" | "slots"> & { stated: Record<string, string> };

function readRows(text: string): Row[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row | WordedRow | StatedRow)
    .filter(({ tool }) => tool === "image-prompt" || tool === "video-prompt")
    .map((row) => ("input" in row ? row : rowOf("stated" in row ? wordedOf(row) : row)));
}

const PLAIN_NAMES: Record<string, string> = { place: "setting", sound: "audio" };

function wordedOf({ stated: { exclusions, ...stated }, ...row }: StatedRow): WordedRow {
  const slots = Object.fromEntries(Object.entries(stated).map(([name, words]) => [PLAIN_NAMES[name] ?? name, words]));
  return { ...row, model: "any", exclusions: exclusions ? [exclusions] : [], slots };
}

/** Figures among a row's exact words are settings: they are looked for in the settings too. */
function rowOf({ text, model, exact = [], exclusions = [], slots, ...row }: WordedRow): Row {
  return {
    ...row,
    input: text,
    notes: { target: model, text_in_image: exact, exclude: exclusions, worded: Object.entries(slots) },
  };
}

/** A labelled request: each of its parts is looked for in its slot. Lengths and numbers of shots are settings. */
/** A file of rows, a folder with one, or a folder of requests with marked parts (`training/media/README.md`). */
function givenRows(data: string): Row[] {
  const path = data.endsWith(".jsonl") ? data : join(data, "dev.jsonl");
  return existsSync(path) ? readRows(readFileSync(path, "utf8")) : readPartRows(data).map(rowOfParts);
}

function rowOfParts({ id, medium, language, text, parts }: PartRow): Row {
  const wordsOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  const named = (wanted: string) => parts.filter(({ tag }) => tag === wanted).map(wordsOf);
  const own = parts.filter(({ tag }) => !["none", "text", "exclusions", "settings"].includes(tag));
  return {
    id,
    tool: `${medium}-prompt`,
    lang: language,
    input: text,
    notes: {
      target: "any",
      text_in_image: named("text").map((words) => words.replace(/^[^"«]*["«]|["»]$/gu, "")),
      exclude: named("exclusions"),
      worded: own.map((part) => [part.tag, wordsOf(part)]),
    },
  };
}

function measure(set: string, tool: Row["tool"], rows: readonly Row[]) {
  const shares = {
    valid: [0, 0] as Share,
    exact: [0, 0] as Share,
    stated: [0, 0] as Share,
    kept: [0, 0] as Share,
    fitting: [0, 0] as Share,
  };
  const misses: string[] = [];
  const bySlot: Record<string, Share> = {};
  const times: number[] = [];
  let invented = 0;
  const count = (name: keyof typeof shares, row: Row, what: string, isMet: boolean) => {
    shares[name][1] += 1;
    if (isMet) shares[name][0] += 1;
    else misses.push(`${row.id} ${name}: ${what}`);
  };
  for (const row of rows) {
    for (const id of tool === "image-prompt" ? IMAGE_MODELS : VIDEO_MODELS) {
      const made = makeFor(row, id.id);
      count(
        "valid",
        row,
        `${id.id} ${made.faults.map(({ code, detail }) => `${code} ${detail}`).join(", ")}`,
        made.faults.length === 0,
      );
      invented += made.faults.filter(({ code }) => INVENTED.has(code)).length;
    }
    const made = makeFor(row, targetOf(row));
    times.push(made.ms);
    for (const text of exactOf(row)) count("exact", row, text, made.prompt.includes(text) || isSetting(made, text));
    for (const [what, isMet] of statedIn(row, made)) {
      count("stated", row, what, isMet);
      const own = (bySlot[what.split(" ", 1)[0] as string] ??= [0, 0]);
      own[1] += 1;
      if (isMet) own[0] += 1;
    }
    for (const what of row.notes.must_keep ?? []) count("kept", row, what, keeps(made, what));
    // A drawing in parallel projection has its viewpoint by its style.
    const isIsometric = /isometric|ايزومتريك|أيزومتريك/u.test(row.input.toLowerCase());
    const isUnlit = tool === "image-prompt" && UNLIT.test(row.input.toLowerCase());
    for (const slot of FITTING[tool])
      if (!(isIsometric && slot === "shot") && (!isUnlit || (slot !== "light" && slot !== "shot" && slot !== "style")))
        count("fitting", row, slot, Boolean(made.slots[slot]));
  }
  times.sort((a, b) => a - b);
  return {
    set,
    tool,
    rows: rows.length,
    ...shares,
    invented,
    bySlot,
    misses,
    ms: { median: times[Math.floor(times.length / 2)] ?? 0, most: times.at(-1) ?? 0 },
  };
}

function targetOf(row: Row): string {
  const named = row.notes.target
    .toLowerCase()
    .replace("nano-banana", "gemini-image")
    .replace(/^gemini$/, "gemini-image");
  const models: readonly { id: string }[] = row.tool === "image-prompt" ? IMAGE_MODELS : VIDEO_MODELS;
  return models.some(({ id }) => id === named) ? named : "any";
}

/** The fastest of a few runs: a shared machine only ever adds time. */
function makeFor(row: Row, model: string): Made {
  let ms = Number.POSITIVE_INFINITY;
  let made: Omit<Made, "ms"> | null = null;
  for (let round = 0; round < RUNS; round += 1) {
    const start = performance.now();
    const result =
      row.tool === "image-prompt" ? makeImage(row, model as ImageModelId) : makeVideo(row, model as VideoModelId);
    ms = Math.min(ms, performance.now() - start);
    made = result;
  }
  return { ...(made as Omit<Made, "ms">), ms };
}

function makeImage(row: Row, model: ImageModelId): Omit<Made, "ms"> {
  const request = {
    text: row.input,
    model,
    palette: [],
    detail: "standard",
    variants: 1,
    promptLanguage: "en",
    interfaceLanguage: row.lang,
  } as const;
  const made = composeImage(request);
  const { plan } = planImage(request);
  return {
    prompt: made.prompt,
    negative: made.negative,
    slots: made.slots,
    speakers: [],
    ratio: made.settings.ratio,
    faults: checkImage(plan.model, made, plan.lettering, row.input),
  };
}

function makeVideo(row: Row, model: VideoModelId): Omit<Made, "ms"> {
  const request = { text: row.input, model, dialogue: [], format: "text", interfaceLanguage: row.lang } as const;
  const made = composeVideo(request);
  const { plan } = planVideo(request);
  const exact = [...plan.lines.map(({ line }) => line), ...plan.lettering];
  return {
    prompt: made.prompt,
    negative: made.negative,
    slots: made.slots,
    speakers: plan.lines.map(({ speaker, isOffCamera }) => (isOffCamera ? "" : speaker)),
    ratio: made.settings.ratio,
    faults: checkVideo(plan.model, made, exact, row.input),
  };
}

/** Texts that the row asks to have to the letter, of those that its request holds. */
function exactOf({ input, notes }: Row): string[] {
  const texts = [
    notes.text_in_image ?? [],
    (notes.dialogue ?? []).map((one) => (typeof one === "string" ? one : one.line)),
  ].flat();
  return texts.filter((text) => input.includes(text));
}

function isSetting(made: Made, text: string): boolean {
  const figure = toAsciiDigits(text);
  return (
    figure === made.ratio ||
    (/^\d+\s?(?:s|sec|ث|second)/u.test(figure) && made.slots["seconds"] === String(Number.parseInt(figure, 10)))
  );
}

/** Kinds of terms that may fill a slot as another writer names it. */
const KINDS: Record<string, readonly TermKind[]> = {
  style: ["style", "genre", "move"],
  light: ["light", "time"],
  framing: ["shot", "angle", "move"],
  lens: ["lens"],
  mood: ["mood", "music"],
  colour: ["colour"],
  setting: ["time", "weather"],
  time: ["time"],
  details: ["culture", "colour"],
  audio: ["sound", "music"],
  camera: ["move"],
  use: ["genre"],
};
/** The product's slots that hold what another writer calls by one name. */
const ALSO_IN: Record<string, readonly string[]> = {
  audio: ["ambience", "music"],
  colour: ["palette"],
  framing: ["shot"],
  camera: ["move"],
  setting: ["time"],
  light: ["time"],
};

/** A worded slot is found when a term of its kind lies in its words, or half of its words are in that slot. */
function isFound(row: Row, made: Made, slot: string, words: string): boolean {
  const scene = readScene(row.input, row.tool === "image-prompt" ? "image" : "video");
  const at = row.input.indexOf(words);
  const kinds = KINDS[slot] ?? [];
  if (
    at >= 0 &&
    scene.terms.some(({ term, start, end }) => kinds.includes(term.kind) && start < at + words.length && at < end)
  )
    return true;
  if (slot === "length") return scene.numbers.seconds !== undefined || scene.numbers.shots !== undefined;
  if (slot === "ratio") return made.slots["ratio"] === words || made.slots["ratio"] === scene.numbers.ratio;
  const names = [slot, ...(ALSO_IN[slot] ?? [])].map((name) => made.slots[name] ?? "");
  const said = fold((slot === "speaker" ? made.speakers : names).join(" ")).trim();
  const wanted = wordsOf(words);
  return wanted.filter((word) => said.includes(word)).length >= wanted.length / 2 && said !== "";
}

function statedIn(row: Row, made: Made): [string, boolean][] {
  const { notes } = row;
  const scene = readScene(row.input, row.tool === "image-prompt" ? "image" : "video");
  const excluded = fold(
    `${made.slots["avoid"] ?? ""} ${scene.exclusions.map(({ words, known }) => `${words} ${known?.en ?? ""} ${known?.ar ?? ""} ${known?.cues ?? ""}`).join(" ")}`,
  );
  return [
    ...(notes.worded ?? []).map(([slot, words]): [string, boolean] => [
      `${slot} ${words}`,
      isFound(row, made, slot, words),
    ]),
    ...(notes.aspect_ratio
      ? [
          [
            `ratio ${notes.aspect_ratio}`,
            made.slots["ratio"] === notes.aspect_ratio || scene.numbers.ratio === notes.aspect_ratio,
          ] as [string, boolean],
        ]
      : []),
    ...(notes.exclude ?? []).map((what): [string, boolean] => [
      `exclude ${what}`,
      wordsOf(what).some((word) => excluded.includes(word)),
    ]),
    ...exactOf(row).map((text): [string, boolean] => [
      `text ${text}`,
      scene.exact.some((one) => one.text.includes(text) || text.includes(one.text)) || isSetting(made, text),
    ]),
    ...Object.entries(notes.slots ?? {}).map(([slot, value]): [string, boolean] => [
      `${slot} ${value}`,
      holds(made, scene, slot, value),
    ]),
  ];
}

/** A slot holds a value when the vocabulary's id was found, or when its words are in the slot. */
function holds(made: Made, scene: ReturnType<typeof readScene>, slot: string, value: string): boolean {
  if (termsOf(scene, slot as TermKind).some(({ id }) => id === value)) return true;
  if (slot === "shots") return scene.numbers.shots === Number(value);
  const said = fold(made.slots[slot] ?? "");
  return said !== "" && wordsOf(value).some((word) => said.includes(word));
}

/** A thing is kept when at least half of its words are in the prompt; letters may be spelled another way. */
function keeps(made: Made, what: string): boolean {
  const text = fold(`${made.prompt} ${made.negative ?? ""} ${Object.values(made.slots).join(" ")}`);
  const words = wordsOf(what);
  return words.filter((word) => text.includes(word.slice(0, Math.max(3, word.length - 2)))).length >= words.length / 2;
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 || /\d/.test(word))
    .map((word) => word.replace(/^ال(?=..)/u, ""));
}
