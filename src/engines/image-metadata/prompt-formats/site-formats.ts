import { type EmbeddedPrompt, paramsOf, sizeOf } from "#engines/image-metadata/embedded-prompt.ts";
import { type JsonObject, objectOf, parseObject, stringOf } from "#engines/image-metadata/json-values.ts";
import { namesOf } from "./json-formats.ts";

/** The JSON of sites and of programs built on others; null where it is not theirs. */

/** `generation_data` of TensorArt. */
export function readTensorArt(json: JsonObject): EmbeddedPrompt | null {
  const prompt = stringOf(json["prompt"]);
  if (prompt === undefined) return null;
  const models = Array.isArray(json["models"]) ? json["models"].map(objectOf) : [];
  const named = (model: JsonObject | null) => stringOf(model?.["modelFileName"]) ?? stringOf(model?.["label"]) ?? [];
  return {
    generator: "tensorart",
    prompt,
    negative: stringOf(json["negativePrompt"]) ?? "",
    params: paramsOf({
      steps: json["steps"],
      sampler: json["samplerName"],
      cfgScale: json["cfgScale"],
      seed: json["seed"],
      size: sizeOf(json["width"], json["height"]),
      model: stringOf(objectOf(json["baseModel"])?.["modelFileName"]),
    }),
    loras: models.filter((model) => model?.["type"] === "LORA").flatMap(named),
  };
}

/** Civitai's own generator keeps a short form beside the graph it ran. */
export function readCivitai(json: JsonObject): EmbeddedPrompt | null {
  const extra = objectOf(json["extraMetadata"]) ?? parseObject(stringOf(json["extraMetadata"]));
  const prompt = stringOf(extra?.["prompt"]);
  if (!extra || prompt === undefined) return null;
  return {
    generator: "civitai",
    prompt,
    negative: stringOf(extra["negativePrompt"]) ?? "",
    params: paramsOf({
      steps: extra["steps"],
      sampler: extra["sampler"],
      cfgScale: extra["cfgScale"],
      seed: extra["seed"],
      size: sizeOf(extra["width"], extra["height"]),
    }),
    loras: [],
  };
}

/** `parameters` of Hugging Face's image spaces and of RuinedFooocus: like Fooocus, with other names. */
export function readSpace(json: JsonObject): EmbeddedPrompt | null {
  const isRuined = json["software"] === "RuinedFooocus";
  const prompt = stringOf(json[isRuined ? "Prompt" : "prompt"]);
  if (prompt === undefined || (!isRuined && (json["Model"] === undefined || json["resolution"] === undefined)))
    return null;
  const size = /(\d+)\D+(\d+)/u.exec(stringOf(json["resolution"]) ?? "");
  return {
    generator: isRuined ? "ruinedfooocus" : "huggingface",
    prompt,
    negative: stringOf(json[isRuined ? "Negative" : "negative_prompt"]) ?? "",
    params: paramsOf({
      steps: json["steps"] ?? json["num_inference_steps"],
      sampler: json["sampler_name"] ?? json["sampler"],
      scheduler: json["scheduler"],
      cfgScale: json["cfg"] ?? json["guidance_scale"],
      seed: json["seed"],
      size: size ? `${size[1]}x${size[2]}` : sizeOf(json["width"], json["height"]),
      model: json["base_model_name"] ?? json["Model"],
    }),
    loras: namesOf(json["loras"]),
  };
}

/** `parameters-json` of Stability Matrix. */
export function readStabilityMatrix(json: JsonObject): EmbeddedPrompt | null {
  const prompt = stringOf(json["PositivePrompt"]);
  if (prompt === undefined) return null;
  return {
    generator: "stabilitymatrix",
    prompt,
    negative: stringOf(json["NegativePrompt"]) ?? "",
    params: paramsOf({
      steps: json["Steps"],
      sampler: json["Sampler"],
      cfgScale: json["CfgScale"],
      seed: json["Seed"],
      size: sizeOf(json["Width"], json["Height"]),
      model: json["ModelName"],
    }),
    loras: [],
  };
}
