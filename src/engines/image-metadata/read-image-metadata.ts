import { readA1111 } from "./a1111.ts";
import { latin1 } from "./byte-text.ts";
import { isComfyGraph, readComfyUi } from "./comfyui.ts";
import type { ImageContainer } from "./containers.ts";
import type { EmbeddedPrompt } from "./embedded-prompt.ts";
import { parseObject } from "./json-values.ts";
import { type CameraFacts, type ExifFacts, readExif } from "./exif.ts";
import {
  readDrawThings,
  readDream,
  readEasyDiffusion,
  readFooocus,
  readInvokeAi,
  readNovelAi,
  readNovelAiCopy,
  readSwarmUi,
} from "./json-formats.ts";
import { readMidjourney } from "./midjourney.ts";
import { readCivitai, readSpace, readStabilityMatrix, readTensorArt } from "./site-formats.ts";
import { type Provenance, readProvenance } from "./provenance/c2pa.ts";
import { declaresAi, xmpDescription, xmpUserComment } from "./xmp.ts";

export interface ImageMetadata {
  embedded: EmbeddedPrompt | null;
  camera: CameraFacts | null;
  /** The file names a place; which one is never read. */
  hasGps: boolean;
  /** The file declares that a model drew it. A declaration is no prompt. */
  aiDeclared: boolean;
  /** The file carries a provenance manifest, whose signature is not checked. */
  hasC2pa: boolean;
  /** What that manifest says; null without one. */
  provenance: Provenance | null;
}

type Texts = Map<string, string>;

/** What a file's own words say, in the order that avoids confusing one program's format with another's. */
export function readImageMetadata(found: ImageContainer): ImageMetadata {
  const texts: Texts = new Map(found.texts.map(({ keyword, text }) => [keyword, text]));
  const exif = found.exif ? readExif(found.exif) : null;
  const provenance = found.c2pa ? readProvenance(found.c2pa) : null;
  const comment = texts.get("Comment") ?? "";
  return {
    embedded:
      fromChunks(texts) ??
      fromXmp(found.xmp, texts) ??
      fromExif(exif) ??
      ofJson(parseObject(comment)) ??
      readA1111(comment),
    camera: exif?.camera ?? null,
    hasGps: (exif?.hasGps ?? false) || /exif:GPS(Latitude|Longitude)/u.test(found.xmp),
    aiDeclared: declaresAi(found.xmp) || (found.c2pa !== null && declaresAi(latin1(found.c2pa))),
    hasC2pa: found.c2pa !== null,
    provenance,
  };
}

function fromChunks(texts: Texts): EmbeddedPrompt | null {
  const parameters = texts.get("parameters") ?? "";
  const json = parseObject(parameters);
  const comment = parseObject(texts.get("Comment"));
  const graph = parseObject(texts.get("prompt"));
  return (
    (json && readSwarmUi(json)) ??
    (json && (readFooocus(json) ?? readSpace(json))) ??
    ofFooocus(texts.get("fooocus_scheme"), readA1111(parameters)) ??
    withObject(texts.get("generation_data")?.replace(/\0+$/u, ""), readTensorArt) ??
    withObject(texts.get("invokeai_metadata") ?? texts.get("sd-metadata"), readInvokeAi) ??
    readDream(texts.get("Dream") ?? "") ??
    (texts.get("Software") === "NovelAI"
      ? readNovelAi(comment ?? {}, { description: texts.get("Description"), source: texts.get("Source") })
      : null) ??
    readEasyDiffusion(Object.fromEntries(texts)) ??
    // It writes the WebUI's text beside its own.
    withObject(texts.get("parameters-json"), readStabilityMatrix) ??
    ["parameters", "postprocessing", "extras"].map((name) => readA1111(texts.get(name) ?? "")).find(Boolean) ??
    (isComfyGraph(graph) ? readComfyUi(graph) : null) ??
    (comment && readFooocus(comment))
  );
}

function fromXmp(xmp: string, texts: Texts): EmbeddedPrompt | null {
  return (
    withObject(xmpUserComment(xmp), readDrawThings) ??
    readMidjourney(texts.get("Description") ?? "") ??
    readMidjourney(xmpDescription(xmp))
  );
}

function fromExif(exif: ExifFacts | null): EmbeddedPrompt | null {
  if (!exif) return null;
  const graph = [exif.model, exif.make].map((text) => parseObject(text.replace(/^prompt:/u, ""))).find(isComfyGraph);
  return (
    ofJson(parseObject(exif.userComment)) ??
    withObject(exif.model, readSwarmUi) ??
    ofFooocus(exif.makerNote, readA1111(exif.userComment)) ??
    readA1111(exif.userComment) ??
    (graph ? readComfyUi(graph) : null)
  );
}

/** JSON in a comment, which any of these programs may have put there. */
function ofJson(json: ReturnType<typeof parseObject>): EmbeddedPrompt | null {
  if (!json) return null;
  return (
    readSwarmUi(json) ??
    readFooocus(json) ??
    readCivitai(json) ??
    readNovelAiCopy(json) ??
    readEasyDiffusion(json) ??
    (isComfyGraph(json) ? readComfyUi(json) : null)
  );
}

/** Fooocus can write the WebUI's form, and says so beside it. */
function ofFooocus(scheme: string | undefined, read: EmbeddedPrompt | null): EmbeddedPrompt | null {
  return read && (scheme === "a1111" || scheme === "fooocus") ? { ...read, generator: "fooocus" } : null;
}

function withObject<Made>(
  text: string | undefined,
  read: (json: NonNullable<ReturnType<typeof parseObject>>) => Made | null,
): Made | null {
  const json = parseObject(text);
  return json && read(json);
}
