import type { LeftOut } from "#i18n/document-notes.ts";
import type { Language } from "#i18n/language.ts";
import type { PageReading, TextLanguage } from "#engines/ocr/reading.ts";
import type { InputFile } from "./tool.ts";

/*
 * What an engine may ask for besides its input. Each port is an interface; the pipeline, the command line and the back
 * office's trials hand in the same implementation, which works in threads (`src/workers`). Every call may be refused
 * with `queue_full`, throws its signal's reason when that is aborted, and `engine_failed` when its time is over or its thread ends.
 */

/** Common to all calls. `onProgress` gets 0–1 while the work goes on, where the port can tell. */
export interface PortCall {
  signal?: AbortSignal;
  onProgress?: (value: number) => void;
}

/** An image as bytes in rows from the top, `channels` bytes a pixel: 1 grey, 3 RGB, 4 RGBA. */
export interface PixelImage {
  width: number;
  height: number;
  channels: 1 | 3 | 4;
  data: Uint8Array;
}

/** What a file says of its image, before any pixel is read. Width and height are those after its orientation is applied. */
export interface ImageFacts {
  format: string;
  width: number;
  height: number;
  hasAlpha: boolean;
  /** Frames of an animation, 1 otherwise. */
  frames: number;
}

/** Throws `invalid_input` on the field `file` for bytes that are no image, `too_large` beyond 40 megapixels. */
export interface Pixels {
  metadata(bytes: Uint8Array, call?: PortCall): Promise<ImageFacts>;
  /**
   * Upright pixels in sRGB, shrunk so that no side exceeds `maxSide`; transparent places become white unless 4 channels are asked
   * for; for 1 channel, black below light print.
   */
  decode(bytes: Uint8Array, options?: { maxSide?: number; channels?: 1 | 3 | 4 } & PortCall): Promise<PixelImage>;
  encode(
    image: PixelImage,
    options: { format: "png" | "jpeg" | "webp"; quality?: number } & PortCall,
  ): Promise<Uint8Array>;
  /** An image file as a smaller one, for a model: upright, without metadata, no side over `maxSide`. */
  resize(
    bytes: Uint8Array,
    options: { maxSide: number; format: "png" | "jpeg" | "webp"; quality?: number } & PortCall,
  ): Promise<Uint8Array>;
}

interface Ocr {
  /** The text of an upright image, line by line; `language` says which scripts to look for. */
  read(image: PixelImage, options: { language: TextLanguage } & PortCall): Promise<PageReading>;
}

/** What a PDF's page shows beside the text that it carries. */
export interface PdfSheet {
  /** The share of the page under pictures and outlined writing, 0 to 1, without the places of its text. */
  pictures: number;
  /** The middle of its text, 0 at the top of the page and 1 at the foot. */
  textMiddle: number;
  /** Whether most of its text cannot be seen: laid invisibly, or beneath a picture, as recognition programs do. */
  isHidden: boolean;
  /** Whether the order of its letters is not known for sure. */
  isDoubtful: boolean;
}

/**
 * Reads .pdf and zipped documents (.docx, .odt, .pptx, .epub). Throws `invalid_input` on the field `file` for damaged or locked
 * ones, `too_large` beyond 200 pages.
 */
export interface Documents {
  /**
   * The text in reading order, paragraphs separated by blank lines; `pages` is 1 for all but .pdf, `pageTexts` has as many;
   * `left` is what was left out, `sheets` has one a page of a .pdf.
   */
  text(
    file: Pick<InputFile, "bytes" | "type">,
    call?: PortCall,
  ): Promise<{ text: string; pages: number; pageTexts: string[]; left: LeftOut[]; sheets: PdfSheet[] }>;
  /** One page of a PDF as an image, `index` from 0; `isBare` leaves its text out, so that only the rest of it shows. */
  page(
    bytes: Uint8Array,
    options: { index: number; maxSide: number; isBare?: boolean } & PortCall,
  ): Promise<{ image: PixelImage; pages: number }>;
}

/** Where the pipeline runs a pure half of a tool that would hold the event loop; not for engines themselves. */
export interface EngineThreads {
  run<Outcome>(
    half: "builtIn" | "request" | "parse",
    job: { slug: string; lang: Language; input: unknown; reply?: unknown; evidence?: unknown },
    call?: PortCall,
  ): Promise<Outcome>;
}

export interface Ports {
  pixels: Pixels;
  documents: Documents;
  ocr: Ocr;
}
