import { type Json, type JsonObject, objectOf, stringOf } from "#engines/image-metadata/json-values.ts";

export interface Node {
  id: string;
  type: string;
  /** Values, and links as [node, number of the output]. */
  inputs: JsonObject;
  /** Names of the outputs in small letters, where the file has them. */
  outputs: readonly string[];
}
export type Graph = ReadonlyMap<string, Node>;
export interface Link {
  id: string;
  output: number;
}

const MOST_NODES = 4000;

/** The graph as ComfyUI ran it: nodes by their numbers. Null for an object that is none. */
export function graphOfPrompt(json: JsonObject): Graph | null {
  const graph = new Map<string, Node>();
  for (const [id, value] of Object.entries(json).slice(0, MOST_NODES)) {
    const node = objectOf(value);
    const type = stringOf(node?.["class_type"]);
    if (node && type) graph.set(id, { id, type, inputs: objectOf(node["inputs"]) ?? {}, outputs: [] });
  }
  return graph.size > 0 ? graph : null;
}

export function isComfyGraph(json: JsonObject): boolean {
  return graphOfPrompt(json) !== null;
}

export function linkOf(input: Json | undefined): Link | null {
  if (!Array.isArray(input) || input.length !== 2) return null;
  const [id, output] = input;
  return (typeof id === "string" || typeof id === "number") && typeof output === "number"
    ? { id: String(id), output }
    : null;
}

/** The nodes behind these, each once, nearer ones first; the given ones are the first. */
export function behind(graph: Graph, from: readonly Node[]): Node[] {
  const seen = new Map(from.map((node) => [node.id, node]));
  const queue = [...from];
  for (let at = 0; at < queue.length; at += 1) {
    for (const input of Object.values((queue[at] as Node).inputs)) {
      const link = linkOf(input);
      const next = link && graph.get(link.id);
      if (!next || seen.has(next.id)) continue;
      seen.set(next.id, next);
      queue.push(next);
    }
  }
  return queue;
}

/** Nodes whose result nobody takes: those that save first, then those that show, then the others. */
export function endsOf(graph: Graph): Node[] {
  const taken = new Set<string>();
  for (const { inputs } of graph.values())
    for (const input of Object.values(inputs)) {
      const link = linkOf(input);
      if (link) taken.add(link.id);
    }
  const rank = ({ id, type, inputs }: Node) => {
    const isSaving = /save/iu.test(type) && Object.values(inputs).some((input) => linkOf(input));
    if (isSaving) return /latent|mask|model|video|text|json/iu.test(type) ? 1 : 0;
    if (taken.has(id)) return 9;
    return /preview|show|compar/iu.test(type) ? 2 : 3;
  };
  return [...graph.values()].filter((node) => rank(node) < 9).toSorted((a, b) => rank(a) - rank(b));
}

/** The value of an input, through links; of a node with several values the one of that name, else by the output's number. */
export function valueAt(graph: Graph, input: Json | undefined, name: string, depth = 0): string | number | undefined {
  if (typeof input === "string" || typeof input === "number") return input;
  if (typeof input === "boolean") return Number(input);
  const link = linkOf(input);
  const node = link && graph.get(link.id);
  if (!node || depth > 20) return undefined;
  const plain = (value: Json | undefined) => typeof value !== "object" && value !== undefined;
  const named = node.inputs[name] ?? node.inputs["value"];
  if (named !== undefined) return valueAt(graph, named, name, depth + 1);
  const values = Object.values(node.inputs).filter(plain);
  const passing = Object.values(node.inputs).filter((value) => linkOf(value));
  if (values.length === 0 && passing.length === 1) return valueAt(graph, passing[0], name, depth + 1);
  const placed = values[link.output];
  return valueAt(graph, placed ?? values.find((value) => typeof value === "number"), name, depth + 1);
}
