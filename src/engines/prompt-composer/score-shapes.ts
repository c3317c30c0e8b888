import type { TaskType } from "./compose-types.ts";
import { termName } from "./find-tags.ts";
import type { Hit, Tags } from "./find-tags.ts";
import { fromHead, HEADED_SHARE, isThere, isTopic, TOPICAL } from "./task-heads.ts";
import type { Heads } from "./task-heads.ts";
import { SHAPE_SOURCES } from "./task-shapes-lexicon.ts";

interface Shape {
  type: TaskType;
  weight: number;
  parts: readonly Part[];
}

interface Part {
  terms: readonly string[];
  absent: boolean;
  head: boolean;
  count: number;
}

/** The strongest shape of a type counts whole; the next ones say nearly the same again. */
const NEXT_SHAPES = [1, 0.4, 0.2];
/** Tokens within which words of a shape stand together. */
const REACH = 7;
/** Classes of works that a text may also be about. */
const NAMED_WORK = new Set(["exam", "piece", "agent", "code", "arrange", "trip", "career"]);
const MARKS = /^[!^]|:\d$/g;

/** Strongest first. */
const SHAPES: readonly Shape[] = SHAPE_SOURCES.map(({ type, weight, parts }) => ({
  type,
  weight,
  parts: parts.map((terms): Part => {
    const first = terms[0] as string;
    return {
      terms: terms.map((term) => termName(term.replace(MARKS, ""))),
      absent: first.startsWith("!"),
      head: first.startsWith("^"),
      count: Number(/:(\d)$/.exec(first)?.[1] ?? 1),
    };
  }),
})).toSorted((a, b) => b.weight - a.weight);

/** What the shapes in a text add to each type. */
export function scoreShapes(tags: Tags, heads: Heads, headed: boolean): Map<TaskType, number> {
  const scores = new Map<TaskType, number>();
  const counted = new Map<TaskType, number>();
  for (const { type, weight, parts } of SHAPES) {
    const topical = TOPICAL.includes(type);
    const share = NEXT_SHAPES[counted.get(type) ?? 0];
    if (share === undefined || !parts.every((part) => stands(part, tags, heads, topical))) continue;
    counted.set(type, (counted.get(type) ?? 0) + 1);
    scores.set(type, (scores.get(type) ?? 0) + weight * share * (headed && topical ? HEADED_SHARE : 1));
  }
  return scores;
}

/** Whether a part of a shape is in the text. */
function stands({ terms, absent, head, count }: Part, tags: Tags, heads: Heads, topical: boolean): boolean {
  const { tokens, classes } = tags;
  const found = terms.map((term) => {
    const hits = classes.get(term) ?? [];
    return topical || !NAMED_WORK.has(term)
      ? hits
      : hits.filter(({ at, length }) => !isTopic(at, tags) && (term !== "piece" || !isThere(at, length, tags)));
  });
  const [first = [], ...rest] = found;
  if (absent) return first.length === 0;
  if (found.some((hits) => hits.length === 0)) return false;
  const opening = first.filter(({ at }) => !head || fromHead(at, heads) !== Infinity);
  if (rest.length === 0) return new Set(opening.map(({ at }) => tokens[at]?.text)).size >= count;
  return opening.some((start) => follows(start, rest, tokens));
}

/** True when the other terms come after the first one, in order, near it and in its sentence. */
function follows(start: Hit, rest: readonly (readonly Hit[])[], tokens: Tags["tokens"]): boolean {
  let reached: Hit = start;
  for (const hits of rest) {
    const next = hits.find(
      ({ at }) =>
        at >= reached.at + reached.length &&
        at - (reached.at + reached.length) <= REACH &&
        tokens[at]?.sentence === tokens[start.at]?.sentence,
    );
    if (next === undefined) return false;
    reached = next;
  }
  return true;
}
