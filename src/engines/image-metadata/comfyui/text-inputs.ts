import { type Json, stringOf } from "#engines/image-metadata/json-values.ts";
import { linkOf, type Node } from "./graph.ts";

const TEXT =
  /text|prompt|string|caption|words|tags|content|descri|subject|^value$|^clip_[lgh]$|^t5|^llama$|^str|^any|^input|^line|^part/iu;
/** Inputs that steer what a node does with its texts. */
const STEERING = new RegExp(
  `^(?:${[
    "clip|model|vae|text_encoder|device|type|delimiter|separator|sep|find|replace|mode|action|seed",
    "regex.*|.*template.*|system.*|.*negative.*|filename.*|.*_name|.*_path",
    ".*_?(?:width|height|size|strength|weight|count|length)|.*normali[sz]ation|.*whitespace",
    "tidy_tags|Select.*|input_?(?:type|mode)|wildcard_text",
  ].join("|")})$`,
  "iu",
);
/** An encoder for two readers of text: the same words twice are one prompt. */
const ENCODER = /encode|conditioning/iu;

/** The inputs of a node that hold its words or lead to them, in the order of the words, and what the node puts between them. */
export function textInputsOf(node: Node): { names: string[]; between: string; isDistinct: boolean } {
  const { type } = node;
  const isDistinct = ENCODER.test(type);
  return { names: ordered(namesOf(node)), between: isDistinct ? "\n" : betweenOf(node), isDistinct };
}

function namesOf({ type, inputs }: Node): string[] {
  const named = (pattern: RegExp) =>
    Object.keys(inputs).filter((name) => pattern.test(name) && holdsText(inputs[name]));
  // What a node drew from a template, or was shown, says more than what went in.
  const settled = [...named(/^populated/iu), ...(/show|display|preview/iu.test(type) ? named(/^text_?\d+$/iu) : [])];
  if (settled.length > 0) return settled;
  const texts = named(TEXT).filter((name) => !STEERING.test(name));
  if (texts.length > 0) return texts;
  const template = named(/^wildcard_text$/iu);
  return template.length > 0
    ? template
    : Object.keys(inputs).filter((name) => !STEERING.test(name) && isProse(inputs[name]));
}

function holdsText(value: Json | undefined): boolean {
  return (typeof value === "string" && value.trim() !== "") || linkOf(value) !== null;
}

/** Settings are single words of plain letters; words of people are not. */
function isProse(value: Json | undefined): boolean {
  return typeof value === "string" && (/\S\s\S/u.test(value.slice(0, 2000)) || /[^\u0000-\u007F]/u.test(value));
}

/** Numbered or lettered names follow their numbers: the file has links behind values, whatever their order on the node. */
function ordered(names: readonly string[]): string[] {
  const keyed = names.map((name) => {
    const parts = /^(.*?)(?:[_ -]?(\d+)|[_ -]?([a-z]))$/iu.exec(name);
    const letter = parts?.[3]?.toLowerCase().codePointAt(0) ?? 0;
    return { name, family: parts ? (parts[1] ?? "") : name, place: parts?.[2] ? Number(parts[2]) : letter };
  });
  const first = (family: string) => keyed.findIndex((key) => key.family === family);
  return keyed
    .map((key) => ({ ...key, start: first(key.family) }))
    .toSorted((a, b) => a.start - b.start || a.place - b.place)
    .map(({ name }) => name);
}

function betweenOf({ type, inputs }: Node): string {
  const given = stringOf(inputs["delimiter"] ?? inputs["separator"] ?? inputs["sep"]);
  if (given !== undefined) return given.replaceAll("\\n", "\n");
  if (inputs["tidy_tags"] === "yes") return ", ";
  return /concat/iu.test(type) ? "" : "\n";
}
