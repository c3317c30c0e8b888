import { listenToPromptControls } from "#pages/library/prompt-controls.ts";
import { keepTheme, returnHere } from "./page-controls.ts";
import type { Theme } from "./use-shell.ts";

/** All the script of a page whose `handle` says `static`: its controls work on the markup alone. */
document.addEventListener("click", ({ target }) => {
  const theme = (target as Element).closest<HTMLElement>("[data-choose-theme]")?.dataset["chooseTheme"];
  if (theme === undefined) return;
  const isSignedIn = document.documentElement.hasAttribute("data-signed-in");
  // The page comes again with the theme's own labels and icons.
  void keepTheme(theme as Theme, isSignedIn).then(() => location.reload());
});

document.addEventListener("submit", ({ target }) => {
  const form = target as HTMLFormElement;
  if (form.elements.namedItem("returnTo")) returnHere(form);
});

const prompt = document.querySelector<HTMLElement>("[data-library-prompt]");
if (prompt) listenToPromptControls(prompt);
