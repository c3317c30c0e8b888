import { fold } from "../text/fold.ts";
import { toAsciiDigits } from "../text/digits.ts";
import { detectLanguage } from "../text/language.ts";
import { findLiterals, numbersIn } from "../text/literals.ts";
import { sentences, words } from "../text/segment.ts";
import type { Span } from "../text/segment.ts";
import { AMOUNT_WORDS } from "./facts-lexicon.ts";
import { namesIn } from "./names-in.ts";
import { hedgesIn, negationsIn, stemOf, stemsOf } from "./claims.ts";

interface Fact {
  value: string;
  kind: string;
}

/** Sentences that share this part of their words are taken for the same statement. */
const SAME_STATEMENT = 0.5;

/**
 * Compares two versions of a text: numbers, dates, money, names, quotations, addresses, code, citations, scripture and
 * kept terms of the first must stand in the second, no statement may turn from denied to affirmed or back, and a hedged
 * statement stays hedged. `lost` and `added` hold the items as written. Numbers count as equal in either digit system.
 */
export function verifyFacts(
  before: string,
  after: string,
  keep: string[],
): { kept: number; lost: string[]; added: string[] } {
  const facts = factsOf(before, keep);
  const lost = facts.filter((fact) => !isKept(fact, after)).map((fact) => fact.value);
  const kept = facts.length - lost.length;
  const known = new Set(facts.map((fact) => fact.value));
  const added = factsOf(after, [])
    .filter((fact) => !known.has(fact.value) && fact.kind !== "amount" && !isKept(fact, before))
    .map((fact) => fact.value);
  const claims = compareClaims(before, after);
  return { kept, lost: [...lost, ...claims.lost], added: [...added, ...claims.added] };
}

function factsOf(text: string, keep: string[]): Fact[] {
  const language = detectLanguage(text);
  const facts = new Map<string, Fact>();
  const add = (value: string, kind: string) => {
    if (value.trim() !== "" && !facts.has(value)) facts.set(value, { value, kind });
  };
  for (const literal of findLiterals(text, { latinWords: language === "ar" })) {
    if (literal.kind === "quote") add(literal.value, "quote");
    else if (literal.kind === "url") add(literal.value.replace(/[?&]utm_[^\s)]*$/i, ""), "url");
    else if (/^(?:number|percent|money|date|time|phone)$/.test(literal.kind)) add(literal.value, "number");
    else add(literal.value, literal.kind);
  }
  for (const match of text.matchAll(AMOUNT_WORDS)) add(match[0], "amount");
  for (const match of text.matchAll(/﴿[^﴾]*﴾/g)) add(match[0], "sacred");
  for (const name of namesIn(text, language)) add(name.text, "name");
  for (const term of keep) if (fold(text).includes(fold(term.trim()))) add(term.trim(), "keep");
  return [...facts.values()];
}

function isKept(fact: Fact, text: string): boolean {
  if (text.includes(fact.value)) return fact.kind !== "number" || hasNumbers(fact.value, text);
  if (fact.kind === "number") return hasNumbers(fact.value, text) && hasUnit(fact.value, text);
  if (fact.kind === "quote") return fold(text).includes(fold(fact.value.slice(1, -1)));
  if (fact.kind === "name" || fact.kind === "amount" || fact.kind === "keep" || fact.kind === "latin") {
    const folded = fold(text);
    return (
      folded.includes(fold(fact.value)) ||
      (fact.kind === "name" &&
        fold(fact.value)
          .split(" ")
          .every((word) => folded.includes(word)))
    );
  }
  return false;
}

function hasNumbers(value: string, text: string): boolean {
  const present = new Set(numbersIn(text));
  return numbersIn(value).every((number) => present.has(number));
}

/** The sign that goes with a number ($, %, a currency or month name) must still be somewhere in the text. */
function hasUnit(value: string, text: string): boolean {
  const unit = fold(toAsciiDigits(value))
    .replace(/[\d.,:/٫٬\s-]+/g, " ")
    .trim();
  return (
    unit === "" || unit.split(" ").every((word) => fold(text).replaceAll("٪", "%").includes(word.replaceAll("٪", "%")))
  );
}

function compareClaims(before: string, after: string): { lost: string[]; added: string[] } {
  const lost: string[] = [];
  const added: string[] = [];
  const targets = sentences(after).map((span) => ({ span, stems: stemsOf(span.text) }));
  const allNegated = new Set(negationsIn(after).map((negation) => negation.stem));
  const onceNegated = new Set(negationsIn(before).map((negation) => negation.stem));
  for (const sentence of sentences(before)) {
    const target = counterpart(sentence, targets);
    if (!target) continue;
    for (const negation of negationsIn(sentence.text)) {
      if (!allNegated.has(negation.stem) && target.stems.has(negation.stem)) lost.push(negation.text);
    }
    for (const negation of negationsIn(target.span.text)) {
      if (!onceNegated.has(negation.stem) && words(sentence.text).some((word) => stemOf(word.text) === negation.stem))
        added.push(negation.text);
    }
    const hedges = hedgesIn(sentence.text);
    if (hedges.length > 0 && hedgesIn(target.span.text).length === 0) lost.push(hedges[0] as string);
  }
  return { lost, added };
}

function counterpart(
  sentence: Span,
  targets: { span: Span; stems: Set<string> }[],
): { span: Span; stems: Set<string> } | undefined {
  const own = stemsOf(sentence.text);
  if (own.size < 2) return undefined;
  let best: { span: Span; stems: Set<string> } | undefined;
  let most = 0;
  for (const target of targets) {
    let shared = 0;
    for (const stem of own) if (target.stems.has(stem)) shared += 1;
    const share = shared / Math.min(own.size, Math.max(2, target.stems.size));
    if (share > most) {
      most = share;
      best = target;
    }
  }
  return most >= SAME_STATEMENT ? best : undefined;
}
