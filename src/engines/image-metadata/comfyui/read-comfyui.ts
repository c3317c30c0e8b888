import { lorasIn } from "#engines/image-metadata/prompt-formats/a1111.ts";
import { type EmbeddedPrompt, paramsOf, sizeOf } from "#engines/image-metadata/embedded-prompt.ts";
import { type Json, type JsonObject, objectOf, stringOf } from "#engines/image-metadata/json-values.ts";
import { behind, endsOf, type Graph, graphOfPrompt, linkOf, type Node, valueAt } from "./graph.ts";
import { ANSWERS, Words } from "./words.ts";
import { graphOfWorkflow, outputNames } from "./workflow.ts";

const MOST_FURTHER = 3;
const MODEL_INPUTS = ["ckpt_name", "unet_name", "model_name", "base_ckpt_name", "diffusion_model"] as const;
const PROMPT_INPUTS = /^(?:positive|conditioning|cond\d?|guider)$|pipe|ctx|context|tuple/iu;
const WORK_INPUTS = /^(?:seed|noise_seed|steps|noise|sigmas|sampler|latent_image|samples|latent)$/iu;

/**
 * The prompt of ComfyUI's graph, from the saved image back to its sampler and from there to the words. `prompt` is the graph
 * that ran; `workflow` the one on the screen, which counts where the first is missing or leads to no words.
 */
export function readComfyUi(prompt: JsonObject | null, workflow: JsonObject | null = null): EmbeddedPrompt | null {
  const ran = prompt && graphOfPrompt(prompt);
  const shown = workflow && graphOfWorkflow(workflow);
  return (ran && readGraph(withNames(ran, workflow))) ?? (shown && readGraph(shown));
}

/** The names of outputs are in the graph on the screen only. */
function withNames(graph: Graph, workflow: JsonObject | null): Graph {
  const names = workflow && outputNames(workflow);
  return names ? new Map([...graph].map(([id, node]) => [id, { ...node, outputs: names.get(id) ?? [] }])) : graph;
}

function readGraph(graph: Graph): EmbeddedPrompt | null {
  const steps = samplersOf(graph).map((sampler) => ({ sampler, ...textsOf(graph, sampler) }));
  const told = steps.filter(({ prompt }) => prompt !== "");
  // A step that mends faces or enlarges has words of its own, which are not those of the picture.
  const main = told.find(({ sampler }) => !/detailer|upscale/iu.test(sampler.type)) ?? told[0] ?? makerOf(graph);
  if (!main) return null;
  const further = [...new Set(told.map(({ prompt }) => prompt))].filter((text) => text !== main.prompt);
  return {
    generator: "comfyui",
    prompt: main.prompt,
    negative: main.negative,
    ...settingsOf(graph, main.sampler, main.prompt),
    ...(main.isJoined ? { isJoined: true as const } : {}),
    ...(further.length > 0 ? { further: further.slice(0, MOST_FURTHER) } : {}),
  };
}

interface Told {
  sampler: Node;
  prompt: string;
  negative: string | null;
  isJoined: boolean;
}

/** Steps that draw, nearest to the saved image first. */
function samplersOf(graph: Graph): Node[] {
  const found = new Set<Node>();
  for (const end of endsOf(graph)) for (const node of behind(graph, [end])) if (isSampler(node)) found.add(node);
  return [...found];
}

function isSampler({ type, inputs }: Node): boolean {
  const names = Object.keys(inputs);
  if (/select|config|scheduler|preset|loader|guider|controlnet/iu.test(type)) return false;
  return (
    names.some((name) => PROMPT_INPUTS.test(name)) &&
    (/sampler/iu.test(type) || names.some((name) => WORK_INPUTS.test(name)))
  );
}

function textsOf(graph: Graph, { inputs }: Node): Omit<Told, "sampler"> {
  const words = new Words(graph);
  const bundles = Object.keys(inputs).filter(
    (name) => /guider|pipe|ctx|context|tuple/iu.test(name) && linkOf(inputs[name]),
  );
  const own = ["positive", "conditioning", "cond1", "cond"].map((name) => inputs[name]);
  const sources = [...own, ...bundles.map((name) => inputs[name])];
  const prompt = sources.map((input) => words.at(input, "positive").trim()).find(Boolean) ?? "";
  const against = new Words(graph);
  const behindBundles = bundles.map((name) => against.at(inputs[name], "negative").trim()).find(Boolean);
  const negative = inputs["negative"] === undefined ? undefined : against.at(inputs["negative"], "negative").trim();
  return { prompt, negative: negative || behindBundles || (negative ?? null), isJoined: words.isJoined };
}

/** A node that makes the image from a prompt by itself, such as one that asks a service. */
function makerOf(graph: Graph): Told | null {
  for (const end of endsOf(graph))
    for (const node of behind(graph, [end])) {
      const named = (pattern: RegExp) => Object.keys(node.inputs).find((name) => pattern.test(name));
      const name = named(/^(?:prompt|positive_prompt|text_prompt|prompt_text)$/iu);
      const answersInWords = ANSWERS.test(node.type) && !/image(?! ?(?:caption|to))|video/iu.test(node.type);
      if (name === undefined || node === end || answersInWords) continue;
      const words = new Words(graph);
      const prompt = words.at(node.inputs[name], "positive").trim();
      const against = named(/^negative_?prompt$/iu);
      const negative = against === undefined ? null : new Words(graph).at(node.inputs[against], "negative").trim();
      if (prompt !== "") return { sampler: node, prompt, negative, isJoined: words.isJoined };
    }
  return null;
}

/** What the step itself says, else what the nearest node behind it says. */
function settingsOf(graph: Graph, sampler: Node, prompt: string): Pick<EmbeddedPrompt, "params" | "loras"> {
  const nodes = behind(graph, [sampler]);
  const nearest = (...names: string[]) => {
    for (const { inputs } of nodes)
      for (const name of names) {
        const value = inputs[name] === undefined ? undefined : valueAt(graph, inputs[name], name);
        if (value !== undefined && value !== "") return value;
      }
    return undefined;
  };
  const sized = nodes.find(
    ({ type, inputs }) => /latent|video|size|resolution|loader/iu.test(type) && widthOf(inputs) !== undefined,
  );
  const params = paramsOf({
    steps: nearest("steps"),
    sampler: nearest("sampler_name"),
    scheduler: nearest("scheduler"),
    cfgScale: nearest("cfg", "guidance"),
    seed: nearest("seed", "noise_seed"),
    size: sized
      ? sizeOf(valueAt(graph, widthOf(sized.inputs), "width"), valueAt(graph, heightOf(sized.inputs), "height"))
      : undefined,
    // A graph that was cut down may have lost the links to its model.
    model: nearest(...MODEL_INPUTS) ?? [...graph.values()].map(modelOf).find(Boolean),
  });
  return { params, loras: [...new Set([...nodes.flatMap(lorasOf), ...lorasIn(prompt)])] };
}

const modelOf = ({ inputs }: Node) => MODEL_INPUTS.map((name) => stringOf(inputs[name])).find(Boolean);
const widthOf = (inputs: JsonObject) => inputs["width"] ?? inputs["empty_latent_width"];
const heightOf = (inputs: JsonObject) => inputs["height"] ?? inputs["empty_latent_height"];

function lorasOf({ inputs }: Node): string[] {
  return Object.entries(inputs).flatMap(([name, value]) => {
    if (!/^lora(?:_name|_name_\d+|_?\d+)?$/iu.test(name)) return [];
    const lora = nameOf(value);
    return lora === undefined || lora === "None" || lora === "" ? [] : [lora];
  });
}

/** A name, or an object that is switched on. */
function nameOf(value: Json): string | undefined {
  const given = objectOf(value);
  return given ? (given["on"] === false ? undefined : stringOf(given["lora"])) : stringOf(value);
}
