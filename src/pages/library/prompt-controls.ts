import { fillPlaceholders } from "#tools/bench/fill-placeholders.ts";
import { sendToDraft } from "#tools/browser/kept-draft.ts";
import { blankName, textPieces } from "#ui/text/text-direction.ts";

/**
 * The controls of a prompt's page: blanks, copy, open, use. The page is sent without framework script, and also opens inside the
 * running app, where this is its ref. Returns what takes the listeners off.
 */
export function listenToPromptControls(page: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const promptNow = () => fillPlaceholders(page.dataset["libraryPrompt"] ?? "", valuesOf(page));
  page.addEventListener("input", () => showPrompt(page, promptNow()), { signal });
  const press = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLButtonElement>("button");
    if (!button) return;
    const { usePrompt, openIn } = button.dataset;
    if ("copyPrompt" in button.dataset) void copy(promptNow(), button);
    if ("copyLink" in button.dataset) void copy(location.href, button);
    if (openIn) window.open(openIn + encodeURIComponent(promptNow()), "_blank", "noopener");
    if (usePrompt) {
      sendToDraft("prompt-generate", { text: promptNow() });
      location.assign(usePrompt);
    }
  };
  page.addEventListener("click", press, { signal });
  return () => stop.abort();
}

function valuesOf(page: HTMLElement): Record<string, string> {
  const fields = page.querySelectorAll<HTMLInputElement>("[data-blank]");
  return Object.fromEntries(Array.from(fields, (field) => [field.dataset["blank"] ?? "", field.value]));
}

/** Line by line into the paragraphs that are there: filling a blank never adds or takes a line. A result that was shared has none of its own. */
function showPrompt(page: HTMLElement, prompt: string): void {
  const box = page.querySelector<HTMLElement>("[data-prompt-text]");
  const lines = prompt.split("\n");
  box
    ?.querySelectorAll("p")
    .forEach((paragraph, index) => paragraph.replaceChildren(...textPieces(lines[index] ?? "").map(nodeOf)));
}

function nodeOf(piece: ReturnType<typeof textPieces>[number]): Node | string {
  const name = blankName(piece);
  if (name === null) return piece.text;
  const mark = document.createElement("mark");
  mark.className = "blank-word";
  mark.textContent = name;
  return mark;
}

async function copy(text: string, button: HTMLButtonElement): Promise<void> {
  const words = button.textContent;
  const said = await navigator.clipboard.writeText(text).then(
    () => button.dataset["done"],
    () => button.dataset["failed"],
  );
  button.textContent = said ?? words;
  setTimeout(() => (button.textContent = words), 2000);
}
