import { fold } from "#engines/text/fold.ts";
import { TASK_TYPES } from "#engines/reader/reading.ts";
import type { TaskType } from "./compose-types.ts";
import { findTags } from "./find-tags.ts";
import { asVerb } from "./english-rules.ts";
import { CUE_WEIGHTS, scoreCues } from "./score-cues.ts";
import { scoreShapes } from "./score-shapes.ts";
import { findHeads, QUOTED } from "./task-heads.ts";

export interface TaskScores {
  primary: TaskType;
  /** At most two, best first. */
  secondary: TaskType[];
}

const SECONDARY_SHARE = 0.7;
const MOST_SECONDARY = 2;
/** What the user chose as the kind of output weighs as much as several cues. */
const CHOSEN = { "agent-bot": 20, "code-write": 8 } as const;
/** The form of the answer, not the work: "in a table", بجدول. */
const FORMAT_OF_ANSWER =
  /(?:في|ب|على شكل|بشكل) ?جدول(?: ب[ء-ي]+ اعمده)?|(?:in|as|with|into) an? (?:small |short |simple )?(?:table|list|plan)\b|in bullets|step by step/g;

/** "Letters in Polish": a language, not what is done to a draft. */
const POLISH_TONGUE = /\b(in|into|from|to|speaks?|written in) polish\b/g;

/** How to say something to someone's face is advice, not a letter. */
const ADVICE =
  /\bhow (?:do|can|should|would|could) (?:i|we) (?:bring (?:it|this|that|up)|raise (?:it|this|that)|broach|approach|deal with|handle|talk to|cope with|react|get along)\b|(?<![ء-ي])(?:كيف|ازاي|شلون|كيفاش) (?:ممكن )?(?:ب?احكي|بحكي|اتكلم|اتعامل|اتصرف|افاتح|اكلم|نهضر|اسولف|نتعامل|اعرف (?:ان|انه|انو|اذا|لو)(?![ء-ي]))/;
const IN_WRITING =
  /\b(?:email|letter|text|message|note|write|writing|reply|whatsapp)\b|رساله|رسالة|خطاب|اكتب|نكتب|مسج|كتابه|رد علي/;

/** "We need our page rewritten": the work is to rewrite it. */
const WANTED_DONE =
  /\b(?:need|want|like) (our|my|the|this|these) ([\w' -]{2,40}?) (rewritten|translated|summari[sz]ed|proofread|shortened|reviewed|simplified|edited)\b/g;
const doing = (_: string, whose: string, what: string, done: string) => `${asVerb(done)} ${whose} ${what}`;

/** "And a kilo", which is no agent. */
const AND_A_KILO = /(?:^|\s)وكيلو(?=\s)/g;

/**
 * Scores every task type by its cues in the text and by the shapes its words make; a cue at the head of the request's core
 * counts more, since the first noun or verb names the deliverable. `core` is the request without its opening (I want, عايز).
 */
export function classifyTask(
  text: string,
  core: string,
  outputType: "text" | "code" | "image" | "video" | "agent",
): TaskScores {
  const folded = fold(text);
  const tags = findTags(
    folded
      .replace(FORMAT_OF_ANSWER, " ")
      .replace(QUOTED, " qtd ")
      .replace(POLISH_TONGUE, "$1 german")
      .replace(AND_A_KILO, " و كيلو")
      .replace(WANTED_DONE, doing),
  );
  const heads = findHeads(tags, core);
  const { scores, headed } = scoreCues(tags, heads);
  const add = (type: TaskType, score: number) => scores.set(type, (scores.get(type) ?? 0) + score);
  for (const [type, score] of scoreShapes(tags, heads, headed)) add(type, score);
  if (ADVICE.test(folded) && !IN_WRITING.test(folded))
    for (const written of ["email-letter", "rewrite", "data"] as const) scores.delete(written);
  if (outputType === "agent") add("agent-bot", CHOSEN["agent-bot"]);
  if (outputType === "code") add("code-write", CHOSEN["code-write"]);
  return rank(scores);
}

function rank(scores: ReadonlyMap<TaskType, number>): TaskScores {
  const ranked = [...scores].sort((a, b) => b[1] - a[1] || TASK_TYPES.indexOf(a[0]) - TASK_TYPES.indexOf(b[0]));
  const best = ranked[0];
  if (best === undefined || best[1] < CUE_WEIGHTS.usual) return { primary: "general", secondary: [] };
  const secondary = ranked
    .slice(1, 1 + MOST_SECONDARY)
    .filter(([, score]) => score >= best[1] * SECONDARY_SHARE && score >= CUE_WEIGHTS.strong);
  return { primary: best[0], secondary: secondary.map(([type]) => type) };
}
