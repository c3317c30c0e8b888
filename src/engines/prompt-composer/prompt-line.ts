export type SectionId =
  | "task"
  | "context"
  | "details"
  | "input"
  | "requirements"
  | "limits"
  | "output"
  | "missing"
  | "language";

/** One line of the prompt. Weight 0 stays whatever the length; the higher the weight, the sooner it is left out. */
export interface PromptLine {
  section: SectionId;
  text: string;
  weight: number;
  /** A delimited input, kept as it is. */
  block?: boolean;
}
