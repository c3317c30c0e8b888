import { findBlanks } from "#engines/text/blanks.ts";

/**
 * A text whose blanks have names that template languages take: letters of any script, marks, digits and underscores. Another character
 * becomes an underscore; two names that would fall together stay apart by a number.
 */
export function nameBlanks(text: string): { text: string; names: string[] } {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  let written = "";
  let from = 0;
  for (const { start, end, key } of findBlanks(text)) {
    const name = names.get(key) ?? freeName(plainName(key), taken);
    names.set(key, name);
    taken.add(name);
    written += `${text.slice(from, start)}{{${name}}}`;
    from = end;
  }
  return { text: written + text.slice(from), names: [...names.values()] };
}

/** Whether a template could not keep a blank's name as it is. */
export function renamesBlanks(text: string): boolean {
  return findBlanks(text).some(({ key }) => plainName(key) !== key);
}

function plainName(key: string): string {
  const name = key.replace(/[^\p{L}\p{M}\p{N}_]+/gu, "_");
  return /^[\p{L}_]/u.test(name) ? name : `_${name}`;
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}_${number}`;
  return name;
}
