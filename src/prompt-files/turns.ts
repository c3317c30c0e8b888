/** One message of a prompt in several roles. */
export interface Turn {
  role: "system" | "user" | "assistant";
  text: string;
}

const HEAD = /^[ \t]*#?[ \t]*(system|developer|user|assistant|model)(?:\[[^\]\n]{0,200}\])?[ \t]*:[ \t]*$/im;
const HEADS = new RegExp(HEAD.source, "gim");

/** The role by any of the names that programs give it; null for others, such as a tool's. */
export function roleOf(name: string): Turn["role"] | null {
  const known = name.toLowerCase();
  if (known === "developer" || known === "system") return "system";
  if (known === "assistant" || known === "model") return "assistant";
  return known === "user" || known === "human" ? "user" : null;
}

/** A saved prompt is one text: several messages are set below each other under lines such as `system:`; a single one has none. */
export function contentOf(turns: readonly Turn[]): string {
  const written = turns.map(({ role, text }) => ({ role, text: text.trim() })).filter(({ text }) => text !== "");
  if (written.length === 1) return (written[0] as Turn).text;
  return written.map(({ role, text }) => `${role}:\n${text}`).join("\n\n");
}

/** The messages of a saved prompt again; a text that does not begin with such a line is one message of the user's. */
export function turnsOf(content: string): Turn[] {
  const text = content.trim();
  const first = text.match(HEAD);
  if (first?.index !== 0) return [{ role: "user", text }];
  const heads = [...text.matchAll(HEADS)];
  return heads.map((head, at) => ({
    role: roleOf(head[1] as string) ?? "user",
    text: text.slice(head.index + head[0].length, heads[at + 1]?.index).trim(),
  }));
}
