import { countWords } from "#engines/text/segment.ts";
import type { PromptLine, SectionId } from "./prompt-line.ts";
import { COMMON_PHRASES } from "./common-phrases.ts";
import type { ComposeInput, PromptLanguage, TaskType } from "./compose-types.ts";
import { spin } from "./spin.ts";

export interface Band {
  least: number;
  most: number;
}

const HEADINGS_FROM = 120;
/** From this weight on a line serves a full prompt, or one that is still too short. */
const FILLING_WEIGHT = 20;
/** Room kept for a heading that a further line may bring. */
const HEADING_WORDS = 8;
const LONE_FACT_WORDS = 14;
const ORDER: readonly SectionId[] = [
  "task",
  "context",
  "details",
  "input",
  "requirements",
  "limits",
  "output",
  "missing",
  "language",
];
const GEMINI_ORDER: readonly SectionId[] = [
  "context",
  "details",
  "input",
  "task",
  "output",
  "missing",
  "language",
  "requirements",
  "limits",
];
const TAGS: Record<SectionId, string> = {
  task: "task",
  context: "context",
  details: "owner_words",
  input: "inputs",
  requirements: "requirements",
  limits: "limits",
  output: "output",
  missing: "missing_information",
  language: "language",
};
const GUARDED: readonly TaskType[] = ["agent-bot", "legal-info", "health-info", "finance-info"];

/** Words a prompt should have: by the length of the request, longer for agents and high-stakes topics (design page, section 3). */
export function lengthBand(requestWords: number, type: TaskType): Band {
  if (GUARDED.includes(type) || requestWords > 45) return { least: 180, most: 450 };
  if (requestWords <= 5) return { least: 60, most: 160 };
  if (requestWords <= 20) return { least: 90, most: 220 };
  return { least: 120, most: 300 };
}

/** Picks the lines that fit the band and the wanted detail, then sets them in the form the target reads best. */
export function arrangePrompt(
  lines: readonly PromptLine[],
  options: {
    band: Band;
    detail: ComposeInput["detail"];
    target: ComposeInput["target"];
    language: PromptLanguage;
    seed: string;
  },
): { prompt: string; used: PromptLine[] } {
  const { band, detail } = options;
  const share = { short: 0.06, standard: 0.32, full: 0.9 }[detail];
  const goal = band.least + (band.most - band.least) * share;
  const optional = lines.filter(({ weight }) => weight > 0).toSorted((a, b) => a.weight - b.weight);
  const chosen = new Set(lines.filter(({ weight }) => weight === 0));
  const pick = () => lines.filter((line) => chosen.has(line));
  let words = countWords(renderLines(pick(), options));
  for (const line of optional) {
    if (words >= (line.weight >= FILLING_WEIGHT && detail !== "full" ? band.least : goal)) break;
    const own = countWords(line.text);
    if (words + own + HEADING_WORDS > band.most) continue;
    chosen.add(line);
    words += own;
  }
  const used = pick();
  return { prompt: renderLines(used, options), used };
}

/** Lines in the form of the target, whatever their length. */
export function renderLines(
  lines: readonly PromptLine[],
  options: { target: ComposeInput["target"]; language: PromptLanguage; seed: string },
): string {
  const { target, language, seed } = options;
  const common = COMMON_PHRASES[language];
  const merged =
    target === "gemini"
      ? lines
      : lines.map((line) => (line.section === "limits" ? { ...line, section: "requirements" as const } : line));
  const facts = merged.filter(({ section }) => section === "context");
  const lone =
    facts.length === 1 &&
    !/\{\{/.test(facts[0]?.text ?? "") &&
    countWords(facts[0]?.text ?? "") <= LONE_FACT_WORDS &&
    target !== "claude"
      ? facts[0]
      : undefined;
  const settled =
    lone === undefined
      ? merged
      : merged.filter((line) => line !== lone).toSpliced(lastTask(merged, lone) + 1, 0, { ...lone, section: "task" });
  const sections = (target === "gemini" ? GEMINI_ORDER : ORDER)
    .map((id) => ({ id, lines: settled.filter(({ section }) => section === id) }))
    .filter((section) => section.lines.length > 0);
  const plain = countWords(lines.map(({ text }) => text).join(" ")) < HEADINGS_FROM;
  if (target === "claude")
    return sections.map(({ id, lines: own }) => `<${TAGS[id]}>\n${body(id, own)}\n</${TAGS[id]}>`).join("\n\n");
  if (plain) return sections.map(({ id, lines: own }) => withLead(id, own, language, seed)).join("\n\n");
  return sections
    .map(({ id, lines: own }, index) => {
      const text = body(id, own);
      if (target === "chatgpt") return `## ${common.headings[id]}\n${text}`;
      if (target === "deepseek") return `${index + 1}. ${common.headings[id]}:\n${text}`;
      if (id === "task") return text;
      return own.length === 1 && own[0]?.block !== true
        ? `${common.headings[id]}: ${text.replace(/^- /, "")}`
        : `${common.headings[id]}:\n${text}`;
    })
    .join("\n\n");
}

/** Where the last task line stands once the lone fact is taken out. */
function lastTask(lines: readonly PromptLine[], lone: PromptLine): number {
  return lines.filter((line) => line !== lone).findLastIndex(({ section }) => section === "task");
}

/** A short prompt has no headings: a list is introduced by half a sentence. */
function withLead(id: SectionId, lines: readonly PromptLine[], language: PromptLanguage, seed: string): string {
  const common = COMMON_PHRASES[language];
  const leads: Partial<Record<SectionId, string>> = {
    context: spin(common.contextLead, seed),
    requirements: spin(common.rulesLead, seed),
    limits: `${common.headings.limits}:`,
    details: `${common.headings.details}:`,
  };
  const lead = leads[id];
  const single = lines.length === 1 && id !== "details" && (id !== "context" || !lines[0]?.text.includes("{{"));
  return lead === undefined || single ? body(id, lines) : `${lead}\n${list(lines)}`;
}

/** Lists for what is counted, sentences for what is told. */
function body(id: SectionId, lines: readonly PromptLine[]): string {
  if (id === "task" || id === "output" || id === "missing" || id === "language")
    return lines.map(({ text }) => text).join(" ");
  if (id === "input") return lines.map(({ text }) => text).join("\n");
  return lines.length === 1 ? (lines[0]?.text ?? "") : list(lines);
}

function list(lines: readonly PromptLine[]): string {
  return lines.map(({ text }) => `- ${text}`).join("\n");
}
