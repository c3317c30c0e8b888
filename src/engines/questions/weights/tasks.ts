import type { TaskWeights } from "../read-task.ts";
export const TASK_WEIGHTS: TaskWeights = { ids: [], tables: [], temperature: 1, least: 2, leastOffered: 2 };
