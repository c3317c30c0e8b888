import type { Flag, Reading, TaskType } from "#engines/reader/reading.ts";
import type { PromptLanguage } from "./compose-types.ts";

/**
 * Lines that might better an answer. Each is guilty until the outcome test proves it alone for the requests it is for
 * (`npm run bench -- outcome`): only what is named in PROVEN enters a prompt.
 */
export const CANDIDATE_LINES = [
  "safety-health",
  "safety-legal",
  "safety-finance",
  "safety-child",
  "material-next",
  "facts-as-given",
  "check-conditions",
] as const;
export type CandidateLine = (typeof CANDIDATE_LINES)[number];

/** What has been proven so far: nothing. */
export const PROVEN: readonly CandidateLine[] = [];

type Read = Pick<Reading, "type" | "stated" | "flags" | "parts">;

const LEAST = 0.5;
const WITH_MATERIAL: readonly TaskType[] = [
  "summarise",
  "translate",
  "rewrite",
  "code-fix-review",
  "extract-classify",
  "data",
];
const LEAST_CONDITIONS = 3;

const raised = (flag: Flag) => (read: Read) => read.flags[flag] >= LEAST;

const FITS: Record<CandidateLine, (read: Read) => boolean> = {
  "safety-health": raised("health"),
  "safety-legal": raised("legal"),
  "safety-finance": raised("finance"),
  "safety-child": raised("child"),
  "material-next": ({ type, stated }) => type !== null && WITH_MATERIAL.includes(type) && stated.material < LEAST,
  "facts-as-given": ({ stated }) => stated.numbers >= LEAST,
  "check-conditions": ({ parts }) =>
    parts.filter(({ role }) => role === "requirement" || role === "exclusion").length >= LEAST_CONDITIONS,
};

const WORDS: Record<PromptLanguage, Record<CandidateLine, string>> = {
  ar: {
    "safety-health": "إن كان في الأمر ما يستدعي طبيبًا فقل ذلك ومتى.",
    "safety-legal": "إن كان الجواب يختلف من بلد إلى بلد فقل ذلك.",
    "safety-finance": "لا تذكر سعرًا ولا نسبة إلا ما أعطيتك أو ما تعرف تاريخه.",
    "safety-child": "النص لطفل: آمن ولطيف.",
    "material-next": "النص أرسله في رسالتي التالية.",
    "facts-as-given": "الأرقام والأسماء والتواريخ كما ذكرتُها.",
    "check-conditions": "راجع ما طلبتُه شرطًا شرطًا قبل أن تجيب، لنفسك.",
  },
  en: {
    "safety-health": "If any of this calls for a doctor, say so and when.",
    "safety-legal": "If the answer depends on the country, say so.",
    "safety-finance": "Give no price or rate except mine, or one whose date you know.",
    "safety-child": "It is for a child: keep it safe and kind.",
    "material-next": "The text comes in my next message.",
    "facts-as-given": "Keep figures, names and dates as I gave them.",
    "check-conditions": "Check each thing I asked for before you answer, for yourself.",
  },
};

/** The lines among the wanted ones that this request calls for, in the table's order. */
export function candidateLines(read: Read, language: PromptLanguage, wanted: readonly CandidateLine[]): string[] {
  return CANDIDATE_LINES.filter((line) => wanted.includes(line) && FITS[line](read)).map(
    (line) => WORDS[language][line],
  );
}
