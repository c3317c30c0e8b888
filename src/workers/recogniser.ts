import { createWorker, OEM, type Worker } from "tesseract.js";
import type { OcrLine, Recognition } from "#engines/ocr/recognised.ts";

type Language = Recognition["language"];

/**
 * The recogniser: one tesseract.js worker for each set of languages, made at first use.
 * `languageFolder` holds `ara.traineddata.gz` and `eng.traineddata.gz`; nothing is ever fetched or written.
 */
export class Recogniser {
  readonly #workers = new Map<Language, Promise<Worker>>();
  readonly #languageFolder: string;
  #onProgress: (part: number) => void = () => {};

  constructor(languageFolder: string) {
    this.#languageFolder = languageFolder;
  }

  /** One reading at a time. `onProgress` gets the share of it that is done, 0 to 1. */
  async recognise(request: Recognition, onProgress: (part: number) => void = () => {}): Promise<OcrLine[]> {
    this.#onProgress = onProgress;
    const worker = await this.#workerFor(request.language);
    const { width, height, pixels } = request.image;
    const file = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]);
    const options = { tessedit_pageseg_mode: SEGMENTATION[request.shape] };
    const { data } = await worker.recognize(file, options as object, { text: false, blocks: true });
    return (data.blocks ?? [])
      .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
      .map((line) => ({
        box: line.bbox,
        words: line.words.map((word) => ({ text: plain(word.text), confidence: word.confidence, box: word.bbox })),
      }));
  }

  async close(): Promise<void> {
    const workers = await Promise.allSettled(this.#workers.values());
    this.#workers.clear();
    for (const made of workers) if (made.status === "fulfilled") await made.value.terminate();
  }

  #workerFor(language: Language): Promise<Worker> {
    const known = this.#workers.get(language);
    if (known) return known;
    const made = createWorker(language, OEM.LSTM_ONLY, {
      langPath: this.#languageFolder,
      cacheMethod: "none",
      // Without a handler of its own the library throws inside an event and ends the process.
      errorHandler: () => {},
      logger: ({ status, progress }) => {
        if (status === "recognizing text") this.#onProgress(progress);
      },
    }).then(async (worker) => {
      // A stated resolution keeps the library from guessing one, and from saying so on standard error.
      await worker.setParameters({ user_defined_dpi: "70", debug_file: "/dev/null" } as object);
      return worker;
    });
    made.catch(() => this.#workers.delete(language));
    this.#workers.set(language, made);
    return made;
  }
}

/** The library's modes: an even block, one line, and one line without any search for its parts. */
const SEGMENTATION = { block: "6", line: "7", raw: "13" } as const;

/** Without direction marks, presentation forms as plain letters. */
function plain(text: string): string {
  return text
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C]/gu, "")
    .replace(/[\uFB50-\uFDFF\uFE70-\uFEFE]/gu, (form) => form.normalize("NFKC"))
    .normalize("NFC");
}
