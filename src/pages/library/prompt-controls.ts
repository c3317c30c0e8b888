import { blanksOf, fillPlaceholders } from "#tools/workspace/fill-placeholders.ts";
import { sendToDraft } from "#tools/browser/kept-draft.ts";
import { blankName, directionOf, textPieces } from "#ui/text/text-direction.ts";

/**
 * The controls of a prompt's page: blanks, copy, open, use. The page is sent without framework script, and also opens inside the
 * running app, where this is its ref. Returns what takes the listeners off.
 */
export function listenToPromptControls(page: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const promptNow = () => fillPlaceholders(page.dataset["libraryPrompt"] ?? "", valuesOf(page));
  page.addEventListener(
    "input",
    () => {
      showPrompt(page, promptNow());
      sayBlanksLeft(page, []);
    },
    { signal },
  );
  const press = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLButtonElement>("button");
    if (!button) return;
    const { usePrompt, openIn } = button.dataset;
    if ("copyPrompt" in button.dataset) void copy(takePrompt(page, promptNow()), button);
    if ("copyLink" in button.dataset) void copy(location.href, button);
    if (openIn) window.open(openIn + encodeURIComponent(takePrompt(page, promptNow())), "_blank", "noopener");
    if (usePrompt) {
      // A task's page keeps request and answers apart.
      sendToDraft("prompt-generate", JSON.parse(page.dataset["draft"] ?? "null") ?? { text: promptNow() });
      location.assign(usePrompt);
    }
  };
  page.addEventListener("click", press, { signal });
  return () => stop.abort();
}

function valuesOf(page: HTMLElement): Record<string, string> {
  const fields = page.querySelectorAll<HTMLTextAreaElement>("[data-blank]");
  return Object.fromEntries(Array.from(fields, (field) => [field.dataset["blank"] ?? "", field.value]));
}

/** The prompt as it leaves the page: blanks that were not filled are words in brackets, and the page names them. */
function takePrompt(page: HTMLElement, prompt: string): string {
  const left = blanksOf(prompt);
  sayBlanksLeft(page, left.map(nameOf));
  return fillPlaceholders(prompt, Object.fromEntries(left.map((name) => [name, `[${nameOf(name)}]`])));
}

const nameOf = (blank: string) => blank.replaceAll("_", " ");

function sayBlanksLeft(page: HTMLElement, names: readonly string[]): void {
  const status = page.querySelector<HTMLElement>("[data-blanks-left]");
  if (!status) return;
  const comma = document.documentElement.lang === "ar" ? "، " : ", ";
  status.textContent =
    names.length === 0 ? "" : (status.dataset["blanksLeft"] ?? "").replace("{names}", () => names.join(comma));
}

/** A paragraph a line, as `AutoDirText` sets them: a blank may be filled with several lines. A result that was shared has no such box. */
function showPrompt(page: HTMLElement, prompt: string): void {
  const whole = directionOf(prompt, document.documentElement.dir === "rtl" ? "rtl" : "ltr");
  const paragraphs = prompt.split("\n").map((line) => {
    const paragraph = document.createElement("p");
    paragraph.dir = directionOf(line, whole);
    paragraph.append(...textPieces(line).map(nodeOf));
    return paragraph;
  });
  page.querySelector("[data-prompt-text] > div")?.replaceChildren(...paragraphs);
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
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const { showForCopying } = await import("#ui/show-for-copying.ts");
    return showForCopying(text, { said: button.dataset["refused"] ?? "", close: button.dataset["close"] ?? "" });
  }
  button.textContent = button.dataset["done"] ?? words;
  setTimeout(() => (button.textContent = words), 2000);
}
