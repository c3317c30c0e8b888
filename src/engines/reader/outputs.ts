import { FLAGS, KINDS_OF_TYPE, LEARNED_VARIETIES, STATED, TASK_TYPES } from "./reading.ts";
import type { TaskType, WorkKind } from "./reading.ts";

/** All kinds, each type's together. */
export const KIND_LIST = Object.entries(KINDS_OF_TYPE).flatMap(([type, kinds]) =>
  kinds.map((kind) => ({ type: type as TaskType, kind: kind as WorkKind })),
);
/** Where each question's outputs begin in the text table. */
export const OUTPUTS = {
  type: 0,
  kind: TASK_TYPES.length,
  stated: TASK_TYPES.length + KIND_LIST.length,
  flags: TASK_TYPES.length + KIND_LIST.length + STATED.length,
  variety: TASK_TYPES.length + KIND_LIST.length + STATED.length + FLAGS.length,
  count: TASK_TYPES.length + KIND_LIST.length + STATED.length + FLAGS.length + LEARNED_VARIETIES.length,
} as const;
