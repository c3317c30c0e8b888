import { callApi } from "#browser/call-api.ts";
import { languageOfPage } from "#pages/shell/page-controls.ts";

const MAILED_TO = "siyagha-mailed-to";

interface AuthAnswer {
  redirectTo?: string;
  url?: string;
}

/** The controls of the sign-in pages, which are sent without framework script: faults in place, passwords shown, the address kept. */
export function listenToAuthForms(): void {
  const forms = document.querySelectorAll<HTMLFormElement>("form[data-auth-form]");
  for (const form of forms) {
    form.noValidate = true;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void send(form);
    });
  }
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-show-password]");
    if (button) togglePassword(button);
  });
  showKeptAddress();
  document.querySelector<HTMLElement>("form [aria-invalid]")?.focus();
}

/** Checks, sends, and goes where the answer leads. While it is on its way a second press does nothing. */
async function send(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy) return;
  clearFaults(form);
  const faults = faultsOf(form);
  if (Object.keys(faults).length > 0) return showFaults(form, null, faults);
  const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
  if (values["email"]) sessionStorage.setItem(MAILED_TO, values["email"].trim());
  form.ariaBusy = "true";
  const path = new URL(form.action).pathname.replace("/api", "");
  const answer = await callApi<AuthAnswer>(languageOfPage(), "POST", path, values);
  if (answer.ok) {
    const to = form.dataset["next"] ?? answer.data.redirectTo ?? "/";
    return answer.data.url ? location.assign(answer.data.url) : location.replace(to);
  }
  form.ariaBusy = null;
  const { code, message, fields } = answer.fault;
  if (code === form.dataset["asksAgainOn"]) {
    const again = new URL(location.href);
    again.searchParams.set("error", code);
    return location.replace(again);
  }
  showFaults(form, form.dataset["refusal"] ?? (message || (form.dataset["error"] ?? "")), fields);
}

/** What can be seen without asking the server; the words are on the fields. */
function faultsOf(form: HTMLFormElement): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const field of fieldsOf(form)) {
    const { missing = "", invalid = "", short = "", differs = "", sameAs } = field.dataset;
    const isSame = sameAs === undefined || field.value === (form.elements.namedItem(sameAs) as HTMLInputElement).value;
    if (field.required && field.value.trim() === "") faults[field.name] = missing;
    else if (field.validity.typeMismatch) faults[field.name] = invalid;
    else if (field.value.length < field.minLength) faults[field.name] = short;
    else if (!isSame) faults[field.name] = differs;
  }
  return faults;
}

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
}

/** The message above the form, the words beside the fields, and the focus on the first of them. */
function showFaults(form: HTMLFormElement, message: string | null, faults: Record<string, string>): void {
  const wrong = fieldsOf(form).filter((field) => Object.hasOwn(faults, field.name));
  for (const field of wrong) {
    const own = faults[field.name] || (field.dataset["invalid"] ?? "");
    const box = boxOf(form, "template[data-field-fault]", own);
    box.id = `${field.id}-error`;
    box.dataset["fault"] = "";
    field.setAttribute("aria-invalid", "true");
    field.setAttribute("aria-describedby", box.id);
    (field.closest("[data-password]") ?? field).after(box);
  }
  // A reason that belongs to one field is said there alone.
  const isSaid = wrong.length === 1 && form.dataset["refusal"] === undefined;
  if (message && !isSaid) {
    const box = boxOf(form, "template[data-form-fault]", message);
    box.dataset["fault"] = "";
    form.prepend(box);
  }
  wrong[0]?.focus();
}

/** A copy of one of the form's templates, filled. */
function boxOf(form: HTMLFormElement, template: string, words: string): HTMLElement {
  const box = form.querySelector<HTMLTemplateElement>(template)?.content.firstElementChild?.cloneNode(true);
  const copy = box as HTMLElement;
  const place = copy.querySelector("[data-words]");
  if (place) place.textContent = words;
  return copy;
}

function clearFaults(form: HTMLFormElement): void {
  for (const box of form.querySelectorAll("[data-fault], [role=alert]")) box.remove();
  for (const field of form.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid");
}

function togglePassword(button: HTMLElement): void {
  const field = button.parentElement?.querySelector("input");
  if (!field) return;
  const isShown = field.type === "text";
  field.type = isShown ? "password" : "text";
  button.ariaPressed = String(!isShown);
  button.ariaLabel = button.dataset[isShown ? "labelShow" : "labelHide"] ?? "";
}

/** The address that was typed last in this tab: where the mail went, and in the field again after a refusal. */
function showKeptAddress(): void {
  const address = sessionStorage.getItem(MAILED_TO);
  const field = document.querySelector<HTMLInputElement>("form[data-auth-form] input[name=email]");
  if (!address || !field) return;
  if (field.value === "") field.value = address;
  const line = document.querySelector<HTMLElement>("[data-mailed-to]");
  if (!line) return;
  const place = line.querySelector("bdi");
  if (place) place.textContent = address;
  line.hidden = false;
}
