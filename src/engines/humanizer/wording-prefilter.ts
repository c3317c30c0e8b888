import { HEAD_LENGTH } from "./wording-places.ts";

/**
 * What can be told about a wording's pattern without running it. `heads` holds the beginnings of a match as far as they are
 * told (null: any); `anyOf` holds strings of which a match must contain at least one (empty: unknown).
 */
export interface Prefilter {
  heads: string[] | null;
  anyOf: string[];
}

/** Reads a folded pattern (macros unexpanded). Unclear forms give the answer that filters nothing. */
export function prefilterOf(find: string): Prefilter {
  const heads = headsOf(find.replace(/^\{\^\}/, ""), HEAD_LENGTH);
  return { heads: heads && new Set(heads).size > 0 ? [...new Set(heads)] : null, anyOf: requiredStrings(find) };
}

/** The beginnings, up to `length` characters, of what a sequence matches; null when they cannot be told. */
function headsOf(sequence: string, length: number): string[] | null {
  if (length === 0) return [""];
  if (sequence.startsWith("{&}"))
    return merged([
      headsOf(`و${sequence.slice(3)}`, length),
      headsOf(`ف${sequence.slice(3)}`, length),
      headsOf(sequence.slice(3), length),
    ]);
  if (sequence.startsWith("(") || sequence.startsWith("[")) return headsOfGroup(sequence, length);
  const first = sequence[0];
  if (first === undefined || !/[A-Za-zء-ي' ,;،—-]/.test(first)) return null;
  const optional = /^[?*]/.test(sequence.slice(1));
  const rest = sequence.slice(optional ? 2 : 1);
  if (/^\{\d|^\+/.test(rest)) return [first];
  const after = headsOf(rest, length - 1) ?? [""];
  const taken = after.map((head) => first + head);
  return optional ? merged([taken, headsOf(rest, length)]) : taken;
}

function headsOfGroup(sequence: string, length: number): string[] | null {
  const isClass = sequence.startsWith("[");
  const end = isClass ? sequence.indexOf("]") : closing(sequence);
  const inner = sequence.slice(1, end).replace(/^\?(?::|<\w+>)/, "");
  if (!isClass && /^\?<?[=!]/.test(inner)) return headsOf(sequence.slice(end + 1), length);
  if (isClass ? /[\\^]|\w-\w/.test(inner) : inner.startsWith("?")) return null;
  const quantifier = /^[?*+{]/.exec(sequence.slice(end + 1))?.[0] ?? "";
  if (quantifier === "{" || (quantifier === "+" && isClass)) return null;
  const rest = sequence.slice(end + 1 + (quantifier === "" ? 0 : 1));
  const follow = quantifier === "*" || quantifier === "+" ? `(?:${sequence.slice(1, end)})?${rest}` : rest;
  const alternatives = isClass ? [...inner] : splitAlternatives(inner);
  const taken = alternatives.map((alternative) =>
    quantifier === "*" || quantifier === "+"
      ? (headsOf(alternative, length)?.map((head) => head.slice(0, 1)) ?? null)
      : headsOf(alternative + follow, length),
  );
  return merged(quantifier === "?" || quantifier === "*" ? [...taken, headsOf(rest, length)] : taken);
}

function merged(lists: (string[] | null)[]): string[] | null {
  const all: string[] = [];
  for (const list of lists) {
    if (!list || list.includes("")) return null;
    all.push(...list);
  }
  return all;
}

/** The most telling set of strings, one of which every match contains: a literal run, or the runs of a group's alternatives. */
function requiredStrings(find: string): string[] {
  if (splitAlternatives(find).length > 1) return [];
  let best: string[] = [];
  const consider = (strings: string[]) => {
    const worth = (list: string[]) =>
      list.length === 0 ? 0 : Math.min(...list.map((text) => text.length)) - list.length / 40;
    if (strings.every((text) => text.length >= 2) && worth(strings) > worth(best)) best = strings;
  };
  let index = 0;
  while (index < find.length) {
    const rest = find.slice(index);
    if (rest.startsWith("{")) index += rest.indexOf("}") + 1;
    else if (rest.startsWith("[")) index += rest.indexOf("]") + 1;
    else if (rest.startsWith("\\")) index += 2;
    else if (rest.startsWith("(")) {
      const end = closing(rest);
      const inner = rest.slice(1, end).replace(/^\?(?::|<\w+>)/, "");
      if (!inner.startsWith("?") && !/^[?*{]/.test(rest.slice(end + 1))) {
        const each = splitAlternatives(inner).map((alternative) => requiredStrings(alternative));
        if (each.every((strings) => strings.length > 0)) consider(each.flat());
      }
      index += end + 1;
    } else {
      const run = /^[A-Za-zء-ي' -]+/.exec(rest)?.[0] ?? "";
      if (run === "") index += 1;
      else {
        const sure =
          /^[?*{]/.test(rest.slice(run.length)) && !/^\{[\^$wcs&+]\}|^\{an\}/.test(rest.slice(run.length))
            ? run.slice(0, -1)
            : run;
        const words = sure.trim().split(" ");
        const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? "";
        if (longest !== "") consider([longest]);
        index += run.length;
      }
    }
  }
  return best;
}

/** Index of the bracket that closes the one at the start. */
function closing(text: string): number {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === "\\") index += 1;
    else if (character === "[") index = Math.max(index, text.indexOf("]", index + 1));
    else if (character === "(") depth += 1;
    else if (character === ")" && (depth -= 1) === 0) return index;
  }
  return text.length;
}

function splitAlternatives(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === "\\") index += 1;
    else if (character === "[") index = Math.max(index, text.indexOf("]", index + 1));
    else if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    else if (character === "|" && depth === 0) {
      parts.push(text.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, text.slice(from)];
}
