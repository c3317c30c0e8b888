import { fold } from "../text/fold.ts";
import { TASK_TYPES } from "./compose-types.ts";
import type { TaskType } from "./compose-types.ts";
import { TASK_CUES } from "./task-cues-lexicon.ts";

export interface TaskScores {
  primary: TaskType;
  /** At most two, best first. */
  secondary: TaskType[];
}

const WEIGHTS = { strong: 6, usual: 3, weak: 1 } as const;
const HEAD_BONUS = 5;
/** A cue that begins within this many characters of the request's core heads it. */
const HEAD_REACH = 10;
const SECONDARY_SHARE = 0.5;

const ARABIC = /[ء-ي]{2}/;
const MATCHERS = Object.entries(TASK_CUES).map(([type, cues]) => ({
  type: type as TaskType,
  levels: (["strong", "usual", "weak"] as const).map((level) => ({
    weight: WEIGHTS[level],
    ...cuePatterns(cues[level]),
  })),
}));

/**
 * Scores every task type by its cues in the text; a cue at the head of the request's core counts more, since the first
 * noun or verb names the deliverable. `core` is the request without its opening (I want, عايز).
 */
export function classifyTask(
  text: string,
  core: string,
  outputType: "text" | "code" | "image" | "video" | "agent",
): TaskScores {
  const whole = fold(text);
  const head = fold(core).trimStart().slice(0, 60);
  const scores = new Map<TaskType, number>();
  for (const { type, levels } of MATCHERS) {
    let score = 0;
    for (const { weight, pattern, first } of levels) {
      const found = new Set(Array.from(whole.matchAll(pattern), (match) => match[0].trim()));
      score += weight * Math.min(found.size, 3);
      if (weight > WEIGHTS.weak) score += headBonus(head, first, weight);
    }
    if (type === "agent-bot" && outputType === "agent") score += 20;
    if (type === "code-write" && outputType === "code") score += 8;
    if (score > 0) scores.set(type, score);
  }
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || TASK_TYPES.indexOf(a[0]) - TASK_TYPES.indexOf(b[0]));
  const best = ranked[0];
  if (best === undefined || best[1] < WEIGHTS.usual) return { primary: "general", secondary: [] };
  const secondary = ranked
    .slice(1, 3)
    .filter(([, score]) => score >= best[1] * SECONDARY_SHARE && score >= WEIGHTS.strong);
  return { primary: best[0], secondary: secondary.map(([type]) => type) };
}

function headBonus(head: string, pattern: RegExp, weight: number): number {
  const place = head.search(pattern);
  if (place < 0 || place > HEAD_REACH) return 0;
  const bonus = weight === WEIGHTS.strong ? HEAD_BONUS : 2;
  return place <= 2 ? bonus + 2 : bonus;
}

/** A pattern for all places and one for the first, of a list of cues on folded text. Arabic words may carry و ف ب ل ك ال before them; "*" lets a word go on. */
function cuePatterns(list: string): { pattern: RegExp; first: RegExp } {
  const bodies = list.split("|").map((cue) => {
    const open = cue.endsWith("*");
    const body = fold(open ? cue.slice(0, -1) : cue).replace(/ /g, "\\s+");
    return `${body}${open ? (ARABIC.test(body) ? "[ء-ي]{0,5}" : "[a-z]*") : ""}`;
  });
  const arabic = bodies.filter((body) => ARABIC.test(body)).join("|");
  const latin = bodies.filter((body) => !ARABIC.test(body)).join("|");
  const source = `(?<![a-z0-9_ء-ي])(?:(?:[وف]?(?:ال|بال|لل|[بلك])?)(?:${arabic || "(?!)"})|${latin || "(?!)"})(?![a-z0-9_ء-ي])`;
  return { pattern: new RegExp(source, "g"), first: new RegExp(source) };
}
