import type { Json } from "./json-values.ts";

/** The prompt that the program which drew an image wrote into it. */
export interface EmbeddedPrompt {
  /** Such as "a1111" or "comfyui". */
  generator: string;
  /** To the letter, unless `isJoined`. */
  prompt: string;
  /** Empty where known to be empty, null where the file does not say. */
  negative: string | null;
  params: Record<string, string | number>;
  loras: string[];
  /** The words are the file's own, but come from several places: their order and what is between them is ours. */
  isJoined?: true;
  /** Another text that the same file leads to, such as that of an earlier step of the drawing. */
  further?: string[];
}

/** Numbers as numbers, also where they are written as text; empty values are left away. */
export function paramsOf(given: Record<string, Json | undefined>): EmbeddedPrompt["params"] {
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, value]): [string, string | number][] => {
      if (typeof value === "number") return [[key, value]];
      if (typeof value !== "string" || value === "") return [];
      return [[key, isNumeric(value) && key !== "version" ? Number(value) : value]];
    }),
  );
}

export function sizeOf(width: Json | undefined, height: Json | undefined): string | undefined {
  return width && height ? `${String(width)}x${String(height)}` : undefined;
}

/** The last part of a Windows or POSIX path. */
export function baseName(path: string | undefined): string | undefined {
  return path?.split(/[\\/]/u).at(-1);
}

function isNumeric(text: string): boolean {
  return /^-?\d{1,15}(\.\d+)?$/u.test(text);
}
