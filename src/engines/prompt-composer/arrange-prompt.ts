import { countWords } from "../text/segment.ts";
import type { PromptLine, SectionId } from "./build-lines.ts";
import { COMMON_PHRASES } from "./common-phrases.ts";
import type { ComposeInput, PromptLanguage, TaskType } from "./compose-types.ts";
import { spin } from "./spin.ts";

export interface Band {
  least: number;
  most: number;
}

const HEADINGS_FROM = 120;
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
  const share = { short: 0.06, standard: 0.4, full: 0.9 }[detail];
  const goal = band.least + (band.most - band.least) * share;
  const optional = lines.filter(({ weight }) => weight > 0).toSorted((a, b) => a.weight - b.weight);
  const chosen = new Set(lines.filter(({ weight }) => weight === 0));
  const pick = () => lines.filter((line) => chosen.has(line));
  let prompt = render(pick(), options);
  for (const line of optional) {
    if (countWords(prompt) >= goal) break;
    chosen.add(line);
    const longer = render(pick(), options);
    if (countWords(longer) > band.most) chosen.delete(line);
    else prompt = longer;
  }
  return { prompt, used: pick() };
}

function render(
  lines: readonly PromptLine[],
  options: { target: ComposeInput["target"]; language: PromptLanguage; seed: string },
): string {
  const { target, language, seed } = options;
  const common = COMMON_PHRASES[language];
  const merged =
    target === "gemini"
      ? lines
      : lines.map((line) => (line.section === "limits" ? { ...line, section: "requirements" as const } : line));
  const sections = (target === "gemini" ? GEMINI_ORDER : ORDER)
    .map((id) => ({ id, lines: merged.filter(({ section }) => section === id) }))
    .filter((section) => section.lines.length > 0);
  const plain = countWords(lines.map(({ text }) => text).join(" ")) < HEADINGS_FROM;
  if (target === "claude")
    return sections.map(({ id, lines: own }) => `<${TAGS[id]}>\n${body(id, own)}\n</${TAGS[id]}>`).join("\n\n");
  if (plain) {
    const leads: Partial<Record<SectionId, string>> = {
      context: spin(common.contextLead, seed),
      requirements: spin(common.rulesLead, seed),
      limits: `${common.headings.limits}:`,
      input: spin(common.inputLead, seed),
      details: `${common.headings.details}:`,
    };
    return sections
      .map(({ id, lines: own }) => {
        const lead = id === "input" && own.every(({ block }) => block === true) ? undefined : leads[id];
        if (lead === undefined) return body(id, own);
        return own.length === 1 && id !== "input" && id !== "details"
          ? `${id === "context" ? `${lead} ` : ""}${own[0]?.text}`
          : `${lead}\n${body(id, own)}`;
      })
      .join("\n\n");
  }
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

/** Lists for what is counted, sentences for what is told. */
function body(id: SectionId, lines: readonly PromptLine[]): string {
  if (id === "task" || id === "output" || id === "missing" || id === "language")
    return lines.map(({ text }) => text).join(" ");
  if (lines.length === 1 && id !== "input") return lines[0]?.text ?? "";
  return lines.map(({ text, block }) => (block === true ? text : `- ${text}`)).join("\n");
}
