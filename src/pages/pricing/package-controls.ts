import { callApi } from "#browser/call-api.ts";
import { keepNotice } from "#pages/success/kept-notice.ts";
import { languageOfPage } from "#pages/shell/page-controls.ts";

/**
 * The buttons of the packages work on the markup: the page is sent without framework script, and calls this itself where it
 * opens in a browser that runs the framework. Returns how to stop.
 */
export function listenToPackages(page: HTMLElement): () => void {
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLButtonElement>("button[data-package]");
    if (button && !button.ariaBusy) void press(button);
  };
  // A page that comes back from memory shows its buttons as they were left.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted)
      page
        .querySelectorAll<HTMLButtonElement>("button[data-package]")
        .forEach((button) => button.ariaBusy && showIdle(button));
  };
  page.addEventListener("click", onClick);
  window.addEventListener("pageshow", onShow);
  return () => {
    page.removeEventListener("click", onClick);
    window.removeEventListener("pageshow", onShow);
  };
}

/** Claims, or leads to the page to pay or manage on; words of what went wrong otherwise. */
async function press(button: HTMLButtonElement): Promise<void> {
  const { path = "", priceId, next, failed = "" } = button.dataset;
  button.parentElement?.querySelector("[data-fault]")?.remove();
  showLoading(button);
  const answer = await callApi<{ url?: string; message?: string }>(
    languageOfPage(),
    "POST",
    path,
    priceId ? { priceId } : undefined,
  );
  if (answer.ok && next && answer.data.message) keepNotice(answer.data.message);
  if (answer.ok) return location.assign(next ?? answer.data.url ?? location.href);
  showIdle(button);
  const box = button.parentElement?.querySelector("template")?.content.firstElementChild?.cloneNode(true);
  if (!(box instanceof HTMLElement)) return;
  box.dataset["fault"] = "";
  const words = box.querySelector("[data-words]");
  if (words) words.textContent = answer.fault.message || failed;
  button.after(box);
}

function showLoading(button: HTMLButtonElement): void {
  button.ariaBusy = "true";
  button.disabled = true;
  show(button, "loading");
}

function showIdle(button: HTMLButtonElement): void {
  button.ariaBusy = null;
  button.disabled = false;
  show(button, "idle");
}

function show(button: HTMLElement, which: "idle" | "loading"): void {
  for (const words of button.querySelectorAll<HTMLElement>("[data-words]"))
    words.hidden = words.dataset["words"] !== which;
}
