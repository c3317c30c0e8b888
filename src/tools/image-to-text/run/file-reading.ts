import type { z } from "zod";
import type { imageToText } from "#tools/image-to-text/tool.ts";
import type { RunnerOf } from "#tools/runner.ts";

export type ImageToTextInput = Parameters<NonNullable<RunnerOf<typeof imageToText>["builtIn"]>>[0];

export type ImageToTextResult = z.output<typeof imageToText.result>;

/** What was read, and what it says about itself beside its words. */
export interface FileReading {
  result: ImageToTextResult;
  /** On one page or more sentences run side by side, which may be columns. */
  hasUnclearColumns: boolean;
}
