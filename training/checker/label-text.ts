import { TEXT_OUTPUTS, TOPICS } from "#engines/prompt-checker/reading/outputs.ts";
import { TASK_TYPES, type TaskType } from "#engines/reader/reading.ts";
import type { PromptRow } from "./prompt-row.ts";

const TOPIC_OF_TYPE: Partial<Record<TaskType, (typeof TOPICS)[number]>> = {
  "health-info": "health",
  "legal-info": "legal",
  "finance-info": "finance",
  "agent-bot": "agent",
};

/** The kind of work, the subjects, and what a whole prompt lacks; NaN where the row does not say. */
export function textTargets(row: PromptRow): Float32Array {
  const targets = new Float32Array(TEXT_OUTPUTS.length).fill(Number.NaN);
  const set = (name: (typeof TOPICS)[number], value: number) => {
    targets[TASK_TYPES.length + TOPICS.indexOf(name)] = value;
  };
  const lacks = lacking(row);
  if (lacks !== null) set("thin", lacks);
  if (row.quality !== null) set("verdict", row.faults.some(({ id }) => id === "high-stakes-no-guardrail") ? 1 : 0);
  const type = (TASK_TYPES as readonly string[]).indexOf(row.type);
  if (type < 0) return targets;
  targets.fill(0, 0, TASK_TYPES.length);
  targets[type] = 1;
  // Nobody said of a request without flags what else it is about.
  if (row.source === "gold" || row.topics !== undefined) for (const name of SUBJECTS) set(name, 0);
  const topic = TOPIC_OF_TYPE[row.type as TaskType];
  if (topic) set(topic, 1);
  for (const name of row.topics ?? []) set(name, 1);
  return targets;
}

const SUBJECTS = ["health", "legal", "finance", "agent"] as const;
/** Faults of what is not there. */
const OF_ABSENCE = new Set(["missing-context", "vague-goal", "missing-input-placeholder", "no-task-verb"]);

/** 1 where nothing good can be made of a prompt before more is said, 0 where nothing lacks; null where nobody judged it. */
function lacking({ quality, faults, lacks }: PromptRow): number | null {
  if (lacks !== undefined) return lacks ? 1 : null;
  if (quality === null) return null;
  if (faults.some(({ id }) => OF_ABSENCE.has(id))) return 1;
  return quality >= 3 ? 0 : null;
}
