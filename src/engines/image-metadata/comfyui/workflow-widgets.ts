import { type Json, type JsonObject, listOf, objectOf, stringOf } from "#engines/image-metadata/json-values.ts";

/** The fields of common nodes in their order, for files that keep values without names. */
const FIELDS: Record<string, readonly string[]> = {
  CLIPTextEncode: ["text"],
  CLIPTextEncodeFlux: ["clip_l", "t5xxl", "guidance"],
  CLIPTextEncodeSDXL: ["width_", "height_", "crop_w", "crop_h", "target_width", "target_height", "text_g", "text_l"],
  CLIPTextEncodeSD3: ["clip_l", "clip_g", "t5xxl"],
  CLIPTextEncodeLumina2: ["system_prompt", "user_prompt"],
  TextEncodeQwenImageEdit: ["prompt"],
  TextEncodeQwenImageEditPlus: ["prompt"],
  PrimitiveString: ["value"],
  PrimitiveStringMultiline: ["value"],
  StringConcatenate: ["string_a", "string_b", "delimiter"],
  KSampler: ["seed", "steps", "cfg", "sampler_name", "scheduler", "denoise"],
  KSamplerAdvanced: ["add_noise", "noise_seed", "steps", "cfg", "sampler_name", "scheduler"],
  SamplerCustom: ["add_noise", "noise_seed", "cfg"],
  KSamplerSelect: ["sampler_name"],
  BasicScheduler: ["scheduler", "steps", "denoise"],
  RandomNoise: ["noise_seed"],
  CFGGuider: ["cfg"],
  FluxGuidance: ["guidance"],
  EmptyLatentImage: ["width", "height", "batch_size"],
  EmptySD3LatentImage: ["width", "height", "batch_size"],
  CheckpointLoaderSimple: ["ckpt_name"],
  UNETLoader: ["unet_name", "weight_dtype"],
  LoraLoader: ["lora_name"],
  LoraLoaderModelOnly: ["lora_name"],
};
/** What the screen keeps behind a seed: how it changes from run to run. */
const AFTER_SEED: ReadonlySet<Json> = new Set(["fixed", "increment", "decrement", "randomize"]);
const MOST_VALUES = 200;

/** A node's own values by the names of its fields; those without a known name by their place. */
export function widgetsOf(node: JsonObject): JsonObject {
  const given = objectOf(node["widgets_values"]);
  if (given) return { ...given };
  const values = listOf(node["widgets_values"])
    .slice(0, MOST_VALUES)
    .filter((value, at, all) => {
      return !(at > 0 && typeof all[at - 1] === "number" && AFTER_SEED.has(value));
    });
  const names = namesOf(node, values.length);
  const fields: JsonObject = {};
  for (const [at, value] of values.entries()) {
    // Some nodes keep what they showed as a list of texts.
    const plain = Array.isArray(value)
      ? listOf(value)
          .filter((part) => typeof part === "string")
          .join("\n")
      : value;
    fields[names[at] ?? `value_${at}`] = plain;
  }
  return fields;
}

function namesOf(node: JsonObject, count: number): readonly string[] {
  const listed = listOf(node["inputs"]).flatMap((value) => {
    const slot = objectOf(value);
    return slot?.["widget"] ? [stringOf(objectOf(slot["widget"])?.["name"]) ?? stringOf(slot["name"]) ?? ""] : [];
  });
  // Older files list only those fields that were turned into inputs.
  const type = stringOf(node["type"]) ?? "";
  const known = FIELDS[type] ?? [];
  if (listed.length >= count || (listed.length > 0 && known.length === 0)) return listed;
  if (/show ?text|display/iu.test(type)) return ["text_0"];
  return known;
}
