/** A stretch of the original and what took its place; `end` is exclusive. */
export interface Rewording {
  start: number;
  end: number;
  before: string;
  after: string;
}

interface Token {
  start: number;
  end: number;
  text: string;
}

/** Changes with no more than this many unchanged words between them read better as one. */
const NEAR = 1;

/**
 * What turns one text into the other, word by word: changes in order of their place, never overlapping, and applied
 * together they give the second text to the letter.
 */
export function rewordings(before: string, after: string): Rewording[] {
  const from = tokensOf(before);
  const to = tokensOf(after);
  const kept = commonTokens(from, to);
  const changes: Rewording[] = [];
  let at = { from: 0, to: 0 };
  for (const [nextFrom, nextTo] of [...kept, [from.length, to.length] as const]) {
    if (nextFrom > at.from || nextTo > at.to)
      changes.push(changeBetween(before, after, from, to, at, { from: nextFrom, to: nextTo }));
    at = { from: nextFrom + 1, to: nextTo + 1 };
  }
  return joined(before, changes);
}

/** Words with the spaces that follow them, so that the tokens make up the whole text. */
function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(/\s+|\S+\s*/gu), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

/** Pairs of places of the longest common run of tokens, in order. */
function commonTokens(from: readonly Token[], to: readonly Token[]): [number, number][] {
  const width = to.length + 1;
  const lengths = new Uint16Array((from.length + 1) * width);
  for (let row = from.length - 1; row >= 0; row -= 1) {
    for (let column = to.length - 1; column >= 0; column -= 1) {
      const here = row * width + column;
      const isSame = from[row]?.text === to[column]?.text;
      lengths[here] = isSame
        ? (lengths[here + width + 1] as number) + 1
        : Math.max(lengths[here + width] as number, lengths[here + 1] as number);
    }
  }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < from.length && column < to.length;) {
    const here = row * width + column;
    if (from[row]?.text === to[column]?.text) pairs.push([row++, column++]);
    else if ((lengths[here + width] as number) >= (lengths[here + 1] as number)) row += 1;
    else column += 1;
  }
  return pairs;
}

function changeBetween(
  before: string,
  after: string,
  from: readonly Token[],
  to: readonly Token[],
  first: { from: number; to: number },
  last: { from: number; to: number },
): Rewording {
  const start = from[first.from]?.start ?? before.length;
  const end = from[last.from]?.start ?? before.length;
  const afterStart = to[first.to]?.start ?? after.length;
  return {
    start,
    end,
    before: before.slice(start, end),
    after: after.slice(afterStart, to[last.to]?.start ?? after.length),
  };
}

function joined(text: string, changes: readonly Rewording[]): Rewording[] {
  const result: Rewording[] = [];
  for (const change of changes) {
    const last = result.at(-1);
    const between = last ? text.slice(last.end, change.start) : "";
    if (last && !between.includes("\n") && (between.match(/\S+/g) ?? []).length <= NEAR) {
      result[result.length - 1] = {
        start: last.start,
        end: change.end,
        before: text.slice(last.start, change.end),
        after: last.after + between + change.after,
      };
    } else result.push(change);
  }
  return result;
}
