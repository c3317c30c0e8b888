import { TASK_TYPES, type TaskType } from "#engines/reader/reading.ts";
import { TEXT_UNITS } from "../limits/number-words-data.ts";
import type { Prompt } from "../reading/prompt.ts";
import { chanceOf, type ReadPiece } from "../reading/read-prompt.ts";
import type { Finding, RuleId } from "#engines/prompt-checker/finding.ts";
import { worstFault } from "./clauses.ts";
import { NEEDS, type Slot } from "../score/needs-data.ts";

/** A slot is missed when its chance is below this and the likely kinds of work need it. */
const LEAST_FOUND = 0.3;
const LEAST_NEED = 0.5;
const LEAST_READER = 0.2;
/** So much said without an order describes a picture or sets a scene. */
const LEAST_PICTURE = 0.92;
/** From here on more must be said before anything can be made of a prompt. */
const LEAST_THIN = 0.6;
/** Where the work is known, the goal is too: what lacks then is what only the author knows. */
const LEAST_KNOWN = 0.5;
/** Who has said enough leaves length and form to the assistant. */
const LEAST_ABSENT = 0.3;
const LIKELY_THIN = 0.5;
/** A few words that name a thing and order nothing. */
const LEAST_ASKS_OF_NAME = 0.35;
const SURE_THIN = 0.95;
/** Where the prompt points at something that is not there, less doubt is enough. */
const LEAST_POINTED = 0.3;
const LEAST_POINTER = 0.4;
/** The doubt and the pointer add up: each alone may be mistaken. */
const LEAST_POINTED_THIN = 1;
const LEAST_OPEN = 0.5;
/** A clause that names the thing meant is no empty goal. */
const LEAST_SAID = 0.45;

/** What the work needs and the prompt does not state. */
export function findAbsent(prompt: Prompt): Finding[] {
  const { evidence, reading } = prompt;
  const own = reading.pieces.filter(({ block }) => block === null);
  const found: Finding[] = [];
  const add = (id: RuleId, place?: Pick<ReadPiece, "start" | "end">) =>
    found.push({ id, start: place?.start ?? null, end: place?.end ?? null });
  const needs = (slot: Slot, least: number) => needOf(reading.types, slot, least) >= LEAST_NEED;
  if (own.length === 0) return found;
  const asks = Math.max(...own.map((piece) => Math.max(chanceOf(piece, "task"), chanceOf(piece, "question"))));
  const open =
    evidence.substance < LEAST_PICTURE && evidence.thin >= LIKELY_THIN
      ? own.find((piece) => worstFault(piece) === "vague-goal" && chanceOf(piece, "vague-goal") >= LEAST_OPEN)
      : undefined;
  const vagueTask = own.find((piece) => chanceOf(piece, "task") >= 0.4 && chanceOf(piece, "vague") >= 0.55);
  const knowsWork = Math.max(...reading.types) >= LEAST_KNOWN;
  const isBareName = asks < LEAST_ASKS_OF_NAME && evidence.thin >= SURE_THIN && evidence.substance < LEAST_SAID;
  if (isBareName) add("no-task-verb");
  else if (asks < 0.15 && !open && evidence.substance < LEAST_PICTURE && evidence.thin >= LIKELY_THIN)
    add("no-task-verb");
  else if (!knowsWork && (open || (vagueTask && evidence.substance < LEAST_SAID && evidence.thin >= LEAST_THIN)))
    add("vague-goal", open ?? vagueTask);
  const pointer = own.find((piece) => {
    const chance = chanceOf(piece, "missing-input-placeholder");
    return chance >= LEAST_POINTER && chance + evidence.thin >= LEAST_POINTED_THIN;
  });
  const lacksMaterial = evidence.material < LEAST_FOUND;
  if (
    lacksMaterial &&
    evidence.thin >= LEAST_POINTED &&
    (pointer || (needs("material", 4) && evidence.thin >= LIKELY_THIN))
  )
    add("missing-input-placeholder", pointer);
  else if (evidence.thin >= LEAST_THIN && (knowsWork || !open)) add("missing-context");
  const everyone = own.find((piece) => chanceOf(piece, "missing-audience") >= 0.6);
  if (everyone) add("missing-audience", everyone);
  else if (
    evidence.audience < LEAST_READER &&
    evidence.thin >= LIKELY_THIN &&
    readerMatters(prompt) &&
    !isTemplate(prompt)
  )
    add("missing-audience");
  if (evidence.thin < LEAST_ABSENT) return [...found, ...slight(prompt)];
  if (needs("length", 2) && evidence.length < LEAST_FOUND) add("unbounded-length");
  if (
    evidence.complete < 0.4 &&
    evidence.thin >= LIKELY_THIN &&
    needs("format", 1) &&
    evidence.format < 0.15 &&
    evidence.substance < 0.6 &&
    prompt.limits.length === 0
  )
    add("no-output-format");
  if (needs("language", 2) && evidence.language < LEAST_FOUND && typeChance(prompt, "translate") >= LEAST_NEED)
    add("unspecified-output-language");
  return [...found, ...slight(prompt)];
}

/** Work that turns out otherwise for every reader, and has been said little about. */
function readerMatters({ reading, evidence }: Prompt): boolean {
  const chance = (["article", "marketing", "exam-lesson"] as const).reduce(
    (sum, type) => sum + (reading.types[TASK_TYPES.indexOf(type)] as number),
    0,
  );
  return chance >= LEAST_NEED && evidence.substance < 0.8;
}

/** A prompt with blanks to fill: who it is for is in one of them. */
function isTemplate({ regions }: Prompt): boolean {
  return regions.filter(({ kind }) => kind === "placeholder").length >= 2;
}

/** "You are a nurse": in folded text, at the head of the prompt. */
const OPENS_WITH_ROLE = /^[^\p{L}]*(?:you are|act as|as an?|انت|انتي|تصرف|بصفتك|كن) /u;

/** What would help and is no fault. */
function slight({ evidence, reading, limits, regions, freeText }: Prompt): Finding[] {
  const found: Finding[] = [];
  const chance = (types: readonly TaskType[]) =>
    types.reduce((sum, type) => sum + (reading.types[TASK_TYPES.indexOf(type)] as number), 0);
  const add = (id: RuleId) => found.push({ id, start: null, end: null });
  if (chance(["extract-classify", "data"]) >= 0.5 && evidence.material >= 0.6 && evidence.uncertainty < 0.2)
    add("no-uncertainty-rule");
  if (
    chance(["legal-info", "health-info", "finance-info", "roleplay"]) >= 0.7 &&
    evidence.role < 0.2 &&
    !OPENS_WITH_ROLE.test(freeText)
  )
    add("no-role");
  const long = evidence.breadth >= 0.75;
  if (
    long &&
    chance(["code-write", "plan", "agent-bot"]) >= 0.6 &&
    evidence.success < 0.2 &&
    !limits.some(({ unit }) => unit in TEXT_UNITS) &&
    regions.filter(({ kind }) => kind === "placeholder").length < 2
  )
    add("missing-success-criteria");
  return found;
}

/** The chance of the kinds of work that need a slot at least so much. */
function needOf(types: readonly number[], slot: Slot, least: number): number {
  return TASK_TYPES.reduce((sum, type, index) => {
    const need = NEEDS[type].find(([name]) => name === slot)?.[1] ?? 0;
    return need >= least ? sum + (types[index] as number) : sum;
  }, 0);
}

function typeChance({ reading }: Prompt, type: TaskType): number {
  return reading.types[TASK_TYPES.indexOf(type)] as number;
}

/** An agent that may do anything, or never ends. */
export function findAgentFaults({ reading }: Prompt): Finding[] {
  const found: Finding[] = [];
  const has = (role: "rights" | "stop") => reading.pieces.some((piece) => chanceOf(piece, role) >= 0.5);
  const place = (id: "agent-no-tool-boundaries" | "agent-no-stop-rule", least: number) =>
    reading.pieces.find((piece) => piece.block === null && worstFault(piece) === id && chanceOf(piece, id) >= least);
  const least = reading.topics.agent >= 0.5 ? 0.35 : 0.85;
  const mandate = place("agent-no-tool-boundaries", least);
  if (mandate && !has("rights")) found.push({ id: "agent-no-tool-boundaries", start: mandate.start, end: mandate.end });
  const endless = place("agent-no-stop-rule", least);
  if (endless && !has("stop")) found.push({ id: "agent-no-stop-rule", start: endless.start, end: endless.end });
  return found;
}
