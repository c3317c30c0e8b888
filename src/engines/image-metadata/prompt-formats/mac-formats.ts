import { baseName, type EmbeddedPrompt, paramsOf, sizeOf } from "#engines/image-metadata/embedded-prompt.ts";
import { type JsonObject, listOf, stringOf } from "#engines/image-metadata/json-values.ts";

/** The forms of programs for Apple's machines; null where it is not theirs. */

export function readMflux(json: JsonObject): EmbeddedPrompt | null {
  const prompt = stringOf(json["prompt"]);
  if (prompt === undefined || json["mflux_version"] === undefined) return null;
  return {
    generator: "mflux",
    prompt,
    negative: stringOf(json["negative_prompt"]) ?? null,
    params: paramsOf({
      steps: json["steps"],
      cfgScale: json["guidance"],
      seed: json["seed"],
      size: sizeOf(json["width"], json["height"]),
      model: json["model"],
      version: json["mflux_version"],
    }),
    loras: listOf(json["lora_paths"]).flatMap((path) => baseName(stringOf(path)) ?? []),
  };
}

const MOCHI_NAMES: Record<string, string> = {
  "Include in Image": "prompt",
  "Exclude from Image": "negative",
  Model: "model",
  Steps: "steps",
  "Guidance Scale": "cfgScale",
  Seed: "seed",
  Size: "size",
  Scheduler: "scheduler",
  Generator: "version",
};
const MOCHI_FIELDS = [
  "Include in Image|Exclude from Image|Model|Engine|Model Key|Steps|Guidance Scale|Seed|Size|Quality",
  "Starting Image|ControlNet Image|Input Images?|LoRAs|Upscaler|Scheduler|ML Compute Unit|Generator",
].join("|");
const MOCHI_FIELD = new RegExp(`(^|; |\\n)(${MOCHI_FIELDS}): `, "gu");

/** Mochi Diffusion's caption: fields behind their names, parted by semicolons or lines; values may hold both. */
export function readMochi(caption: string): EmbeddedPrompt | null {
  if (!caption.startsWith("Include in Image: ") || !caption.includes("Generator: Mochi")) return null;
  const marks = [...caption.matchAll(MOCHI_FIELD)];
  const fields: Record<string, string> = {};
  for (const [at, mark] of marks.entries()) {
    const name = MOCHI_NAMES[mark[2] ?? ""];
    const end = marks[at + 1]?.index ?? caption.length;
    if (name) fields[name] ??= caption.slice(mark.index + mark[0].length, end).trim();
  }
  const { prompt = "", negative = "", version = "", ...params } = fields;
  return {
    generator: "mochi",
    prompt,
    negative,
    params: paramsOf({ ...params, version: version.replace("Mochi Diffusion ", "") }),
    loras: [],
  };
}
