import type { TaskType } from "./compose-types.ts";
import type { CueLevel, Tags } from "./find-tags.ts";
import { fromHead, HEADED_SHARE, isThere, isTopic, TOPICAL } from "./task-heads.ts";
import type { Heads } from "./task-heads.ts";

export const CUE_WEIGHTS: Record<CueLevel, number> = { strong: 6, usual: 3, weak: 1 };

const MOST_OF_A_LEVEL = 3;
/** What a request tells to do outweighs what it is about. */
const VERB_HEAD = 14;
const STRONG_HEAD = 7;
const USUAL_HEAD = 2;
const FIRST_WORD = 2;
/** What a text is about, or is there already, weighs less than what it is to be. */
const TOPIC_SHARE = 0.4;
/** What explains a topic leaves its type to the topic. */
const EXPLAINING: readonly TaskType[] = [...TOPICAL, "tutor"];
/** Types whose result is written, so that it cannot be there already. */
const WRITTEN: readonly TaskType[] = ["article", "marketing", "email-letter", "creative", "code-write", "ideas-names"];
const REQUEST_VERB =
  /^~|^(?:حلل|حللي|احلل|صحح|خليه|لخص|(?:summari|translat|locali|rewrit|rephras|paraphras|proofread|extract|classif|categori|compar|analy[sz]e|debug|refactor|brainstorm|suggest|pretend|simulat|condense|parse|act as|role ?play|label|tag|sort|reply to|respond to|polish|shorten|edit))/;
/** Verbs that tell what to do with something, whatever it is about. */
const HEADING_CLASSES = ["communicate", "reply", "change", "sort", "comparing", "roleplay_verb"];

type Cue = Tags["cues"][number];

interface Weighed {
  type: TaskType;
  word: string;
  level: CueLevel;
  weight: number;
  bonus: number;
}

/** Adds up the cues of each type; `headed` is true when the first noun or verb names a work that has a topic of its own. */
export function scoreCues(tags: Tags, heads: Heads): { scores: Map<TaskType, number>; headed: boolean } {
  const found = distinct(tags, heads);
  const headed =
    found.some(({ type, bonus }) => bonus >= STRONG_HEAD && !EXPLAINING.includes(type)) ||
    HEADING_CLASSES.some((name) => (tags.classes.get(name) ?? []).some(({ at }) => fromHead(at, heads) <= 0));
  const scores = new Map<TaskType, number>();
  const counted = new Map<string, number>();
  const bonuses = new Map<TaskType, number>();
  for (const { type, level, weight, bonus } of found) {
    const count = counted.get(`${type} ${level}`) ?? 0;
    counted.set(`${type} ${level}`, count + 1);
    const share = count >= MOST_OF_A_LEVEL ? 0 : headed && TOPICAL.includes(type) ? HEADED_SHARE : 1;
    scores.set(type, (scores.get(type) ?? 0) + weight * share);
    bonuses.set(type, Math.max(bonuses.get(type) ?? 0, bonus));
  }
  for (const [type, bonus] of bonuses) scores.set(type, (scores.get(type) ?? 0) + bonus);
  return { scores, headed };
}

/** One cue a place and a word for each type, the weightiest; a cue inside a longer one does not count. */
function distinct(tags: Tags, heads: Heads): Weighed[] {
  const places = new Map<string, Weighed>();
  for (const cue of tags.cues)
    if (!tags.cues.some((other) => covers(other, cue)))
      keepBetter(places, `${cue.type} ${cue.at}`, weigh(cue, tags, heads));
  const words = new Map<string, Weighed>();
  for (const weighed of places.values()) keepBetter(words, `${weighed.type} ${weighed.word}`, weighed);
  return [...words.values()].sort((a, b) => b.weight - a.weight);
}

function keepBetter(map: Map<string, Weighed>, key: string, weighed: Weighed): void {
  const known = map.get(key);
  if (known === undefined || known.weight + known.bonus < weighed.weight + weighed.bonus) map.set(key, weighed);
}

function covers(other: Cue, cue: Cue): boolean {
  return other.length > cue.length && other.at <= cue.at && other.at + other.length >= cue.at + cue.length;
}

function weigh(cue: Cue, tags: Tags, heads: Heads): Weighed {
  const { type, level, at, length } = cue;
  const aside = (!TOPICAL.includes(type) && isTopic(at, tags)) || (WRITTEN.includes(type) && isThere(at, length, tags));
  return {
    type,
    level,
    word: tags.tokens[at]?.text ?? "",
    weight: CUE_WEIGHTS[level] * (aside ? TOPIC_SHARE : 1),
    bonus: aside || level === "weak" ? 0 : headBonus(cue, heads),
  };
}

function headBonus({ at, entry, type, level }: Cue, heads: Heads): number {
  const apart = fromHead(at, heads);
  if (apart === Infinity) return 0;
  const verb = apart <= 1 && level === "strong" && REQUEST_VERB.test(entry) && !EXPLAINING.includes(type);
  return (verb ? VERB_HEAD : level === "strong" ? STRONG_HEAD : USUAL_HEAD) + (apart <= 0 ? FIRST_WORD : 0);
}
