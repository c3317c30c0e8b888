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
  page.dataset["draft"] = JSON.stringify({ text, answers, task: page.dataset["taskId"] ?? "" });
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
