import { fold } from "#engines/text/fold.ts";
import { objectPhrase } from "./arabic-object.ts";
import { FOR_ME, imperative, splitFirst } from "./arabic-verbs.ts";
import type { Dialect } from "./dialect-tables.ts";
import { ARABIC_DELIVERABLES } from "./request-lexicon.ts";
import { toStandardArabic } from "./to-msa.ts";

const LONGEST_HEAD = 4;
/** Words that end a head: what follows them is detail. */
const HEAD_END =
  /^(?:و.{3,}|ي[\u0621-\u064A]{3,}|ت[\u0621-\u064A]{3,}|اللي|الذي|التي|عشان|علشان|مشان|لأن|لان|حيت|لو|اذا|إذا|بس|لكن|من|في|ب|على|ع|عن|مع|لما|لكي|باش)$/u;

/** The work a request names, without its details: for a request whose words are quoted. Null when its opening is unclear. */
export function arabicTaskHead(core: string, dialect: Dialect | null): string | null {
  const trimmed = core.replace(/[؟?.!\s]+$/u, "").replace(FOR_ME, "$1 ");
  const { first, rest } = splitFirst(trimmed);
  const verb = ARABIC_DELIVERABLES[fold(first)] === undefined ? imperative(first, true) : null;
  const named = verb === null ? trimmed : rest;
  const { first: noun, rest: tail } = splitFirst(named);
  const work = ARABIC_DELIVERABLES[fold(noun)];
  if (work === undefined || (verb !== null && verb.object !== "")) return null;
  const kept: string[] = [];
  for (const word of tail.split(/\s+/)) {
    if (word === "" || kept.length >= LONGEST_HEAD || HEAD_END.test(word)) break;
    kept.push(word.replace(/[،,.]+$/u, ""));
    if (/[،,.]$/u.test(word)) break;
  }
  const standard = toStandardArabic(kept.join(" "), dialect);
  return `${verb?.form ?? work.verb} ${objectPhrase(work, standard.understood ? standard.text : "")}`;
}
