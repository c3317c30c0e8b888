import { type EmbeddedPrompt, paramsOf, sizeOf } from "#engines/image-metadata/embedded-prompt.ts";
import { type JsonObject, listOf, objectOf, parseObject, stringOf } from "#engines/image-metadata/json-values.ts";

/** The Comment of NovelAI; `source` names the model. Each character has a prompt of its own, which follows the picture's. */
export function readNovelAi(
  json: JsonObject,
  given: { description?: string | undefined; source?: string | undefined },
): EmbeddedPrompt | null {
  const [positive, negative] = [captionsOf(json, "v4_prompt"), captionsOf(json, "v4_negative_prompt")];
  // From version 4 on the prompt may lie in parts, the base caption first.
  const prompt = stringOf(json["prompt"]) ?? positive.base ?? given.description;
  if (prompt === undefined) return null;
  const base = stringOf(json["uc"]) ?? negative.base;
  return {
    generator: "novelai",
    prompt: [prompt, ...positive.characters].join("\n"),
    negative: base === undefined ? null : [base, ...negative.characters].filter(Boolean).join("\n"),
    params: paramsOf({
      steps: json["steps"],
      sampler: json["sampler"],
      cfgScale: json["scale"],
      seed: json["seed"],
      size: sizeOf(json["width"], json["height"]),
      model: given.source,
    }),
    loras: [],
    ...(positive.characters.length > 0 ? { isJoined: true as const } : {}),
  };
}

const MOST_CHARACTERS = 20;

function captionsOf(json: JsonObject, key: string): { base: string | undefined; characters: string[] } {
  const caption = objectOf(objectOf(json[key])?.["caption"]);
  const characters = listOf(caption?.["char_captions"])
    .slice(0, MOST_CHARACTERS)
    .flatMap((character) => stringOf(objectOf(character)?.["char_caption"]) || []);
  return { base: stringOf(caption?.["base_caption"]), characters };
}

/** What NovelAI writes where there are no chunks: the chunks' names and values as one object. */
export function readNovelAiCopy(json: JsonObject): EmbeddedPrompt | null {
  const comment = objectOf(json["Comment"]) ?? parseObject(stringOf(json["Comment"]));
  return (
    comment && readNovelAi(comment, { description: stringOf(json["Description"]), source: stringOf(json["Source"]) })
  );
}
