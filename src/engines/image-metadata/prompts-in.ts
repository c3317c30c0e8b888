import { readA1111 } from "./prompt-formats/a1111.ts";
import { readComfyUi } from "./comfyui/read-comfyui.ts";
import { isComfyGraph } from "./comfyui/graph.ts";
import type { ImageContainer } from "./containers.ts";
import { type EmbeddedPrompt, paramsOf } from "./embedded-prompt.ts";
import { type ExifFacts, TAG } from "./exif.ts";
import {
  readDrawThings,
  readDream,
  readEasyDiffusion,
  readFooocus,
  readInvokeAi,
  readSwarmUi,
} from "./prompt-formats/json-formats.ts";
import { type JsonObject, parseObject } from "./json-values.ts";
import { readMflux, readMochi } from "./prompt-formats/mac-formats.ts";
import { readMidjourney } from "./prompt-formats/midjourney.ts";
import { readNovelAi, readNovelAiCopy } from "./prompt-formats/novelai.ts";
import { readCivitai, readSpace, readStabilityMatrix, readTensorArt } from "./prompt-formats/site-formats.ts";
import { xmpText } from "./xmp.ts";

type Texts = Map<string, string>;
type Maybe = EmbeddedPrompt | null | undefined;

/** All prompts of a file, in the order that avoids confusing one program's format with another's: the first is the picture's. */
export function promptsIn(found: ImageContainer, exif: ExifFacts | null): EmbeddedPrompt[] {
  const texts: Texts = new Map(found.texts.map(({ keyword, text }) => [keyword, text]));
  const captions = [found.iptc.get("2:120"), texts.get("Description"), xmpText(found.xmp, "description")];
  const all: Maybe[] = [
    ...fromChunks(texts),
    ...fromXmp(found.xmp),
    ...fromExif(exif),
    ...found.texts.filter(({ keyword }) => keyword === "Comment").map(({ text }) => readText(text)),
    ...captions.map((caption) => readText(caption ?? "")),
    readIptc(found.xmp),
    readNamed(texts),
  ];
  return all.filter((prompt) => prompt !== null && prompt !== undefined);
}

function fromChunks(texts: Texts): Maybe[] {
  const parameters = texts.get("parameters") ?? "";
  const json = parseObject(parameters);
  const comment = parseObject(texts.get("Comment"));
  const isNovelAi = texts.get("Software") === "NovelAI";
  return [
    json && (readSwarmUi(json) ?? readMflux(json) ?? readFooocus(json) ?? readSpace(json)),
    ofFooocus(texts.get("fooocus_scheme"), readA1111(parameters)),
    withObject(texts.get("generation_data"), readTensorArt),
    withObject(texts.get("invokeai_metadata") ?? texts.get("sd-metadata"), readInvokeAi),
    readDream(texts.get("Dream") ?? ""),
    isNovelAi
      ? readNovelAi(comment ?? {}, { description: texts.get("Description"), source: texts.get("Source") })
      : null,
    readEasyDiffusion(Object.fromEntries(texts)),
    // It writes the WebUI's text beside its own.
    withObject(texts.get("parameters-json"), readStabilityMatrix),
    ...["parameters", "postprocessing", "extras"].map((name) => readA1111(texts.get(name) ?? "")),
    readComfyUi(parseObject(texts.get("prompt")), parseObject(texts.get("workflow"))),
    comment && readFooocus(comment),
  ];
}

function fromXmp(xmp: string): Maybe[] {
  const comment = xmpText(xmp, "UserComment");
  return [withObject(comment, readDrawThings), readText(comment)];
}

/** Programs put their texts under any tag, some with a name before them. */
function fromExif(exif: ExifFacts | null): Maybe[] {
  if (!exif) return [];
  const named: Texts = new Map();
  const others: string[] = [];
  for (const text of exif.texts.values()) {
    const parts = /^(prompt|workflow|parameters)\s*:\s*(?=\S)/iu.exec(text);
    if (parts) named.set((parts[1] ?? "").toLowerCase(), text.slice(parts[0].length));
    else others.push(text);
  }
  return [
    ofFooocus(exif.texts.get(TAG.makerNote), readA1111(exif.userComment)),
    ...[exif.userComment, named.get("parameters") ?? "", ...others].map(readText),
    readComfyUi(parseObject(named.get("prompt")), parseObject(named.get("workflow"))),
  ];
}

/** A text which any of these programs may have put anywhere. */
function readText(text: string): Maybe {
  const json = parseObject(text);
  return json ? ofJson(json) : (readA1111(text) ?? readMidjourney(text) ?? readMochi(text));
}

function ofJson(json: JsonObject): Maybe {
  return (
    readSwarmUi(json) ??
    readMflux(json) ??
    readFooocus(json) ??
    readCivitai(json) ??
    readNovelAiCopy(json) ??
    readEasyDiffusion(json) ??
    // Some write both graphs, each under its name.
    readComfyUi(graphIn(json["prompt"]) ?? (isComfyGraph(json) ? json : null), graphIn(json["workflow"]) ?? json)
  );
}

function graphIn(value: JsonObject[string] | undefined): JsonObject | null {
  return typeof value === "string"
    ? parseObject(value)
    : typeof value === "object" && !Array.isArray(value)
      ? value
      : null;
}

/** What IPTC's standard has for it since 2025: the prompt, and the system that it was given to. */
function readIptc(xmp: string): Maybe {
  const prompt = xmpText(xmp, "AIPromptInformation").trim();
  if (prompt === "") return null;
  const params = paramsOf({
    model: xmpText(xmp, "AISystemUsed"),
    version: xmpText(xmp, "AISystemVersionUsed"),
    writer: xmpText(xmp, "AIPromptWriterName"),
  });
  return { generator: "iptc", prompt, negative: null, params, loras: [] };
}

/** A text that is called a prompt and is none of any program's forms. */
function readNamed(texts: Texts): Maybe {
  const named = (...names: string[]) => names.map((name) => texts.get(name)?.trim()).find(Boolean);
  const prompt = named("prompt", "Prompt", "positive_prompt");
  if (!prompt || /^[[{]/u.test(prompt)) return null;
  const negative = named("negative_prompt", "Negative Prompt", "negative prompt") ?? null;
  return { generator: "unnamed", prompt, negative, params: {}, loras: [] };
}

/** Fooocus can write the WebUI's form, and says so beside it. */
function ofFooocus(scheme: string | undefined, read: EmbeddedPrompt | null): Maybe {
  return read && (scheme === "a1111" || scheme === "fooocus") ? { ...read, generator: "fooocus" } : null;
}

function withObject<Made>(text: string | undefined, read: (json: JsonObject) => Made | null): Made | null {
  const json = parseObject(text);
  return json && read(json);
}
