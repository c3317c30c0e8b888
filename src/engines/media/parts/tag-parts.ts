import { type LinearTable, type OpenTable, openTable, scoreInto } from "#engines/reader/linear-table.ts";
import { modelOf } from "#engines/models/models.ts";
import { type Hint, isLeaning, type PartHints, partFeatures, readPartWords, type PartWord } from "./part-features.ts";
import { PART_TAGS, type PartTag } from "./part-tags.ts";

/** What was learned: scores of each word's tags, and of one tag after another by the gap between their words. */
export interface PartWeights {
  table: LinearTable;
  /** [gap][before * tags + after]; at the start "before" is "none". */
  steps: readonly (readonly number[])[];
}

/** A stretch of words of one part; places in the request. */
export interface TaggedPart {
  tag: PartTag;
  start: number;
  end: number;
  /** By how much its tag leads the next best, on average; of exact words by how much the whole reading is better with them. */
  margin: number;
}

const TAGS = PART_TAGS.length;
/** Parts that replace a term or silence what we would add: where no table knows a word of them, only a sure reading counts. */
const LOOK: Readonly<Partial<Record<PartTag, readonly Hint[]>>> = {
  style: ["style", "genre"],
  light: ["light", "time", "colour", "weather"],
  colour: ["colour"],
  framing: ["shot", "angle"],
  lens: ["lens"],
  mood: ["mood", "music"],
  camera: ["move", "shot", "angle"],
  audio: ["sound", "music"],
};
/** Of rows left out of training, at least half of the words were right in 42 of 55 such parts from here on; chosen on these rows. */
const SURE = 0.3;
const SUBJECT = PART_TAGS.indexOf("subject");
/** A picture shows something: where no word is read as the subject, the likeliest words become it, in small steps. */
const PUSHES = [0.5, 0.5, 1, 2, 4, 8] as const;
/** See `docs/model-card-media.md`. */
const partWeights = () => modelOf<PartWeights>("media");
let opened: OpenTable | null = null;

/**
 * The parts of a request, in order: the likeliest tags of its words as a whole. Stops and new lines end a part, commas do not. Before
 * exact words without quotation marks are known (`isFirst`), a denial may lie in them.
 */
export function tagParts(text: string, hints: PartHints, medium: "image" | "video", isFirst = false): TaggedPart[] {
  const { steps } = partWeights();
  opened ??= openTable(partWeights().table);
  const words = readPartWords(text, hints);
  const scores = words.map((_, index) => {
    const own = Float64Array.from((opened as OpenTable).bias);
    partFeatures(words, index, medium, scoreInto(opened as OpenTable, own));
    return settled(words[index] as PartWord, medium, own, isFirst);
  });
  let tags = leaned(words, scores, bestTags(words, scores, steps));
  for (const push of PUSHES) {
    if (tags.includes(SUBJECT)) break;
    for (const own of scores) own[SUBJECT] = (own[SUBJECT] as number) + push;
    tags = leaned(words, scores, bestTags(words, scores, steps));
  }
  const parts = joined(words, tags, marginsOf(scores, tags));
  return isFirst ? parts.map((part) => (part.tag === "text" ? withLead(part, words, scores) : part)) : parts;
}

/** The words of exact texts can be any: what tells is the reading around them, so theirs is weighed against the best one without. */
function withLead(part: TaggedPart, words: readonly PartWord[], scores: readonly Float64Array[]): TaggedPart {
  const without = scores.map((own, index) => {
    const { start, end } = (words[index] as PartWord).token;
    return start < part.end && part.start < end
      ? own.map((score, tag) => (tag === TEXT ? score - CERTAIN : score))
      : own;
  });
  const best = (own: readonly Float64Array[]) => sumOf(words, scores, bestTags(words, own, partWeights().steps));
  return { ...part, margin: best(scores) - best(without) };
}

function sumOf(words: readonly PartWord[], scores: readonly Float64Array[], tags: readonly number[]): number {
  const { steps } = partWeights();
  return tags.reduce((sum, tag, index) => {
    const step = steps[(words[index] as PartWord).gap] as readonly number[];
    const before = index === 0 ? 0 : (tags[index - 1] as number);
    return sum + ((scores[index] as Float64Array)[tag] as number) + (step[before * TAGS + tag] as number);
  }, 0);
}

const NONE = PART_TAGS.indexOf("none");
const TEXT = PART_TAGS.indexOf("text");
const EXCLUSIONS = PART_TAGS.indexOf("exclusions");
/** More than any score. */
const CERTAIN = 1e6;

/** What the tables know for certain is not left to the weights: a model's name, what is ruled out, lettering. */
function settled({ kinds }: PartWord, medium: "image" | "video", own: Float64Array, isFirst: boolean): Float64Array {
  const tag = kinds.includes("model")
    ? NONE
    : kinds.includes("exact")
      ? medium === "image"
        ? TEXT
        : undefined
      : kinds.includes("excluded") && !isFirst
        ? EXCLUSIONS
        : undefined;
  if (tag !== undefined) own[tag] = (own[tag] as number) + CERTAIN;
  // Which words are exact is decided by then: no other is read as lettering or as a line, which would take it from the scene.
  else if (!isFirst && !kinds.includes("exact") && !kinds.includes("cued")) own[TEXT] = (own[TEXT] as number) - CERTAIN;
  return own;
}

/** Words that lean on the next one ("the old", "على") are of one part with it: of those read for them, the likeliest for all. */
function leaned(words: readonly PartWord[], scores: readonly Float64Array[], tags: readonly number[]): number[] {
  const own = [...tags];
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (isLeaning(words[to]) && words[to + 1]?.gap === 0) to += 1;
    const group = own.slice(from, to + 1);
    if (new Set(group).size > 1) {
      const sum = (tag: number) => scores.slice(from, to + 1).reduce((total, each) => total + (each[tag] as number), 0);
      own.fill(
        group.reduce((best, tag) => (sum(tag) > sum(best) ? tag : best)),
        from,
        to + 1,
      );
    }
    from = to;
  }
  return own;
}

/** Viterbi: the sequence of tags with the highest sum of word scores and steps. */
export function bestTags(
  words: readonly Pick<PartWord, "gap">[],
  scores: readonly Float64Array[],
  steps: PartWeights["steps"],
): number[] {
  const from: Int8Array[] = [];
  let best = new Float64Array(TAGS);
  words.forEach(({ gap }, index) => {
    const step = steps[gap] as readonly number[];
    const next = new Float64Array(TAGS);
    const back = new Int8Array(TAGS);
    for (let tag = 0; tag < TAGS; tag += 1) {
      let highest = -Infinity;
      for (let before = 0; before < (index === 0 ? 1 : TAGS); before += 1) {
        const score = (best[before] as number) + (step[before * TAGS + tag] as number);
        if (score > highest) {
          highest = score;
          back[tag] = before;
        }
      }
      next[tag] = highest + ((scores[index] as Float64Array)[tag] as number);
    }
    from.push(back);
    best = next;
  });
  const tags: number[] = [];
  let tag = best.indexOf(Math.max(...best));
  for (let index = words.length - 1; index >= 0; index -= 1) {
    tags[index] = tag;
    tag = (from[index] as Int8Array)[tag] as number;
  }
  return tags;
}

/** By how much each word's tag leads the next best one, its neighbours aside. */
function marginsOf(scores: readonly Float64Array[], tags: readonly number[]): number[] {
  return scores.map((own, index) => {
    const tag = tags[index] as number;
    return (
      (own[tag] as number) -
      own.reduce((best, score, other) => (other === tag ? best : Math.max(best, score)), -Infinity)
    );
  });
}

function joined(words: readonly PartWord[], tags: readonly number[], margins: readonly number[]): TaggedPart[] {
  const parts: TaggedPart[] = [];
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    while (to < words.length && tags[to] === tags[from] && (words[to] as PartWord).gap < 2) to += 1;
    const tag = PART_TAGS[tags[from] as number] as PartTag;
    const look = LOOK[tag];
    const isKnown = words.slice(from, to).some(({ kinds }) => kinds.some((kind) => look?.includes(kind)));
    const margin = margins.slice(from, to).reduce((sum, each) => sum + each, 0) / (to - from);
    if (tag !== "none" && (!look || isKnown || margin >= SURE))
      parts.push({
        tag,
        start: (words[from] as PartWord).token.start,
        end: (words[to - 1] as PartWord).token.end,
        margin,
      });
    from = to;
  }
  return parts;
}
