/** What the keyboard opens on every page. */
export type Opened = "commands" | "keys";

/** The event by which a button opens what a key opens. */
export const OPEN_COMMANDS = "openCommands";

/** An address that ends so opens the commands when its page has come. */
export const COMMANDS_HASH = "#commands";

/**
 * What a key press opens; null for any other. Letters are known by their place on the keyboard where the layout gives no Latin ones
 * (an Arabic one above all). "?" typed into a field is text.
 */
export function openedBy(
  event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "isComposing">,
  isInField: boolean,
): Opened | null {
  if (event.isComposing || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    const isK = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === "k" : event.code === "KeyK";
    return isK && !event.shiftKey ? "commands" : null;
  }
  if (isInField) return null;
  return event.key === "?" || event.key === "؟" ? "keys" : null;
}
