import { type EmbeddedPrompt, paramsOf, sizeOf } from "./embedded-prompt.ts";
import { type Json, type JsonObject, objectOf, stringOf } from "./json-values.ts";

interface Graph {
  nodes: JsonObject;
}

const DEEPEST = 40;
const MODEL_INPUTS = ["ckpt_name", "unet_name", "model_name"] as const;
/** Inputs of text nodes in the order in which their words follow each other. */
const TEXT_INPUTS = ["text", "text_g", "string", "value", "text1", "text2", "string_a", "string_b", "t5xxl", "clip_l"];

/** The graph that ComfyUI keeps: from the sampler back to its texts. Null for a graph without a sampler that has a prompt. */
export function readComfyUi(nodes: JsonObject): EmbeddedPrompt | null {
  const graph: Graph = { nodes };
  const all = Object.values(nodes)
    .map(objectOf)
    .filter((node) => node !== null);
  const sampler = all.find((node) => /sampler/iu.test(classOf(node)) && !/select/iu.test(classOf(node)));
  if (!sampler) return null;
  const guider = linked(graph, inputsOf(sampler)["guider"]);
  const from = guider ? { ...inputsOf(sampler), ...inputsOf(guider) } : inputsOf(sampler);
  const prompt = textAt(graph, from["positive"] ?? from["conditioning"], 0).trim();
  if (prompt === "") return null;
  const latent = objectOf(linked(graph, from["latent_image"]));
  const first = (name: string) =>
    all.map((node) => inputsOf(node)[name]).find((value) => typeof value === "number" || typeof value === "string");
  const own = (name: string) => plain(graph, from[name]);
  return {
    generator: "comfyui",
    prompt,
    negative: from["negative"] ? textAt(graph, from["negative"], 0).trim() : null,
    params: paramsOf({
      steps: own("steps") ?? first("steps"),
      sampler: own("sampler_name") ?? first("sampler_name"),
      scheduler: own("scheduler") ?? first("scheduler"),
      cfgScale: own("cfg") ?? first("guidance"),
      seed: own("seed") ?? own("noise_seed") ?? first("noise_seed"),
      size: latent
        ? sizeOf(plain(graph, inputsOf(latent)["width"]), plain(graph, inputsOf(latent)["height"]))
        : undefined,
      model: MODEL_INPUTS.map(first).find(Boolean),
    }),
    loras: all.flatMap((node) => stringOf(inputsOf(node)["lora_name"]) ?? []),
  };
}

export function isComfyGraph(nodes: JsonObject | null): nodes is JsonObject {
  return nodes !== null && Object.values(nodes).some((node) => classOf(objectOf(node) ?? {}) !== "");
}

function classOf(node: JsonObject): string {
  return stringOf(node["class_type"]) ?? "";
}

function inputsOf(node: JsonObject): JsonObject {
  return objectOf(node["inputs"]) ?? {};
}

/** The node that an input is linked to: links are [id, output]. */
function linked({ nodes }: Graph, input: Json | undefined): JsonObject | null {
  return Array.isArray(input) ? objectOf(nodes[String(input[0])]) : null;
}

/** A value, or what the node behind a link holds. */
function plain(graph: Graph, input: Json | undefined): Json | undefined {
  const node = linked(graph, input);
  if (!node) return Array.isArray(input) ? undefined : input;
  return Object.values(inputsOf(node)).find((value) => typeof value === "number");
}

/** The words behind an input: a text, or those of the linked node and of what it is made from. */
function textAt(graph: Graph, input: Json | undefined, depth: number): string {
  if (typeof input === "string") return input;
  const node = linked(graph, input);
  if (!node || depth > DEEPEST) return "";
  const inputs = inputsOf(node);
  const own = TEXT_INPUTS.flatMap((name) => textAt(graph, inputs[name], depth + 1) || []);
  if (own.length > 0) return [...new Set(own)].join(stringOf(inputs["delimiter"]) ?? "\n");
  for (const name of ["conditioning", "conditioning_1", "positive"]) {
    const behind = textAt(graph, inputs[name], depth + 1);
    if (behind) return behind;
  }
  return "";
}
