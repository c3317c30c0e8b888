import type { Question } from "#tools/prompt-generate/questions/use-question-place.ts";

export interface FillFromPaperProps {
  questions: readonly Question[];
  /** The question that one is at. */
  at: number;
  typed: Readonly<Record<string, string>>;
  onAdd: (index: number, answer: string) => void;
}
