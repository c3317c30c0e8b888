import { stringify } from "yaml";
import { nameBlanks } from "./name-blanks.ts";
import { contentOf, turnsOf } from "./turns.ts";

export { renamesBlanks } from "./name-blanks.ts";

/** Other programs' files that saved prompts are written as. The first two hold one prompt, the others any number. */
type WrittenFormat = "dotprompt" | "prompty" | "open-webui" | "promptfoo";

/** How such files end and are called by browsers. */
export const WRITTEN_FILES: Record<WrittenFormat, { ending: string; type: string }> = {
  dotprompt: { ending: "prompt", type: "text/plain; charset=utf-8" },
  prompty: { ending: "prompty", type: "text/plain; charset=utf-8" },
  "open-webui": { ending: "json", type: "application/json; charset=utf-8" },
  promptfoo: { ending: "yaml", type: "application/yaml; charset=utf-8" },
};

interface PromptToWrite {
  title: string;
  content: string;
  tags: readonly string[];
}

/** Long lines are not folded: a fold inside Arabic is hard to edit by hand. */
const YAML = { lineWidth: 0 } as const;

/** One prompt as a file of its own, as `dotprompt` or `prompty`. */
export function writePrompt(prompt: PromptToWrite, format: "dotprompt" | "prompty"): string {
  const { text, names } = nameBlanks(prompt.content);
  const turns = turnsOf(text);
  if (format === "prompty") {
    const front = {
      name: prompt.title,
      ...(prompt.tags.length > 0 ? { tags: prompt.tags } : {}),
      model: { api: "chat" },
      ...(names.length > 0 ? { inputs: Object.fromEntries(names.map((name) => [name, { type: "string" }])) } : {}),
    };
    return `---\n${stringify(front, YAML)}---\n${turns.map((turn) => `${turn.role}:\n${turn.text}`).join("\n\n")}\n`;
  }
  const front = {
    name: prompt.title,
    ...(prompt.tags.length > 0 ? { metadata: { tags: prompt.tags } } : {}),
    ...(names.length > 0 ? { input: { schema: Object.fromEntries(names.map((name) => [name, "string"])) } } : {}),
  };
  const isOne = turns.length === 1 && turns[0]?.role === "user";
  const body = turns.map(({ role, text: words }) => `{{role "${role === "assistant" ? "model" : role}"}}\n${words}`);
  return `---\n${stringify(front, YAML)}---\n${isOne ? contentOf(turns) : body.join("\n\n")}\n`;
}

/** Prompts as one file, as `open-webui` or `promptfoo`. */
export function writePrompts(prompts: readonly PromptToWrite[], format: "open-webui" | "promptfoo"): string {
  return format === "open-webui" ? openWebuiFile(prompts) : promptfooFile(prompts);
}

/** Older versions read `title`, newer ones `name`; a command is unique and in Latin letters. */
function openWebuiFile(prompts: readonly PromptToWrite[]): string {
  const taken = new Set<string>();
  const entries = prompts.map(({ title, content, tags }) => {
    const command = freeName(slugOf(title), taken, "-");
    return { command, title, name: title, content, tags };
  });
  return `${JSON.stringify(entries, null, 2)}\n`;
}

function slugOf(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join("-").slice(0, 40).replace(/-$/, "") || "prompt";
}

/** One test with every blank empty, to be filled; which models are asked is for the person to say. */
function promptfooFile(prompts: readonly PromptToWrite[]): string {
  const written = prompts.map(({ title, content }) => {
    const { text, names } = nameBlanks(content);
    const turns = turnsOf(text);
    const isOne = turns.length === 1 && turns[0]?.role === "user";
    const messages = turns.map(({ role, text: words }) => ({ role, content: words }));
    return { label: title, raw: isOne ? contentOf(turns) : JSON.stringify(messages, null, 2), names };
  });
  const names = [...new Set(written.flatMap((each) => each.names))];
  const config = {
    prompts: written.map(({ label, raw }) => ({ label, raw })),
    ...(names.length > 0 ? { tests: [{ vars: Object.fromEntries(names.map((name) => [name, ""])) }] } : {}),
  };
  return stringify(config, YAML);
}

function freeName(wanted: string, taken: Set<string>, between: string): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}${between}${number}`;
  taken.add(name);
  return name;
}
