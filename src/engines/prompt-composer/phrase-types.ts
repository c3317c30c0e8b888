import type { TaskType } from "./compose-types.ts";

/** The sentences of one task type; `[a|b|c]` marks wordings of equal meaning. */
export interface TaskPhrases {
  /** Names the work when the request's own words cannot. No full stop. */
  task: string;
  /** In order of weight. */
  rules: readonly string[];
  output: string;
}

export type PromptPhrases = Record<TaskType, TaskPhrases>;
