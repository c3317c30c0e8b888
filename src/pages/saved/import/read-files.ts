import { SAVED_LIMIT } from "#domain/saved/rules.ts";
import { type FileReading, type FoundPrompt, MOST_FILE_BYTES } from "#prompt-files/prompt-file.ts";

export interface ReadFile {
  name: string;
  reading: FileReading;
}

/** A prompt's place among the files that were read: what is ticked is kept by it. */
export type PromptKey = `${number}:${number}`;

/** Reads what a person chose. Readers are loaded with the first file; one that is too large is not even opened. */
export async function readFiles(files: readonly File[]): Promise<ReadFile[]> {
  const { readPromptFile } = await import("#prompt-files/read-prompt-file.ts");
  const read: ReadFile[] = [];
  for (const file of files) {
    const reading: FileReading =
      file.size > MOST_FILE_BYTES
        ? { ok: false, fault: "tooLarge" }
        : readPromptFile(file.name, new Uint8Array(await file.arrayBuffer()), SAVED_LIMIT);
    read.push({ name: file.name, reading });
  }
  return read;
}

/** All prompts of the files with their places, in their order. */
export function promptsOf(files: readonly ReadFile[]): { key: PromptKey; prompt: FoundPrompt }[] {
  return files.flatMap(({ reading }, file) =>
    reading.ok ? reading.prompts.map((prompt, at) => ({ key: `${file}:${at}` as PromptKey, prompt })) : [],
  );
}
