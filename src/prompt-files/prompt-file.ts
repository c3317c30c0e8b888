/** Letters of a saved prompt's text and name, in UTF-16 units. */
export const MOST_CONTENT_LETTERS = 20_000;
export const MOST_TITLE_LETTERS = 200;
/** Bytes of a file that may be read. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;
/** Letters of YAML, in UTF-16 units: the page waits while it is read, about a second for the worst that so many can hold. */
export const MOST_YAML_LETTERS = 128 * 1024;

type PromptFormat =
  | "siyagha"
  | "openWebui"
  | "librechat"
  | "openai"
  | "dotprompt"
  | "prompty"
  | "promptfoo"
  | "characterCard";

/** What a file holds and a saved prompt has no room for. */
export const LOSSES = [
  "model",
  "tools",
  "output",
  "values",
  "blankDetails",
  "automatic",
  "parts",
  "media",
  "tests",
  "elsewhere",
  "worldBook",
  "greetings",
] as const;
export type Loss = (typeof LOSSES)[number];

export type FileFault = "tooLarge" | "broken" | "tooDeep" | "unknown" | "noPrompts" | "tooMany";

export interface FoundPrompt {
  title: string;
  content: string;
  tags: string[];
  lang: "ar" | "en";
}

/** One prompt as a format's reader gives it: an empty title is made from the text later. */
export interface RawPrompt {
  title: string;
  content: string;
  tags?: string[];
  lang?: "ar" | "en";
}

/** What a format's reader gives; `losses` in any order, doubles allowed. */
export interface FormatReading {
  format: PromptFormat;
  prompts: RawPrompt[];
  losses: Loss[];
}

export type FileReading =
  | { ok: true; format: PromptFormat; prompts: FoundPrompt[]; losses: Loss[]; tooLong: string[] }
  | { ok: false; fault: FileFault };

/** Ends the reading of a file; `readPromptFile` answers with its fault. */
export class PromptFileError extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}
