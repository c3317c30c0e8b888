import { cleanText } from "#engines/text/clean.ts";
import { fold } from "#engines/text/fold.ts";
import { detectLanguage } from "#engines/text/language.ts";
import type { TextLanguage } from "#engines/text/language.ts";
import { findLiterals } from "#engines/text/literals.ts";
import { countWords } from "#engines/text/segment.ts";
import { detectDialect, detectVariety, varietyScores } from "#engines/text/variety.ts";
import type { ArabicVariety } from "#engines/text/variety.ts";
import { classifyTask } from "./classify-task.ts";
import type { TaskScores } from "./classify-task.ts";
import type { ComposeInput, DeliverableVariety, PromptLanguage, TaskType } from "./compose-types.ts";
import { findConflicts } from "./find-conflicts.ts";
import type { ConflictId } from "./find-conflicts.ts";
import { findMissingSlots } from "./find-missing-slots.ts";
import type { MissingSlot } from "./find-missing-slots.ts";
import { findOverlays } from "./find-overlays.ts";
import type { OverlayId } from "./find-overlays.ts";
import { splitMaterial } from "./find-material.ts";
import { withHead } from "./find-head.ts";
import { requestCore, splitClauses } from "./split-clauses.ts";
import type { Clause } from "./split-clauses.ts";
import { SPEECH } from "./slots-data.ts";
import { OCCASION } from "./slot-variants-data.ts";
import { closestDialect } from "./dialect-tables.ts";
import type { Dialect } from "./dialect-tables.ts";
import { PERSUADING, SHORT_MESSAGE } from "./writing-variant-phrases.ts";

/** All that the composer knows about a request before it writes a word. */
export interface RequestAnalysis {
  input: ComposeInput;
  /** The user's text, cleaned; and everything given in the options with it. */
  text: string;
  source: string;
  seed: string;
  instruction: string;
  material: string | null;
  textLanguage: TextLanguage;
  promptLanguage: PromptLanguage;
  variety: ArabicVariety | undefined;
  /** The dialect to read the words in; null for standard Arabic. */
  dialect: Dialect | null;
  /** True when the prompt's language is not the request's: its words are quoted. */
  foreign: boolean;
  clauses: Clause[];
  core: string;
  task: TaskScores;
  conflicts: ConflictId[];
  overlays: OverlayId[];
  missing: MissingSlot[];
  deliverableVariety: DeliverableVariety | undefined;
  /** True when nobody asked for a dialect, but the words are to be said or sent to people close by. */
  spoken: boolean;
  answerLanguage: string | undefined;
  /** Exact texts of the instruction that the prompt must hold. */
  survivors: string[];
  requestWords: number;
}

export function analyseRequest(input: ComposeInput): RequestAnalysis {
  const text = cleanText(input.text).trim();
  const { instruction, material } = splitMaterial(text);
  const textLanguage = languageOf(instruction);
  const promptLanguage = input.promptLanguage === "same" ? (textLanguage === "ar" ? "ar" : "en") : input.promptLanguage;
  const clauses = withHead(splitClauses(instruction));
  const core = requestCore(clauses.find(({ role }) => role === "request")?.text ?? instruction);
  const options = [
    input.tone,
    input.format,
    input.length,
    input.audience,
    input.context,
    input.constraints,
    input.examples,
    input.answerLanguage,
  ];
  const source = cleanText([text, ...options.filter((option) => option !== undefined)].join("\n"));
  const task = classifyTask(instruction, core, input.outputType);
  const spaced = instruction.replace(AND_NOT, "$1$2 ");
  const shown = textLanguage === "ar" ? detectVariety(spaced) : undefined;
  const dialect = textLanguage === "ar" ? (detectDialect(spaced) ?? leaning(instruction)) : null;
  const variety = shown === "msa" && dialect !== null && closestDialect(instruction) !== null ? dialect : shown;
  const spoken =
    input.outputType === "text" &&
    promptLanguage === "ar" &&
    dialect !== null &&
    isDialect(variety) &&
    isSpoken(task.primary, instruction);
  return {
    input,
    text,
    source,
    instruction,
    material,
    textLanguage,
    promptLanguage,
    variety,
    clauses,
    core,
    task,
    dialect,
    seed: text,
    foreign: textLanguage !== promptLanguage,
    conflicts: findConflicts([instruction, input.tone, input.length, input.constraints].join(" ")),
    overlays: findOverlays(instruction, material, task.primary),
    missing:
      input.outputType === "image" || input.outputType === "video"
        ? []
        : findMissingSlots({ input, instruction, material, type: task.primary }),
    deliverableVariety:
      input.variety ?? askedVariety(instruction, variety) ?? (spoken ? (dialect ?? undefined) : undefined),
    spoken: spoken && input.variety === undefined && askedVariety(instruction, variety) === undefined,
    answerLanguage: input.answerLanguage?.trim() || askedLanguage(instruction, task.primary),
    survivors: findLiterals(instruction, { latinWords: textLanguage === "ar" }).map(({ value }) => value),
    requestWords: countWords(instruction),
  };
}

/** «ومش عارف»: the short words of speech, joined to "and". */
const AND_NOT = /(^|\s)([وف])(?=(?:مش|مو|مب|شو|وش|ايه)\s)/g;
const LEAST_ARABIC_WORDS = 0.3;

/** A sentence may be Arabic though most of its letters are those of Latin terms: then its words tell. */
function languageOf(text: string): TextLanguage {
  const byLetters = detectLanguage(text);
  if (byLetters === "ar" || !/[\u0621-\u064A]/.test(text)) return byLetters;
  const words = text.replace(/«[^»\n]*»|"[^"\n]*"|“[^”\n]*”|```[\s\S]*?```/g, " ").match(/[\p{L}\p{M}]+/gu) ?? [];
  const arabic = words.filter((word) => /[\u0621-\u064A]/.test(word)).length;
  return arabic >= 3 && arabic / words.length >= LEAST_ARABIC_WORDS ? "ar" : byLetters;
}

const LEANING = 3;
/** A text below the threshold of a dialect may still use its words; they are read by the closest dialect's glossary. */
function leaning(text: string): Dialect | null {
  const closest = closestDialect(text);
  if (closest !== null) return closest;
  const [best, score] = Object.entries(varietyScores(text)).sort((a, b) => b[1] - a[1])[0] as [Dialect, number];
  return score >= LEANING ? best : null;
}

function isDialect(variety: ArabicVariety | undefined): variety is Dialect {
  return variety === "egy" || variety === "glf" || variety === "lev" || variety === "mgr";
}

/** Words that someone will say, or send to people close by, are in the dialect they speak. */
function isSpoken(type: TaskType, instruction: string): boolean {
  const folded = fold(instruction);
  if (type === "general") return PERSUADING.test(folded) && SAID.test(folded);
  if (type === "creative") return SAID.test(folded) && (SPEECH.test(folded) || OCCASION.test(folded));
  return type === "email-letter" && SHORT_MESSAGE.test(folded);
}
const SAID = /كلام|كلمه|كلمتين|هضره|حكي|اقول|نقول|احكي|نحكي|اقنع|نقنع/;

const ASKED_VARIETIES: [DeliverableVariety, RegExp][] = [
  [
    "egy",
    /(?:باللهجه|بلهجه|بالعاميه|لهجه|عاميه) ?ال?مصري[هء-ي]*|(?:^|\s)بالمصري(?:\s|$)|(?:كلام|نص|اسلوب|لهجه)[ء-ي]* (?:[يت]كون )?(?:ال)?مصري|egyptian (?:arabic|dialect|colloquial)/,
  ],
  [
    "glf",
    /(?:باللهجه|بلهجه|بالعاميه|لهجه|عاميه) ?ال?(?:خليجي|سعودي|كويتي|اماراتي|نجدي|حجازي|قطري|عماني)[هء-ي]*|(?:كلام|نص|اسلوب|لهجه)[ء-ي]* (?:[يت]كون )?(?:ال)?(?:خليجي|سعودي|كويتي|اماراتي|قطري|عماني)|(?:^|\s)(?:بالخليجي|بالسعودي|بالكويتي|بالاماراتي)(?:\s|$)|(?:gulf|saudi|emirati|kuwaiti|khaleeji) (?:arabic|dialect)/,
  ],
  [
    "lev",
    /(?:باللهجه|بلهجه|بالعاميه|لهجه|عاميه) ?ال?(?:شامي|سوري|لبناني|اردني|فلسطيني)[هء-ي]*|(?:كلام|نص|اسلوب|لهجه)[ء-ي]* (?:[يت]كون )?(?:ال)?(?:شامي|لبناني|سوري|اردني|فلسطيني)|(?:^|\s)(?:بالشامي|باللبناني|بالسوري|بالاردني|بالفلسطيني)(?:\s|$)|(?:levantine|lebanese|syrian|jordanian|palestinian) (?:arabic|dialect)/,
  ],
  [
    "mgr",
    /(?:باللهجه|بلهجه|بالعاميه|لهجه|عاميه) ?ال?(?:مغربي|جزايري|تونسي|ليبي)[هء-ي]*|بالدارجه|(?:كلام|نص|اسلوب|لهجه)[ء-ي]* (?:[يت]كون )?(?:ال)?(?:مغربي|تونسي|دارج)|(?:^|\s)(?:بالمغربي|بالتونسي|بالجزايري)(?:\s|$)|darija|(?:moroccan|tunisian|algerian|maghrebi) (?:arabic|dialect)/,
  ],
  ["simple-msa", /بالفصح[يى] (?:ال)?(?:مبسطه|بسيطه|سهله)|فصح[يى] (?:مبسطه|بسيطه|سهله)|simple (?:msa|modern standard)/],
  ["msa", /بالفصح[يى]|عربيه فصح[يى]|\bmsa\b|modern standard arabic/],
];

function askedVariety(text: string, variety: ArabicVariety | undefined): DeliverableVariety | undefined {
  const folded = fold(text);
  const asked = ASKED_VARIETIES.find(([, cue]) => cue.test(folded))?.[0];
  if (asked !== undefined) return asked;
  return isDialect(variety) && /بالعاميه|باللهجه|بلهجتنا|بلهجتي/.test(folded) ? variety : undefined;
}

function askedLanguage(text: string, type: string): string | undefined {
  if (type === "translate" || type === "support-reply" || type === "tutor") return undefined;
  const folded = fold(text);
  if (
    /(?:^|\s)(?:بال|باللغه ال)(?:انجليزي|انجليزيه|انكليزي|انكليزيه)(?:\s|$)|(?:written|answer|respond|reply|write it|output) in english|(?:^|\s)in english(?:$|[.,])/.test(
      folded,
    )
  )
    return "en";
  if (
    /(?:^|\s)(?:بال|باللغه ال)(?:عربي|عربيه)(?:\s|$)|(?:written|answer|respond|reply|write it|output) in arabic|(?:^|\s)in arabic(?:$|[.,])/.test(
      folded,
    )
  )
    return "ar";
  if (/باللغه الفرنسيه|بالفرنسي|in french/.test(folded)) return "fr";
  return undefined;
}
