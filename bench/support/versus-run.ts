import type { Language } from "#i18n/language.ts";
import { REGISTRATIONS, runnerOf, TOOLS, type ToolSlug } from "#tools/index.ts";
import { draftTextsOf } from "#tools/draft-prompts.ts";
import { runOnModels } from "#tools/model-call/run-model.ts";
import type { Ports } from "#tools/ports.ts";
import { type CallReply, CHOICE, FileProvider, LIMITS, type WrittenCall } from "./file-provider.ts";

/** One need of one person: what they type into the tool, and the plain sentence they would type to an assistant instead. */
export interface VersusCase {
  id: string;
  tool: ToolSlug;
  lang: Language;
  text: string;
  /** Further fields of the tool's input that the person sets on the page, such as the image model. */
  input?: Record<string, unknown>;
  plain: string;
  /** For the judge: who this is, and what must be right. */
  need: string;
}

export interface VersusRun {
  /** The calls that wait for a reply. */
  open: WrittenCall[];
  /** Null where no model gave a sound answer and the built-in engine would have had to. */
  result: unknown;
  /** What the product says beside the result, such as a breach that a repair did not mend. */
  warnings: string[];
  repaired: boolean;
}

/** A case through the product's own code, its provider replaced by a file of replies: messages, checks and repair as in a run. */
export async function runCase(one: VersusCase, replies: readonly CallReply[]): Promise<VersusRun> {
  const { id, tool, lang } = one;
  const provider = new FileProvider(id, "product", replies);
  const run: VersusRun = { open: [], result: null, warnings: [], repaired: false };
  for await (const event of runOnModels(
    { ai: provider },
    {
      runner: runnerOf(tool),
      input: TOOLS[tool].input.parse({ text: one.text, ...one.input }),
      lang,
      prompt: REGISTRATIONS[tool].systemPrompts[lang],
      drafts: draftTextsOf(tool, lang),
      providers: [CHOICE],
      mainText: TOOLS[tool].mainText,
      signal: new AbortController().signal,
      ports: {} as Ports,
      limits: LIMITS,
    },
  ))
    if (event.type === "answer") {
      run.result = event.result;
      run.warnings = event.warnings.map(({ message }) => message);
      run.repaired = event.calls > 1;
    }
  return { ...run, open: provider.open };
}
