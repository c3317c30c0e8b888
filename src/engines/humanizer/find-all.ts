import { canSpare } from "./edits/can-spare.ts";
import { swapsFor, type Unit, unitsIn } from "./edits/match-units.ts";
import { isQuoted, type JudgedSentence, judgeSentences } from "./find-signs.ts";
import type { Edit, HumanizeInput, Sign } from "./humanizer-types.ts";
import { loadStyle } from "./load-style.ts";
import type { RuleId } from "./messages.ts";
import type { StyleText } from "./read-style.ts";
import type { SampleHabits } from "./sample-habits.ts";
import { type ShapeSign, shapeSigns } from "./shape-signs.ts";
import { LEARNED_SIGNS } from "./signs/sign-outputs.ts";

/** The signs of a text in their order, and the edits that no veto refuses. */
export interface Findings {
  signs: Sign[];
  edits: Edit[];
}

/** Signs from which a text, or a sentence, is edited; one habit alone is a person's. */
const CLUSTER = {
  light: { text: 6, sentence: 3 },
  standard: { text: 3, sentence: 2 },
  strong: { text: 1, sentence: 1 },
};
/** Signs a sentence from which a whole text is a cluster. */
const DENSE = 0.2;
/** Signs of sentences that can say nothing at all. */
const EMPTY = new Set<RuleId>([
  "opener-cliche",
  "generic-conclusion",
  "collective-address",
  "signposting",
  "challenges-future",
  "summary-restating",
  "legacy-tail",
  "notability-padding",
  "aphorism-formula",
  "audience-triad",
]);
/** How likely a sentence must be to say nothing before it may go. */
const EMPTY_ENOUGH = 0.6;
/** Residue is no habit: it goes wherever it is. */
const ALWAYS = new Set<RuleId>([
  "tool-residue",
  "chatbot-opening",
  "chatbot-closing",
  "knowledge-cutoff",
  "placeholder-residue",
]);
/** Marks that a sentence shows at the most: more would bury it. */
const MOST_MARKS = 2;
/** Sentences within which a second connector makes a chain. */
const CHAIN = 4;
/** Slips and habits of typing are everyone's: they count for no cluster. */
const TYPING = new Set<RuleId>(["mixed-digits-punct", "em-dash-run", "exclamation-run"]);

/** Finds the signs of a text by models and tables, and what could be done about them. */
export function findAll(style: StyleText, input: HumanizeInput, habits: SampleHabits | null): Findings {
  const { seam } = loadStyle(style.language);
  const { bySentence, chained, known } = unitsOf(style);
  const units = bySentence.flat().filter(({ edit, rest }) => !isQuoted(style, edit.start, Math.min(edit.end, rest)));
  const judged = judgeSentences(
    style,
    known,
    units.map((unit) => signOf(unit)),
  );
  const shapes = shapeSigns(style, input.purpose ?? "", habits?.usesDashes === true);
  const placed = units.map((unit) => ({ unit, sign: signOf(unit) }));
  // The surest first: where two meet, the first is kept.
  const signs = apart([...placed.map(({ sign }) => sign), ...judged.flatMap((each) => each.signs)]).concat(
    shapes.map(({ sign }) => sign),
  );
  const sure = new Set(placed.filter(({ unit }) => unit.isSure || chained.has(unit)).map(({ sign }) => sign));
  // The model weighs the sentences around a sign itself: what it counts is shown, and edited only in a cluster.
  const learned = new Set(judged.flatMap((each) => each.signs));
  const inCluster = new Set([...clustered(style, signs, input.strength), ...signs.filter((sign) => sure.has(sign))]);
  const possible = [...units, ...judged.flatMap((each) => emptyUnit(each))];
  const edits = possible
    .filter((unit) => isWanted(unit.edit, [...inCluster]) && canSpare(style, unit, seam))
    .map(({ edit }) => edit)
    .concat(shapeEdits(shapes, [...inCluster]));
  const counted = signs.filter((sign) => inCluster.has(sign) || learned.has(sign));
  return { signs: fewMarks(style, counted, edits), edits };
}

/** The units of the tables by sentence, the connectors that make a chain, and the sentences in which a table is sure of a sign. */
export function unitsOf(style: StyleText) {
  const swaps = swapsFor(style);
  const bySentence = style.sentences.map((sentence) => unitsIn(style, sentence, swaps));
  const chained = chainedConnectors(bySentence);
  const known = bySentence.map((own) => own.some((unit) => unit.isSure || chained.has(unit)));
  return { bySentence, chained, known };
}

function signOf({ edit, rest }: Unit): Sign {
  return { ruleId: edit.ruleId, start: edit.start, end: Math.min(edit.end, rest) };
}

/** Heavy connectors with another one shortly before them. */
function chainedConnectors(bySentence: readonly Unit[][]): Set<Unit> {
  const found = new Set<Unit>();
  let last = -Infinity;
  bySentence.forEach((own, index) => {
    const connector = own.find(({ edit }) => edit.ruleId === "connector-pileup");
    if (!connector) return;
    if (index - last <= CHAIN) found.add(connector);
    last = index;
  });
  return found;
}

/** The signs that an edit takes out, and of the others at most two a sentence. */
function fewMarks({ sentences }: StyleText, signs: readonly Sign[], edits: readonly Edit[]): Sign[] {
  const shown = new Map<StyleText["sentences"][number], number>();
  return signs
    .filter((sign) => {
      if (isWanted(sign, edits) || !isLearned(sign.ruleId)) return true;
      const own = sentences.find(({ start, end }) => sign.start >= start && sign.start < end);
      if (!own) return true;
      const before = shown.get(own) ?? 0;
      shown.set(own, before + 1);
      return before < MOST_MARKS;
    })
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
}

const isLearned = (ruleId: RuleId) => (LEARNED_SIGNS as readonly RuleId[]).includes(ruleId);

/** A sentence that the model takes for empty, as an edit. */
function emptyUnit({ sentence, signs, emptiness }: JudgedSentence): Unit[] {
  const sign = signs.find(({ ruleId }) => EMPTY.has(ruleId));
  if (!sign || emptiness < EMPTY_ENOUGH) return [];
  const edit: Edit = { kind: "sentence", ruleId: sign.ruleId, start: sentence.start, end: sentence.end, after: "" };
  return [{ edit, sentence, rest: sentence.end, speaks: true, isBound: false, isSure: false }];
}

function isWanted(edit: Sign, signs: readonly Sign[]): boolean {
  return signs.some((sign) => sign.ruleId === edit.ruleId && sign.start < edit.end && sign.end > edit.start);
}

function shapeEdits(shapes: readonly ShapeSign[], signs: readonly Sign[]): Edit[] {
  return shapes.filter(({ sign }) => signs.includes(sign)).flatMap(({ edits }) => edits);
}

/** One sign for one place. */
function apart(signs: readonly Sign[]): Sign[] {
  const kept: Sign[] = [];
  for (const sign of signs)
    if (!kept.some((other) => other.start < sign.end && other.end > sign.start)) kept.push(sign);
  return kept;
}

/** The signs that are in a cluster: in a text dense with them, or beside another in their sentence. */
function clustered({ sentences }: StyleText, signs: readonly Sign[], strength: HumanizeInput["strength"]): Sign[] {
  const least = CLUSTER[strength];
  const habits = signs.filter(({ ruleId }) => !TYPING.has(ruleId));
  const isDense = habits.length >= least.text && habits.length >= DENSE * sentences.length;
  if (isDense) return [...signs];
  return signs.filter((sign) => {
    if (ALWAYS.has(sign.ruleId)) return true;
    const own = sentences.find(({ start, end }) => sign.start >= start && sign.start < end);
    return (
      own !== undefined && habits.filter(({ start }) => start >= own.start && start < own.end).length >= least.sentence
    );
  });
}
