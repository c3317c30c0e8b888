import { unpackModel } from "./model-file.ts";

/** Gives the bytes of `models/NAME.bin`, without waiting. */
export type ReadModel = (name: string) => Uint8Array;

let readBytes: ReadModel | null = null;
const opened = new Map<string, unknown>();

/**
 * Says where models come from, before an engine runs: engines read no files. A process and its threads read them from the disk
 * (`src/workers/model-files.ts`), a page has fetched them (`src/tools/browser/fetch-models.ts`).
 */
export function provideModels(read: ReadModel): void {
  readBytes = read;
}

/** What training found, by the name of its file; read at its first use and kept. Throws where nobody provided it. */
export function modelOf<Values>(name: string): Values {
  if (!opened.has(name)) {
    if (readBytes === null) throw new Error(`No one has provided the model ${name}.`);
    opened.set(name, unpackModel(readBytes(name)).values);
  }
  return opened.get(name) as Values;
}
