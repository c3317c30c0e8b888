import type { Sign } from "./humanizer-types.ts";
import { partsOf } from "./wording-parts.ts";
import type { PlacesByBeginning } from "./wording-places.ts";
import { placesAt, placesIn } from "./wording-places.ts";
import type { Compiled, MaskedText, Target, Wordings } from "./wording.ts";

/** Frames in a row that are looked for behind each other at the head of a sentence. */
const MOST_CHAINED = 3;
const [UNKNOWN, POSSIBLE, IMPOSSIBLE] = [0, 1, 2];
const BEGINNINGS = ["sentence", "word", "gap"] as const;

/** Every sign the wordings find, with its edit in the original's places. */
export function matchWordings(text: MaskedText, wordings: Wordings): Sign[] {
  const found: Sign[] = [];
  const verdicts = new Uint8Array(wordings.targets.length);
  const isPossible = ({ index, wording: { anyOf } }: Target) => {
    if (verdicts[index] === UNKNOWN)
      verdicts[index] = anyOf.length === 0 || anyOf.some(text.mayHold) ? POSSIBLE : IMPOSSIBLE;
    return verdicts[index] === POSSIBLE;
  };
  let places = placesIn(text.plain, wordings.heads);
  for (let round = 0; round < MOST_CHAINED; round += 1) {
    const heads = new Set<number>();
    targetsAt(places, wordings).forEach((at, order) => {
      const target = wordings.targets[order] as Target;
      if (!isPossible(target)) return;
      for (const { sign, end } of matchesOf(text, target.wording, at, round > 0)) {
        found.push(sign);
        if (target.wording.begins === "sentence" && isCutOff(sign)) heads.add(end);
      }
    });
    if (heads.size === 0) break;
    // «بصراحة، من الجدير بالذكر أن»: behind a frame that goes, a sentence begins.
    places = placesAt(
      text.plain,
      [...heads].toSorted((a, b) => a - b),
      wordings.heads,
    );
  }
  return found;
}

/** The places of each wording that can begin somewhere, by its order. Only heads that the text holds are looked up. */
function targetsAt(places: PlacesByBeginning, wordings: Wordings): number[][] {
  const found: number[][] = [];
  const merged = new Set<number[]>();
  for (const begins of BEGINNINGS) {
    for (const { order } of wordings.headless[begins]) found[order] = places[begins].all;
    for (const [key, list] of places[begins].byHead) {
      for (const { order } of wordings.byHead[begins].get(key) ?? []) {
        const known = found[order];
        if (!known) found[order] = list;
        else if (merged.has(known)) known.push(...list);
        else merged.add((found[order] = [...known, ...list]));
      }
    }
  }
  for (const list of merged) list.sort((a, b) => a - b);
  return found;
}

function isCutOff({ start, end, parts }: Sign): boolean {
  return parts?.length === 1 && parts[0]?.after === "" && parts[0].start === start && parts[0].end === end;
}

function matchesOf(
  text: MaskedText,
  wording: Compiled,
  places: readonly number[],
  isChained: boolean,
): { sign: Sign; end: number }[] {
  const found: { sign: Sign; end: number }[] = [];
  const pattern = wording.pattern();
  let free = 0;
  for (const place of places) {
    if (place < free) continue;
    pattern.lastIndex = place;
    const match = pattern.exec(text.plain);
    if (!match || match[0] === "") continue;
    free = place + match[0].length;
    found.push({ sign: signOf(text, wording, match, isChained), end: free });
  }
  return found;
}

function signOf(text: MaskedText, wording: Compiled, match: RegExpExecArray, isChained: boolean): Sign {
  const { source } = text.folded;
  // A conjunction written with the first word stays.
  const start = source[match.indices?.groups?.["body"]?.[0] ?? match.index] as number;
  const end = source[match.index + match[0].length] as number;
  const sign: Sign = { ruleId: wording.ruleId, start, end, level: wording.level, weight: wording.weight };
  if (wording.drop) sign.drop = true;
  if (wording.flag) sign.flag = wording.flag;
  if (wording.at) sign.at = wording.at;
  if (wording.whole) sign.whole = true;
  const parts = partsOf(text, wording.to, { match, start, end, isChained });
  if (parts) sign.parts = parts;
  return sign;
}
