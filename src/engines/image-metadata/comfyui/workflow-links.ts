import { type Json, type JsonObject, stringOf } from "#engines/image-metadata/json-values.ts";
import { linkOf } from "./graph.ts";

/** A node of the graph on the screen. */
export interface Placed {
  id: string;
  type: string;
  mode: "active" | "muted" | "bypassed" | "passage";
  inputs: JsonObject;
  outputs: readonly { name: string; kind: string }[];
  /** The kind of each input, such as "CONDITIONING". */
  kinds: Readonly<Record<string, string>>;
}

const LONGEST_WAY = 200;

/** True for what the screen has and the run has not. */
export function isPassing({ mode, type }: Placed): boolean {
  return (
    mode === "passage" ||
    mode === "bypassed" ||
    /^(?:Reroute|PrimitiveNode|GetNode|SetNode|Note|MarkdownNote)$/u.test(type)
  );
}

/** What a link leads to behind everything that only passes on: a link to a node that ran, or a value. */
export function sourceOf(placed: ReadonlyMap<string, Placed>, input: Json | undefined): Json | undefined {
  let source = input;
  for (let way = 0; way < LONGEST_WAY; way += 1) {
    const link = linkOf(source);
    if (!link) return source;
    const node = placed.get(link.id);
    if (!node || node.mode === "muted") return undefined;
    if (!isPassing(node)) return source;
    source = nextOf(placed, node, link.output);
  }
  return undefined;
}

function nextOf(placed: ReadonlyMap<string, Placed>, node: Placed, output: number): Json | undefined {
  const { type, mode, inputs } = node;
  if (mode === "passage") return inputs[String(output)];
  if (type === "PrimitiveNode") return Object.values(inputs)[0];
  if (type === "GetNode")
    return setterOf(
      placed,
      Object.values(inputs).find((value) => typeof value === "string"),
    );
  if (mode !== "bypassed") return Object.values(inputs).find((value) => linkOf(value));
  // A bypassed node gives on what comes in of the same kind.
  const kind = node.outputs[output]?.kind;
  const same = Object.keys(node.kinds).filter((name) => node.kinds[name] === kind && linkOf(inputs[name]));
  return inputs[same[Math.min(placeAmong(node, output), same.length - 1)] ?? ""];
}

/** How many outputs of the same kind come before this one. */
function placeAmong({ outputs }: Placed, output: number): number {
  return outputs.slice(0, output).filter(({ kind }) => kind === outputs[output]?.kind).length;
}

function setterOf(placed: ReadonlyMap<string, Placed>, name: Json | undefined): Json | undefined {
  for (const { type, inputs } of placed.values())
    if (type === "SetNode" && Object.values(inputs).some((value) => stringOf(value) === name))
      return Object.values(inputs).find((value) => linkOf(value));
  return undefined;
}
