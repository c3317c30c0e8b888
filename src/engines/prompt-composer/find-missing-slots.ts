import { fold } from "../text/fold.ts";
import type { ComposeInput, TaskType } from "./compose-types.ts";
import { countWords } from "../text/segment.ts";
import { SLOTS, SLOT_VARIANTS, TASK_SLOTS } from "./slots-data.ts";
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
const SHORT_WORDS = 14;
const SHORT_PLACED = 2;
const DESCRIBED_WORDS = 12;
/** Long inputs that a request may tell in its own words instead. */
const DESCRIBED: Partial<Record<SlotId, RegExp>> = {
  legalText: /./,
  message: /زعلان|وصل|متاخر|غلط|مكسور|\b(?:late|broken|wrong|damaged|arrived|never came)\b/,
  experience:
    /i have \d|\d years|i worked|خبره \d|خبرتي|اشتغلت|خدمت|\d+ (?:سنين|سنوات|سنه)|دبلوم|بكالوريوس|worked (?:as|in|for|at)|عملت/,
  error: /./,
};
/** Words that ask for something without saying what it is about. */
const NO_TOPIC = new Set(
  "اكتب اكتبلي اكتب_لي لي عايز عايزه ابي ابغى بدي بغيت اريد مقال مقاله مقالا تدوينه موضوع موضوعا محتوى اشرح اشرحلي شرح علمني فهمني درس دروس شيء حاجه طويل طويله قصير قصيره حلو جيد ممتاز كويس explain write teach me us a an the article blog post essay please i want need to learn something short long good great".split(
    " ",
  ),
);

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
    if (DESCRIBED[id]?.test(folded) === true && words > DESCRIBED_WORDS) return false;
    if (id === "codeLanguage" && material !== null) return false;
    if (id === "topic" && folded.split(/[^\p{L}\p{N}]+/u).some((word) => word !== "" && !NO_TOPIC.has(word)))
      return false;
    return !slot.given.test(folded) && !(input.context !== undefined && slot.given.test(`${fold(input.context)} `));
  };
  const { required, optional } = slotsOf(type, folded);
  const room = words <= TINY_WORDS ? TINY_PLACED : words <= SHORT_WORDS ? SHORT_PLACED : 0;
  let placed = 0;
  return [
    ...required.filter(open).map((id): MissingSlot => ({ id, required: true, placed: (placed += 1) <= MOST_PLACED })),
    ...optional
      .filter(open)
      .map((id): MissingSlot => ({ id, required: false, placed: placed < room && (placed += 1) > 0 })),
  ];
}

function slotsOf(type: TaskType, folded: string): TaskSlots {
  return SLOT_VARIANTS.find((variant) => variant.type === type && variant.cue.test(folded))?.slots ?? TASK_SLOTS[type];
}
