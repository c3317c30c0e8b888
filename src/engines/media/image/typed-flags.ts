import type { ImageModel } from "../media-models-data.ts";

/** Flags that a person typed at the end of a request, as "--name value". */
export interface TypedFlags {
  /** The request without them. */
  text: string;
  ratio?: string;
  /** Values of `--no`. */
  avoid?: string;
  /** Those the model takes, as written. */
  kept: string[];
  /** Names of those it does not take. */
  dropped: string[];
}

const TAIL = /\s--[a-z]+(?:\s|$)[^\n]*$/i;

export function readTypedFlags(text: string, model: ImageModel): TypedFlags {
  const tail = TAIL.exec(text);
  const rest = tail ? text.slice(0, tail.index).trim() : "";
  if (!tail || rest === "") return { text, kept: [], dropped: [] };
  const found: TypedFlags = { text: rest, kept: [], dropped: [] };
  for (const [, name = "", values = ""] of tail[0].matchAll(/--([a-z]+)((?:\s+(?!--)\S+)*)/gi)) {
    const value = values.trim();
    if (name === "ar" && /^\d{1,2}:\d{1,2}$/.test(value)) found.ratio = value;
    else if (name === "no" && value !== "") found.avoid = value;
    else if (name === "v") continue;
    else if (takesFlag(model, name, value)) found.kept.push(value === "" ? `--${name}` : `--${name} ${value}`);
    else found.dropped.push(`--${name}`);
  }
  return found;
}

/** Whether the model's table has the flag and its value lies within bounds. */
export function takesFlag(model: ImageModel, name: string, value: string): boolean {
  if (!model.flags || !Object.hasOwn(model.flags, name)) return false;
  const bounds = model.flags[name];
  return bounds ? value !== "" && Number(value) >= bounds[0] && Number(value) <= bounds[1] : value === "";
}
