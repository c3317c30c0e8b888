import { nearestRatio, sizeFor } from "#engines/media/fit-ratio.ts";
import { IMAGE_MODELS, type ImageModelId } from "#engines/media/media-models.ts";

/** A finished prompt in the form that a model takes. */
export interface ConvertedPrompt {
  model: string;
  prompt: string;
  negative?: string;
}

/**
 * Puts a prompt that was written for one program into another model's form: weights and LoRA marks, which only some
 * understand, go; the words stay. `ratio` is width to height, such as "3:2".
 */
export function convertPrompt(
  given: { prompt: string; negative: string; ratio: string },
  id: ImageModelId,
): ConvertedPrompt {
  const model = IMAGE_MODELS.find((each) => each.id === id);
  if (!model) return { model: id, prompt: given.prompt };
  const plain = id === "sdxl" ? withoutLoras(given.prompt) : withoutWeights(given.prompt);
  const ratio = nearestRatio(given.ratio, model.ratios);
  const negative = withoutWeights(given.negative);
  if (model.form === "flags") {
    const avoid = negative && model.listFlag ? ` --${model.listFlag} ${negative}` : "";
    return { model: model.label, prompt: `${plain} --ar ${ratio}${avoid} --v ${model.version ?? ""}`.trim() };
  }
  if (model.takesNegative) return { model: model.label, prompt: plain, ...(negative ? { negative } : {}) };
  const size = sizeFor(model, ratio);
  const frame = model.form === "lines" && size ? `Size: ${size}.` : `Aspect ratio ${ratio}.`;
  const avoid = negative && id !== "flux" ? ` Leave out: ${negative}.` : "";
  return { model: model.label, prompt: `${ended(plain)} ${frame}${avoid}` };
}

function withoutLoras(prompt: string): string {
  return tidied(prompt.replace(/<(lora|lyco|hypernet):[^>]*>/gu, ""));
}

/** "(word:1.2)", "((word))", and "{word}" as the word itself; square brackets stay, since they may be a place to fill. */
function withoutWeights(prompt: string): string {
  return tidied(
    withoutLoras(prompt)
      .replace(/\(([^():]+):-?[\d.]+\)/gu, "$1")
      .replace(/\({2,}([^()]+)\){2,}/gu, "$1")
      .replace(/\{+([^{}]+)\}+/gu, "$1"),
  );
}

function tidied(prompt: string): string {
  return prompt
    .replace(/\s*\n\s*/gu, ", ")
    .replace(/(,\s*){2,}/gu, ", ")
    .replace(/^[,\s]+|[,\s]+$/gu, "");
}

function ended(prompt: string): string {
  return /[.!?]$/u.test(prompt) ? prompt : `${prompt}.`;
}
