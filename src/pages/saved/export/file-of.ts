/** What one prompt can be saved as, with the message that names it. */
export const FILES = [
  ["json", "exportData"],
  ["open-webui", "exportOpenWebui"],
  ["dotprompt", "exportDotprompt"],
  ["prompty", "exportPrompty"],
  ["promptfoo", "exportPromptfoo"],
] as const;
export type FileKind = (typeof FILES)[number][0];

interface MadeFile {
  name: string;
  text: string;
  /** Without its character set. */
  type: string;
  /** Whether a blank's name was changed to one that templates take. */
  isRenamed: boolean;
}

/** One prompt as a file; the writers are loaded with the first. */
export async function fileOf(
  prompt: { title: string; content: string; tags: string[] },
  kind: FileKind,
): Promise<MadeFile> {
  const { title, content, tags } = prompt;
  const name =
    title
      .replace(/[\s\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, " ")
      .trim()
      .slice(0, 60)
      .trim() || "prompt";
  if (kind === "json") {
    const text = `${JSON.stringify([{ title, content, tags }], null, 2)}\n`;
    return { name: `${name}.json`, text, type: "application/json", isRenamed: false };
  }
  const { renamesBlanks, WRITTEN_FILES, writePrompt, writePrompts } =
    await import("#prompt-files/write-prompt-file.ts");
  const { ending, type } = WRITTEN_FILES[kind];
  const isOne = kind === "dotprompt" || kind === "prompty";
  return {
    name: `${name}.${ending}`,
    text: isOne ? writePrompt({ title, content, tags }, kind) : writePrompts([{ title, content, tags }], kind),
    type: type.replace(/;.*/, ""),
    isRenamed: kind !== "open-webui" && renamesBlanks(content),
  };
}
