import { lorasIn } from "./a1111.ts";
import { baseName, type EmbeddedPrompt, paramsOf, sizeOf } from "#engines/image-metadata/embedded-prompt.ts";
import { type Json, type JsonObject, objectOf, stringOf } from "#engines/image-metadata/json-values.ts";

/** Each program's JSON as the prompt in it; null where it holds none. */

export function readSwarmUi(json: JsonObject): EmbeddedPrompt | null {
  const given = objectOf(json["sui_image_params"]);
  const prompt = stringOf(given?.["prompt"]);
  if (!given || prompt === undefined) return null;
  return {
    generator: "swarmui",
    prompt,
    negative: stringOf(given["negativeprompt"]) ?? "",
    params: paramsOf({
      steps: given["steps"],
      sampler: given["sampler"],
      scheduler: given["scheduler"],
      cfgScale: given["cfgscale"],
      seed: given["seed"],
      size: sizeOf(given["width"], given["height"]),
      model: given["model"],
      version: given["swarm_version"],
    }),
    loras: namesOf(given["loras"]),
  };
}

export function readFooocus(json: JsonObject): EmbeddedPrompt | null {
  const prompt = stringOf(json["prompt"]);
  if (prompt === undefined || json["base_model"] === undefined) return null;
  const size = /(\d+)\D+(\d+)/u.exec(stringOf(json["resolution"]) ?? "");
  return {
    generator: "fooocus",
    prompt,
    negative: stringOf(json["negative_prompt"]) ?? "",
    params: paramsOf({
      steps: json["steps"],
      sampler: json["sampler"],
      scheduler: json["scheduler"],
      cfgScale: json["guidance_scale"],
      seed: json["seed"],
      size: size ? `${size[1]}x${size[2]}` : undefined,
      model: json["base_model"],
      version: json["version"],
    }),
    loras: namesOf(json["loras"]),
  };
}

export function readInvokeAi(json: JsonObject): EmbeddedPrompt | null {
  const prompt = stringOf(json["positive_prompt"]);
  if (prompt === undefined) return readInvokeAi2(json);
  const model = objectOf(json["model"]);
  return {
    generator: "invokeai",
    prompt,
    negative: stringOf(json["negative_prompt"]) ?? "",
    params: paramsOf({
      steps: json["steps"],
      sampler: json["scheduler"],
      cfgScale: json["cfg_scale"],
      seed: json["seed"],
      size: sizeOf(json["width"], json["height"]),
      model: model?.["name"] ?? model?.["model_name"] ?? json["model"],
    }),
    loras: namesOf(json["loras"]),
  };
}

/** Version 2 keeps the negative prompt inside the prompt, in square brackets. */
function readInvokeAi2(json: JsonObject): EmbeddedPrompt | null {
  const image = objectOf(json["image"]);
  const prompts = image?.["prompt"];
  const whole = Array.isArray(prompts) ? stringOf(objectOf(prompts[0])?.["prompt"]) : stringOf(prompts);
  if (!image || whole === undefined) return null;
  return {
    generator: "invokeai",
    ...splitBrackets(whole),
    params: paramsOf({
      steps: image["steps"],
      sampler: image["sampler"],
      cfgScale: image["cfg_scale"],
      seed: image["seed"],
      size: sizeOf(image["width"], image["height"]),
      model: json["model_weights"],
    }),
    loras: [],
  };
}

/** Version 1: `"prompt" -s 30 -S seed -W w -H h -C cfg -A sampler`. */
export function readDream(text: string): EmbeddedPrompt | null {
  const parts = /^"(.*)"(.*)$/su.exec(text.trim());
  if (!parts) return null;
  const flag = (name: string) => new RegExp(`\\s-${name}\\s*(\\S+)`, "u").exec(parts[2] ?? "")?.[1];
  const params = {
    steps: flag("s"),
    sampler: flag("A"),
    cfgScale: flag("C"),
    seed: flag("S"),
    size: sizeOf(flag("W"), flag("H")),
  };
  return { generator: "invokeai", ...splitBrackets(parts[1] ?? ""), params: paramsOf(params), loras: [] };
}

function splitBrackets(whole: string): { prompt: string; negative: string } {
  const negative = [...whole.matchAll(/\[([^\]]*)\]/gu)].map((match) => match[1] ?? "").join(", ");
  return { prompt: whole.replace(/\s*\[[^\]]*\]/gu, "").trim(), negative };
}

export function readDrawThings(json: JsonObject): EmbeddedPrompt | null {
  const prompt = stringOf(json["c"]);
  if (prompt === undefined) return null;
  return {
    generator: "drawthings",
    prompt,
    negative: stringOf(json["uc"]) ?? "",
    params: paramsOf({
      steps: json["steps"],
      sampler: json["sampler"],
      cfgScale: json["scale"],
      seed: json["seed"],
      size: json["size"],
      model: json["model"],
    }),
    loras: namesOf(json["lora"]),
  };
}

/** Fields by name, small or titled ("Negative Prompt"), from chunks or from JSON. */
export function readEasyDiffusion(fields: JsonObject): EmbeddedPrompt | null {
  const named: JsonObject = {};
  for (const [name, value] of Object.entries(fields)) named[name.toLowerCase().replaceAll(" ", "_")] = value;
  const model = stringOf(named["use_stable_diffusion_model"]) ?? stringOf(named["stable_diffusion_model"]);
  const prompt = stringOf(named["prompt"]);
  if (prompt === undefined || (model === undefined && named["num_inference_steps"] === undefined)) return null;
  return {
    generator: "easydiffusion",
    prompt,
    negative: stringOf(named["negative_prompt"]) ?? "",
    params: paramsOf({
      steps: named["num_inference_steps"] ?? named["steps"],
      sampler: named["sampler_name"] ?? named["sampler"],
      cfgScale: named["guidance_scale"],
      seed: named["seed"],
      size: sizeOf(named["width"], named["height"]),
      model: baseName(model),
    }),
    loras: lorasIn(prompt),
  };
}

/** Programs list LoRAs as names, as [name, weight] or as objects. */
export function namesOf(list: Json | undefined): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    if (typeof item === "string") return [item];
    if (Array.isArray(item)) return stringOf(item[0]) ?? [];
    const given = objectOf(item);
    const model = objectOf(given?.["lora"]) ?? objectOf(given?.["model"]);
    return (
      stringOf(given?.["name"]) ??
      stringOf(given?.["file"]) ??
      stringOf(model?.["name"]) ??
      stringOf(model?.["model_name"]) ??
      []
    );
  });
}
