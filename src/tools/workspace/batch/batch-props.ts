import type { ReactNode } from "react";

export interface BatchProps<Result> {
  slug: string;
  files: readonly File[];
  types: readonly string[];
  maxBytes: number;
  /** The options as they are now. */
  input: object;
  /** What a result gives to the one file: its text or its prompt. */
  textOf: (result: Result) => string;
  column: "columnText" | "columnPrompt";
  /** The one file's name without its ending. */
  fileName: string;
  /** Back to the page of a single file. */
  onEnd: () => void;
  /** The tool's option fields. */
  children: ReactNode;
}
