import { keepOfflinePage } from "#browser/keep-offline-page.ts";
import { listenToPromptControls } from "#pages/library/prompt-controls.ts";
import { listenToPackages } from "#pages/pricing/package-controls.ts";
import { openedBy } from "./commands/shortcuts.ts";
import { listenToAuthForms } from "./auth/auth-controls.ts";
import { dismissNotice } from "./dismissed-notice.ts";
import { listenToPageSearch } from "./page-search.ts";
import { keepTheme, reportBannerPress, returnHere } from "./page-controls.ts";
import type { Theme } from "./use-shell.ts";

/** All the script of a page whose `handle` says `static`: its controls work on the markup alone. */
document.addEventListener("click", ({ target }) => {
  const theme = (target as Element).closest<HTMLElement>("[data-choose-theme]")?.dataset["chooseTheme"];
  if (theme === undefined) return;
  const isSignedIn = document.documentElement.hasAttribute("data-signed-in");
  // The page comes again with the theme's own labels and icons.
  void keepTheme(theme as Theme, isSignedIn).then(() => location.reload());
});

/** The command menu needs the framework: for somebody signed in, the page that has it opens with the menu. */
const commands = document.querySelector<HTMLElement>("[data-open-commands]");
commands?.addEventListener("click", () => location.assign(commands.dataset["openCommands"] ?? "/"));
document.addEventListener("keydown", (event) => {
  const isInField = /^(?:INPUT|TEXTAREA|SELECT)$/.test((event.target as Element).tagName);
  if (!commands || openedBy(event, isInField) !== "commands") return;
  event.preventDefault();
  commands.click();
});

document.addEventListener("submit", ({ target }) => {
  const form = target as HTMLFormElement;
  if (form.elements.namedItem("returnTo")) returnHere(form);
});

for (const banner of document.querySelectorAll<HTMLElement>("[data-banner]")) {
  const press = () => reportBannerPress(Number(banner.dataset["banner"]));
  banner.addEventListener("click", press);
  banner.addEventListener("auxclick", ({ button }) => button === 1 && press());
  const image = banner.querySelector("img");
  const hide = () => (banner.hidden = true);
  image?.addEventListener("error", hide);
  if (image?.complete && image.naturalWidth === 0) hide();
}

const notice = document.querySelector<HTMLElement>("[data-notice]");
notice?.querySelector("[data-close-notice]")?.addEventListener("click", () => {
  dismissNotice(notice.dataset["notice"] ?? "");
  notice.hidden = true;
});

listenToAuthForms();
listenToPageSearch();
keepOfflinePage();

const prompt = document.querySelector<HTMLElement>("[data-library-prompt]");
if (prompt && "task" in prompt.dataset)
  void import("#pages/tasks/task-controls.ts").then(({ listenToTask }) => listenToTask(prompt));
else if (prompt) listenToPromptControls(prompt);

const packages = document.querySelector<HTMLElement>("[data-packages]");
if (packages) listenToPackages(packages);
