import type { ImageModel } from "../media-models.ts";

/** Flags that a person typed in a request, as "--name value". */
export interface TypedFlags {
  /** The request without them. */
  text: string;
  ratio?: string;
  /** Values of `--no`. */
  avoid?: string;
  /** The version or line of models that the person chose, with its flag. */
  version?: string;
  /** Those the model takes, as written. */
  kept: string[];
  /** Names of those it does not take. */
  dropped: string[];
  /** Those whose value lies outside the bounds of the model's table. */
  outside: string[];
}

const REFERENCE = /(?:\s+(?:https?:\/\/\S+|random|\d+)(?:::-?[\d.]+)?(?=\s|$))+/iuy;
const CODE = /(?:\s+(?=[a-z]*\d)[a-z\d]{5,}(?:::-?[\d.]+)?(?=\s|$))*/iuy;
const RATIO = /\s+\d{1,2}\s?:\s?\d{1,2}(?!\d)/uy;
const NUMBER = /\s+\d+(?:\.\d+)?(?=[\s,]|$)/uy;
const NOTHING = /(?:)/uy;

/** What follows each flag that Midjourney has or had, of whatever version: a person who types one knows it. */
const VALUE_OF: Readonly<Record<string, RegExp>> = {
  ar: RATIO,
  aspect: RATIO,
  sref: REFERENCE,
  cref: REFERENCE,
  oref: REFERENCE,
  p: CODE,
  profile: CODE,
  personalize: CODE,
  style: /\s+(?:raw|cute|scenic|expressive|original|4[abc])(?=\s|$)/iuy,
  v: NUMBER,
  version: NUMBER,
  niji: /(?:\s+\d(?=\s|$))?/uy,
  ...Object.fromEntries(
    "s stylize c chaos w weird q quality exp seed sw sv cw ow iw stop repeat r"
      .split(" ")
      .map((name) => [name, NUMBER]),
  ),
  ...Object.fromEntries(
    "raw hd sd tile draft fast relax turbo stealth public video loop".split(" ").map((name) => [name, NOTHING]),
  ),
};
/** Of an unknown flag only a figure is its value; other words are the person's request. */
const UNKNOWN = /(?:\s+[\d.:]+(?=\s|$))?/uy;
/** A keyboard turns two hyphens into a dash, and sets them apart. */
const START = /(?<=^|\s)(?:(--)|([\u2014\u2013])|([\u2014\u2013]\s|-\s-\s?))(\p{L}+)(?![\p{L}\d-])/giu;

interface Flag {
  name: string;
  value: string;
  start: number;
  end: number;
}

/** Reads flags anywhere in a request; each takes its own value and no word more, but for `--no`, which takes a list. */
export function readTypedFlags(text: string, model: ImageModel): TypedFlags {
  const flags = findFlags(text);
  const rest = textBetween(text, flags);
  const found: TypedFlags = { text: rest, kept: [], dropped: [], outside: [] };
  if (flags.length === 0 || rest === "") return { ...found, text };
  for (const { name, value } of flags) {
    const written = value === "" ? `--${name}` : `--${name} ${value}`;
    if (VALUE_OF[name] === RATIO && value !== "") found.ratio = value;
    else if (name === "no") found.avoid = [found.avoid, value].filter(Boolean).join(", ");
    else if (!model.flags) found.dropped.push(`--${name}`);
    else if (/^(?:v|version|niji)$/u.test(name)) found.version = written;
    else if (takesFlag(model, name, value)) found.kept.push(written);
    else if (Object.hasOwn(model.flags, name)) found.outside.push(written);
    else (isOwnFlag(name) ? found.kept : found.dropped).push(isOwnFlag(name) ? written : `--${name}`);
  }
  return found;
}

/** Whether Midjourney has or had the flag in some version. */
function isOwnFlag(name: string): boolean {
  return Object.hasOwn(VALUE_OF, name);
}

function findFlags(text: string): Flag[] {
  const flags: Flag[] = [];
  for (const match of text.matchAll(START)) {
    const [whole, hyphens, dash, , raw = ""] = match;
    const name = raw.toLowerCase();
    const end = match.index + whole.length;
    const value = name === "no" ? listAt(text, end) : valueAt(text, end, VALUE_OF[name] ?? UNKNOWN);
    // A dash is punctuation too: "a room — no people" says it in words.
    const isSure = hyphens !== undefined || (dash !== undefined && (name === "no" || isOwnFlag(name)));
    if (!isSure && (name === "no" || !isOwnFlag(name) || value === "")) continue;
    if (hyphens === undefined && VALUE_OF[name] === RATIO && value === "") continue;
    flags.push({ name, value: tidied(name, value), start: match.index, end: end + value.length });
  }
  return flags;
}

function valueAt(text: string, from: number, shape: RegExp): string {
  shape.lastIndex = from;
  return shape.exec(text)?.[0] ?? "";
}

/** All that follows up to the next flag or line. */
function listAt(text: string, from: number): string {
  const rest = text.slice(from).split("\n", 1)[0] as string;
  const next = rest.search(START);
  return next < 0 ? rest : rest.slice(0, next);
}

function tidied(name: string, value: string): string {
  return VALUE_OF[name] === RATIO ? value.replace(/\s+/gu, "") : value.trim();
}

/** The request without its flags and without the command before it. */
function textBetween(text: string, flags: readonly Flag[]): string {
  const cuts = [0, ...flags.flatMap(({ start, end }) => [start, end]), text.length];
  const pieces = cuts.flatMap((from, index) => (index % 2 === 0 ? [text.slice(from, cuts[index + 1])] : []));
  const kept = pieces.map((piece) => piece.trim()).filter(Boolean);
  return (flags.length === 0 ? text : kept.join(" ")).replace(/^\s*\/imagine\s*(?:prompt\s*:?)?\s*/iu, "");
}

/** Whether the model's table has the flag and its value lies within bounds. */
export function takesFlag(model: ImageModel, name: string, value: string): boolean {
  if (!model.flags || !Object.hasOwn(model.flags, name)) return false;
  const bounds = model.flags[name];
  return bounds ? value !== "" && Number(value) >= bounds[0] && Number(value) <= bounds[1] : value === "";
}
