import { latin1 } from "./byte-text.ts";
import type { ImageContainer } from "./containers.ts";
import { type AiDeclaration, readDeclaration } from "./declarations.ts";
import type { EmbeddedPrompt } from "./embedded-prompt.ts";
import { type CameraFacts, type ExifFacts, readExif } from "./exif.ts";
import { promptsIn } from "./prompts-in.ts";
import { type Provenance, readProvenance } from "./provenance/c2pa.ts";
import { xmpText } from "./xmp.ts";

export interface ImageMetadata {
  embedded: EmbeddedPrompt | null;
  /** Further prompts of the same file that say something else, such as a graph beside another program's text. */
  others: { generator: string; prompt: string }[];
  camera: CameraFacts | null;
  /** The file names a place; which one is never read. */
  hasGps: boolean;
  /** The file declares that a model drew it, or took part. A declaration is no prompt. */
  aiDeclared: boolean;
  /** What exactly is declared. */
  declaration: AiDeclaration | null;
  /** The AI system that the file names (IPTC), with its version. */
  aiSystem: string | null;
  /** The file carries a provenance manifest, whose signature is not checked. */
  hasC2pa: boolean;
  /** What that manifest says; null without one. */
  provenance: Provenance | null;
  /** What the file had beside its pixels, all of which was searched for a prompt: names of texts, and blocks. */
  lookedAt: string[];
}

const MOST_OTHERS = 3;
const MOST_NAMES = 12;
const LONGEST_NAME = 40;

/** What a file's own words say. */
export function readImageMetadata(found: ImageContainer): ImageMetadata {
  const exif = found.exif ? readExif(found.exif) : null;
  const [first, ...rest] = promptsIn(found, exif);
  const { further = [], ...embedded } = first ?? {};
  const declaration = declarationOf(found, exif);
  return {
    embedded: first ? (embedded as EmbeddedPrompt) : null,
    others: first ? othersOf(first, further, rest) : [],
    camera: exif?.camera ?? null,
    hasGps: (exif?.hasGps ?? false) || /exif:GPS(Latitude|Longitude)/u.test(found.xmp),
    aiDeclared: declaration !== null,
    declaration,
    aiSystem: systemOf(found.xmp),
    hasC2pa: found.c2pa !== null,
    provenance: found.c2pa ? readProvenance(found.c2pa) : null,
    lookedAt: lookedAt(found),
  };
}

function othersOf(
  first: EmbeddedPrompt,
  further: readonly string[],
  rest: readonly EmbeddedPrompt[],
): ImageMetadata["others"] {
  const known = new Set([first.prompt.trim()]);
  return [...further.map((prompt) => ({ generator: first.generator, prompt })), ...rest]
    .filter(({ prompt }) => prompt.trim() !== "" && !known.has(prompt.trim()) && known.add(prompt.trim()))
    .slice(0, MOST_OTHERS)
    .map(({ generator, prompt }) => ({ generator, prompt }));
}

function declarationOf(found: ImageContainer, exif: ExifFacts | null): AiDeclaration | null {
  const { xmp, c2pa, iptc, texts } = found;
  const labels = texts.flatMap(({ keyword, text }) => (keyword === "AIGC" ? [text] : []));
  return readDeclaration({
    terms: [xmp, c2pa ? latin1(c2pa) : ""],
    credits: [xmpText(xmp, "Credit"), iptc.get("2:110") ?? ""],
    labels: [...labels, xmpText(xmp, "AIGC"), exif?.userComment ?? "", ...(exif?.texts.values() ?? [])],
    hasSystem: systemOf(xmp) !== null,
  });
}

function systemOf(xmp: string): string | null {
  const system = xmpText(xmp, "AISystemUsed").trim();
  return system === "" ? null : `${system} ${xmpText(xmp, "AISystemVersionUsed")}`.trim().slice(0, 2 * LONGEST_NAME);
}

function lookedAt({ texts, exif, xmp, iptc, c2pa }: ImageContainer): string[] {
  const names = texts.map(({ keyword }) => keyword.replace(/[^\p{L}\p{N} :._-]/gu, "").slice(0, LONGEST_NAME));
  const blocks = [exif && "EXIF", xmp !== "" && "XMP", iptc.size > 0 && "IPTC", c2pa && "C2PA"];
  return [...new Set([...names.slice(0, MOST_NAMES), ...blocks])].filter((name): name is string => Boolean(name));
}
