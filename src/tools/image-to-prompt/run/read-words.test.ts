import { expect, test, vi } from "vitest";
import type { PixelImage, Ports } from "#tools/ports.ts";
import type { RunContext } from "#tools/runner.ts";
import { readWords } from "./read-words.ts";

const pixels = {
  decode: async (): Promise<PixelImage> => ({ width: 1, height: 1, channels: 1, data: new Uint8Array(1) }),
};
/** A reader that never comes to an end by itself. */
const ocr: Pick<Ports["ocr"], "read"> = {
  read: (_image, { signal }) =>
    new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener("abort", () => reject(signal.reason));
    }),
};

function wordsOf(signal: AbortSignal): Promise<string> {
  const file = { bytes: new Uint8Array(1), name: "grain.png", type: "image/png" };
  const context = { lang: "en", signal, ports: { pixels, ocr } };
  return readWords({ file } as Parameters<typeof readWords>[0], context as unknown as RunContext);
}

test("a reader that takes too long costs the words, and not the answer", async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const words = wordsOf(new AbortController().signal);
  limit.abort(new DOMException("too long", "TimeoutError"));
  expect(await words).toBe("");
});

test("a person who stops is not kept waiting for an answer without words", async () => {
  const person = new AbortController();
  const words = wordsOf(person.signal);
  person.abort(new Error("stopped"));
  await expect(words).rejects.toThrow("stopped");
});
