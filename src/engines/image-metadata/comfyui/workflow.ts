import { type Json, type JsonObject, listOf, objectOf, stringOf } from "#engines/image-metadata/json-values.ts";
import { type Graph, linkOf, type Node } from "./graph.ts";
import { isPassing, type Placed, sourceOf } from "./workflow-links.ts";
import { widgetsOf } from "./workflow-widgets.ts";

/** A subgraph can hold itself, or two of the next one at each level. */
const MOST_NODES = 4000;
const MOST_LINKS = 8000;
const DEEPEST = 8;
/** Ends of a subgraph's inner links. */
const [INPUT_SIDE, OUTPUT_SIDE] = [-10, -20];

interface Scope {
  placed: Map<string, Placed>;
  subgraphs: ReadonlyMap<string, JsonObject>;
}

/** The graph on the screen as if it had run: subgraphs opened, bypassed and muted nodes passed over. Null for an object that is none. */
export function graphOfWorkflow(json: JsonObject): Graph | null {
  if (!Array.isArray(json["nodes"])) return null;
  const kinds = listOf(objectOf(json["definitions"])?.["subgraphs"]).map(objectOf);
  const subgraphs = new Map(kinds.flatMap((kind) => (kind ? [[String(kind["id"]), kind] as const] : [])));
  const scope: Scope = { placed: new Map(), subgraphs };
  place(scope, json, { prefix: "", depth: 0 });
  const graph = new Map<string, Node>();
  for (const node of scope.placed.values()) {
    if (isPassing(node) || node.mode === "muted") continue;
    const inputs: JsonObject = {};
    for (const [name, value] of Object.entries(node.inputs)) {
      const source = linkOf(value) ? sourceOf(scope.placed, value) : value;
      if (source !== undefined) inputs[name] = source;
    }
    graph.set(node.id, { id: node.id, type: node.type, inputs, outputs: node.outputs.map(({ name }) => name) });
  }
  return graph.size > 0 ? graph : null;
}

/** The names of each node's outputs. */
export function outputNames(json: JsonObject): Map<string, string[]> {
  return new Map(
    listOf(json["nodes"]).flatMap((value) => {
      const node = objectOf(value);
      return node ? [[String(node["id"]), slotsOf(node["outputs"]).map(({ name }) => name)] as const] : [];
    }),
  );
}

/** Puts the nodes of a graph, or of a subgraph behind the number of the node that stands for it. */
function place(scope: Scope, json: JsonObject, { prefix, depth }: { prefix: string; depth: number }): void {
  const links = linksOf(json["links"], prefix);
  for (const value of listOf(json["nodes"])) {
    const node = objectOf(value);
    if (!node || scope.placed.size > MOST_NODES) continue;
    const id = `${prefix}${String(node["id"])}`;
    const type = stringOf(node["type"]) ?? "";
    const inner = scope.subgraphs.get(type);
    const outer = placedOf(node, { id, type, links });
    if (!inner || depth >= DEEPEST || outer.mode !== "active") {
      scope.placed.set(id, outer);
      continue;
    }
    const given = slotsOf(node["inputs"]).map(({ name }) => outer.inputs[name]);
    scope.placed.set(`${id}:in`, passage(`${id}:in`, given));
    scope.placed.set(id, passage(id, outputsOf(inner, `${id}:`)));
    place(scope, inner, { prefix: `${id}:`, depth: depth + 1 });
  }
}

/** A place that only leads on, each output to the input of the same number. */
function passage(id: string, given: readonly (Json | undefined)[]): Placed {
  const inputs: JsonObject = {};
  for (const [at, value] of given.entries()) if (value !== undefined) inputs[String(at)] = value;
  return { id, type: "", mode: "passage", inputs, outputs: [], kinds: {} };
}

function outputsOf(inner: JsonObject, prefix: string): (Json | undefined)[] {
  const outputs: (Json | undefined)[] = [];
  for (const value of listOf(inner["links"]).slice(0, MOST_LINKS)) {
    const link = linkFields(value);
    if (link && link.to === OUTPUT_SIDE && link.toSlot >= 0 && link.toSlot < 100)
      outputs[link.toSlot] = [`${prefix}${link.from}`, link.fromSlot];
  }
  return Array.from(outputs);
}

function placedOf(
  node: JsonObject,
  { id, type, links }: { id: string; type: string; links: ReadonlyMap<string, Json> },
): Placed {
  const inputs: JsonObject = widgetsOf(node);
  const kinds: Record<string, string> = {};
  for (const { name, kind, link } of slotsOf(node["inputs"])) {
    kinds[name] = kind;
    const source = link === null ? undefined : links.get(link);
    if (source !== undefined) inputs[name] = source;
  }
  const mode = node["mode"] === 4 ? "bypassed" : node["mode"] === 2 ? "muted" : "active";
  return { id, type, mode, inputs, outputs: slotsOf(node["outputs"]), kinds };
}

function slotsOf(slots: Json | undefined): { name: string; kind: string; link: string | null }[] {
  return listOf(slots).flatMap((value) => {
    const slot = objectOf(value);
    if (!slot) return [];
    const link = slot["link"];
    return [
      {
        name: stringOf(slot["name"]) ?? "",
        kind: String(slot["type"]),
        link: typeof link === "number" || typeof link === "string" ? String(link) : null,
      },
    ];
  });
}

/** Where each link comes from, by the link's number. */
function linksOf(links: Json | undefined, prefix: string): Map<string, Json> {
  const sources = new Map<string, Json>();
  for (const value of listOf(links).slice(0, MOST_LINKS)) {
    const link = linkFields(value);
    if (!link) continue;
    const from = link.from === String(INPUT_SIDE) ? `${prefix.slice(0, -1)}:in` : `${prefix}${link.from}`;
    sources.set(link.id, [from, link.fromSlot]);
  }
  return sources;
}

/** A link is a list, in newer files and in subgraphs an object. */
function linkFields(value: Json): { id: string; from: string; fromSlot: number; to: number; toSlot: number } | null {
  const named = objectOf(value);
  const [id, from, fromSlot, to, toSlot] = named
    ? [named["id"], named["origin_id"], named["origin_slot"], named["target_id"], named["target_slot"]]
    : listOf(value);
  if (id === undefined || from === undefined) return null;
  return { id: String(id), from: String(from), fromSlot: Number(fromSlot), to: Number(to), toSlot: Number(toSlot) };
}
