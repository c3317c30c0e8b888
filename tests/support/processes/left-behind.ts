import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What processes, databases and folders there are to take away, in the order they were made. */
const undone = new Set<() => unknown>();
let isEnding = false;

/** Remembers how to take something away; the answer forgets it. Throws, and takes it away, once everything is being ended. */
export function remember(undo: () => unknown): () => void {
  if (isEnding) {
    void Promise.resolve().then(undo);
    throw new Error("stopped by a signal");
  }
  undone.add(undo);
  return () => void undone.delete(undo);
}

/** A folder of this name's own; `remove` takes it away. */
export function temporaryFolder(prefix: string): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), prefix));
  const removeFolder = () => rmSync(path, { recursive: true, force: true });
  const forget = remember(removeFolder);
  return {
    path,
    remove() {
      removeFolder();
      forget();
    },
  };
}

/** A signal takes away all that is there, newest first, and ends the process. What still works on it fails unheard. */
export function leaveNothingBehind(): void {
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => {
      isEnding = true;
      for (const event of ["uncaughtException", "unhandledRejection"]) process.on(event, () => {});
      void undoAll().then(() => process.exit(130));
    });
}

async function undoAll(): Promise<void> {
  for (const undo of [...undone].toReversed())
    await Promise.resolve()
      .then(undo)
      .catch(() => {});
}
