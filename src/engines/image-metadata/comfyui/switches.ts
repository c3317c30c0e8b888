import type { Json } from "#engines/image-metadata/json-values.ts";
import { type Graph, linkOf, type Node, valueAt } from "./graph.ts";

const SWITCH =
  /switch|selector|if ?else|conditional ?branch|index ?(?:ed)? ?(?:select|switch)|select ?(?:text|string|prompt|conditioning|any)/iu;
const SELECTOR = /^(?:select|selector|selected|index|input|switch|boolean|bool|cond|condition|which|choice|use)$/iu;
const YES = /true|yes|^tt|^on$/iu;
const NO = /false|no|^ff|^off$/iu;

/** The inputs that a switch lets through: the chosen one, or all in their order where nothing is chosen. Null for another node. */
export function chosenOf(graph: Graph, node: Node): Json[] | null {
  if (!SWITCH.test(node.type)) return null;
  const names = Object.keys(node.inputs);
  const selector = names.find((name) => SELECTOR.test(name) && isChoice(node.inputs[name]));
  const candidates = names.filter(
    (name) => name !== selector && (linkOf(node.inputs[name]) || isWords(node.inputs[name])),
  );
  candidates.sort((a, b) => numberIn(a) - numberIn(b));
  const all = candidates.map((name) => node.inputs[name] as Json);
  const value = selector === undefined ? undefined : valueAt(graph, node.inputs[selector], "value");
  if (value === undefined) return all;
  const isFlag = candidates.some((name) => YES.test(name)) && candidates.some((name) => NO.test(name));
  const chosen = isFlag
    ? candidates.find(
        (name) => (Number(value) === 0 || value === "false" ? NO : YES).test(name) && YES.test(name) !== NO.test(name),
      )
    : candidates.find((name) => numberIn(name) === Number(value) || name === value);
  return chosen === undefined ? all : [node.inputs[chosen] as Json];
}

function isChoice(value: Json | undefined): boolean {
  return typeof value === "number" || typeof value === "boolean" || typeof value === "string" || linkOf(value) !== null;
}

function isWords(value: Json | undefined): boolean {
  return typeof value === "string" && value.trim() !== "";
}

function numberIn(name: string): number {
  return Number(/(\d+)$/u.exec(name)?.[1] ?? 0);
}
