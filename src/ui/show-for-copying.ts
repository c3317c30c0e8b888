/** What the dialog says: `said` names the keys to press. */
interface Words {
  said: string;
  close: string;
}

/** Shows a text that the browser would not copy: selected, with a word on what to press. Works on pages without the framework too. */
export function showForCopying(text: string, { said, close }: Words): void {
  const dialog = document.createElement("dialog");
  dialog.className = "appear w-[min(36rem,calc(100%-2rem))] rounded-card border border-line bg-raised p-5 text-start";
  dialog.ariaLabel = said;
  const line = document.createElement("p");
  line.textContent = said;
  const field = document.createElement("textarea");
  field.className = "control mt-3 max-h-[50svh]";
  field.ariaLabel = said;
  field.readOnly = true;
  field.dir = "auto";
  field.rows = 6;
  field.value = text;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button mt-3 min-h-11 border border-edge bg-raised px-5 py-2";
  button.textContent = close;
  button.addEventListener("click", () => dialog.close());
  // Closed by its button, by Escape or once it has been copied by hand.
  field.addEventListener("copy", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.append(line, field, button);
  document.body.append(dialog);
  dialog.showModal();
  field.focus();
  field.select();
}
