import type { PromptLanguage, TaskType } from "./compose-types.ts";

/** The sentences of one task type; `[a|b|c]` marks wordings of equal meaning. */
export interface TaskPhrases {
  /** Names the work when the request's own words cannot. No full stop. */
  task: string;
  /** In order of weight. */
  rules: readonly string[];
  output: string;
  /** What to make sure of at the end, after "make sure that"; "" where nothing is handed over. */
  check: string;
}

/** A narrower kind of a type, found by a cue on the folded request; what it leaves out comes from the type. */
export type PhraseVariant = {
  type: TaskType;
  cue: RegExp;
  /** True when its rules stand before those of the type instead of in their place. */
  also?: boolean;
} & Record<PromptLanguage, Partial<TaskPhrases>>;

export type PromptPhrases = Record<TaskType, TaskPhrases>;
