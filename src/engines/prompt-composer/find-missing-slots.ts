import { fold } from "#engines/text/fold.ts";
import type { ComposeInput, TaskType } from "./compose-types.ts";
import { EMPTY_MEAL_WORDS, EMPTY_WORDS, RECIPIENTS, SCHOOL_SUBJECTS, SCHOOL_WORDS } from "./slot-words-data.ts";
import { countWords } from "#engines/text/segment.ts";
import { SLOT_VARIANTS } from "./slot-variants-data.ts";
import { SLOTS, TASK_SLOTS } from "./slots-data.ts";
import type { SlotId, TaskSlots } from "./slots-data.ts";

export interface MissingSlot {
  id: SlotId;
  required: boolean;
  /** True when the prompt itself carries it as a placeholder; the others only become questions. */
  placed: boolean;
}

const MOST_PLACED = 6;
const TINY_WORDS = 6;
const TINY_PLACED = 4;
const SHORT_WORDS = 9;
const SHORT_PLACED = 1;
/** What a request may tell in its own words instead, given more than so many words. */
const DESCRIBED: Partial<Record<SlotId, { cue: RegExp; words: number }>> = {
  legalText: { cue: /./, words: 8 },
  message: {
    cue: /زعلان|وصل|متاخر|غلط|غالط|مكسور|يقول|تقول|بيقول|طلب|ارسل|قطع|\b(?:late|broken|wrong|damaged|arrived|never came|says?|wrote|said)\b/,
    words: 8,
  },
  experience: {
    cue: /i have \d|\d years|i worked|خبره \d|خبرتي|اشتغلت|خدمت|\d+ (?:سنين|سنوات|سنه)|دبلوم|بكالوريوس|worked (?:as|in|for|at)|عملت/,
    words: 12,
  },
  error: { cue: /./, words: 12 },
  inputsOutputs: { cue: /./, words: 8 },
  ideaLimits: { cue: /./, words: 8 },
  goal: { cue: /./, words: 10 },
  criteria: { cue: /./, words: 14 },
  scope: { cue: /./, words: 7 },
  healthFacts: { cue: /./, words: 9 },
};
/** Slots that are filled as soon as a request has one word that says what it is about. */
const NAMED_BY_ANY_WORD: Partial<Record<SlotId, (word: string) => boolean>> = {
  topic: (word) => EMPTY_WORDS.has(word),
  product: (word) => EMPTY_WORDS.has(word),
  premise: (word) => EMPTY_WORDS.has(word),
  dish: (word) => EMPTY_WORDS.has(word) || EMPTY_MEAL_WORDS.test(word),
  subject: (word) => EMPTY_WORDS.has(word) || SCHOOL_WORDS.test(word),
  content: (word) => EMPTY_WORDS.has(word) || SCHOOL_WORDS.test(word) || SCHOOL_SUBJECTS.test(word),
  ideaSubject: (word) => EMPTY_WORDS.has(word),
  purpose: (word) => EMPTY_WORDS.has(word) || RECIPIENTS.test(word),
};

/** A text that is promised has to have its place. */
const PROMISE =
  /(?:^|[\s،,.])(?:و)?(?:ه|ح|ب|راح |رح |غادي |س)?(?:ا|ن)?(?:بعت|بعث|رسل|حط|لصق|ضع|صيفط|طرش|شارك)(?:لكم?|هولك|هالك|ليك| لك| ليك| لكم| اليك) |(?:i'll|i will) (?:paste|send|share|attach) (?:it|the|you|them|below)/;

/** Slots of the task that the request leaves open, required ones first. A tiny request gets optional ones as well. */
export function findMissingSlots(request: {
  input: ComposeInput;
  instruction: string;
  material: string | null;
  type: TaskType;
}): MissingSlot[] {
  const { input, instruction, material, type } = request;
  const folded = `${fold(instruction)} `;
  const words = countWords(instruction);
  const options: Partial<Record<SlotId, string | undefined>> = {
    audience: input.audience,
    reader: input.audience,
    creativeReader: input.audience,
    length: input.length,
    outputFormat: input.format,
  };
  const open = (id: SlotId): boolean => {
    const slot = SLOTS[id];
    if ("block" in slot && material !== null) return false;
    if (options[id] !== undefined && options[id] !== "") return false;
    const told = DESCRIBED[id];
    if ("block" in slot && PROMISE.test(folded)) return true;
    if (told !== undefined && words > told.words && told.cue.test(folded)) return false;
    if (id === "codeLanguage" && material !== null) return false;
    const empty = NAMED_BY_ANY_WORD[id];
    if (empty !== undefined && folded.split(/[^\p{L}\p{N}]+/u).some((word) => word.length > 1 && !empty(word)))
      return false;
    return !slot.given.test(folded) && !(input.context !== undefined && slot.given.test(`${fold(input.context)} `));
  };
  const { required, optional } = slotsOf(type, folded);
  const room = type === "general" ? 0 : words <= TINY_WORDS ? TINY_PLACED : words <= SHORT_WORDS ? SHORT_PLACED : 0;
  let placed = 0;
  return [
    ...required.filter(open).map((id): MissingSlot => ({ id, required: true, placed: (placed += 1) <= MOST_PLACED })),
    ...optional
      .filter(open)
      .map((id): MissingSlot => ({ id, required: false, placed: placed < room && (placed += 1) > 0 })),
  ];
}

function slotsOf(type: TaskType, folded: string): TaskSlots {
  const variant = SLOT_VARIANTS.find(
    ({ type: own, cue, not }) => own === type && cue.test(folded) && not?.test(folded) !== true,
  );
  return variant?.slots ?? TASK_SLOTS[type];
}
