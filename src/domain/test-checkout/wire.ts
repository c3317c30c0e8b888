/** A value of the provider's form encoding: `line_items[0][price]=p` is `{line_items: [{price: "p"}]}`. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** Decodes bracketed form fields; a group whose keys are 0, 1, 2 … is a list. */
export function decodeForm(encoded: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = [...name.matchAll(/^[^[]+|[^[\]]+|(?<=\[)(?=\])/g)].map((match) => match[0]);
    if (path.some((key) => key === "__proto__")) continue;
    let current = root;
    path.slice(0, -1).forEach((key) => {
      const next = current[key];
      current = (typeof next === "object" ? next : (current[key] = {})) as Form;
    });
    const last = path.at(-1) ?? name;
    current[last === "" ? String(Object.keys(current).length) : last] = value;
  }
  return listsOf(root) as Form;
}

function listsOf(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, listsOf(inner)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** A refusal in the provider's words. */
export class WireError extends Error {
  readonly status: number;
  readonly code: string;
  readonly param: string | undefined;

  constructor(status: number, code: string, message: string, param?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

export function missing(what: string, id: string, param = "id"): WireError {
  return new WireError(404, "resource_missing", `No such ${what}: '${id}'`, param);
}

/** Text at a field; throws as the provider does when a required one is missing. */
export function requiredText(form: Form, name: string): string {
  const value = form[name];
  if (typeof value !== "string" || value === "")
    throw new WireError(400, "parameter_missing", `Missing required param: ${name}.`, name);
  return value;
}

export function optionalText(form: Form, name: string): string | null {
  const value = form[name];
  return typeof value === "string" && value !== "" ? value : null;
}

export function refuseUnknown(form: Form, known: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new WireError(400, "parameter_unknown", `Received unknown parameter: ${unknown}`, unknown);
}
