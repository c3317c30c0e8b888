import { recompose } from "#engines/prompt-composer/recompose.ts";
import { saidOf } from "#engines/questions/says-nothing.ts";
import { listenToPromptControls } from "#pages/library/prompt-controls.ts";

/**
 * The fields of a task's page: request and answers become the prompt as they are typed, and what "go on" sends to the generator. All in
 * the browser: nothing is sent, so nobody needs an account. Returns what takes the listeners off.
 */
export function listenToTask(page: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  // Before the prompt's own listener, which shows what is composed here.
  page.addEventListener("input", () => compose(page), { signal, capture: true });
  page.addEventListener("click", ({ target }) => fillFrom(target as Element), { signal });
  const stopPrompt = listenToPromptControls(page);
  restore(page);
  // A browser may have kept what was typed before the page came again.
  page.querySelector("[data-request]")?.dispatchEvent(new Event("input", { bubbles: true }));
  return () => {
    stop.abort();
    stopPrompt();
  };
}

function compose(page: HTMLElement): void {
  const text = page.querySelector<HTMLTextAreaElement>("[data-request]")?.value ?? "";
  const fields = [...page.querySelectorAll<HTMLTextAreaElement>("[data-answer]")];
  const answers = fields.flatMap(({ value, dataset: { answer: id = "", label = "" } }) => {
    const said = saidOf(value.trim(), null);
    return said === "" ? [] : [{ id, text: said, ask: label }];
  });
  const language = page.dataset["task"] === "en" ? "en" : "ar";
  const details = answers.map(({ id, text: said, ask }) => ({ of: id, label: ask, text: said }));
  page.dataset["libraryPrompt"] = recompose({ text, language, answers: details }).prompt;
  keep(page, text, answers);
  page.dataset["draft"] = JSON.stringify({ text, answers, task: page.dataset["taskId"] ?? "" });
}

type Given = readonly { id: string; text: string }[];

const keyOf = (page: HTMLElement) => `siyagha-task:${page.dataset["taskId"] ?? ""}`;

/** What is typed outlives a reload and the other language, in this tab alone. */
function keep(page: HTMLElement, text: string, answers: Given): void {
  // A request as it was written is the page's own, in its language.
  const own = text === page.querySelector<HTMLTextAreaElement>("[data-request]")?.defaultValue ? "" : text;
  sessionStorage.setItem(keyOf(page), JSON.stringify({ own, answers }));
}

function restore(page: HTMLElement): void {
  const kept = JSON.parse(sessionStorage.getItem(keyOf(page)) ?? "null") as { own: string; answers: Given } | null;
  const request = page.querySelector<HTMLTextAreaElement>("[data-request]");
  if (request && kept?.own) request.value = kept.own;
  for (const { id, text } of kept?.answers ?? []) {
    const field = page.querySelector<HTMLTextAreaElement>(`[data-answer="${id}"]`);
    if (field) field.value = text;
  }
}

/** A tap on a likely answer fills its question's field; a second one empties it. */
function fillFrom(target: Element): void {
  const tap = target.closest<HTMLButtonElement>("[data-tap]");
  const field = tap?.closest("[data-question]")?.querySelector<HTMLTextAreaElement>("[data-answer]");
  if (!tap || !field) return;
  const words = tap.textContent ?? "";
  field.value = field.value === words ? "" : words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
