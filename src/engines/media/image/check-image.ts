import { checkCommon, checkLength, type MediaFault } from "../check-prompt-form.ts";
import type { ImageModel } from "../media-models.ts";
import { readTypedFlags, takesFlag, type TypedFlags } from "./typed-flags.ts";

interface Checked {
  prompt: string;
  negative?: string | undefined;
  settings: { ratio: string; size?: string | undefined };
  /** The same prompt as an object. */
  json?: Record<string, unknown> | undefined;
}

/**
 * Whether a prompt is valid for its image model, by the same table that composes: flags and their bounds, weights, sizes,
 * ratios, exclusions, and the exact texts. Used on our own prompts and on models' answers.
 */
export function checkImage(
  model: ImageModel,
  { prompt, negative, settings, json }: Checked,
  exact: readonly string[],
  request: string,
): MediaFault[] {
  const faults = [...checkCommon(prompt, exact, request), ...checkLength(prompt, model, request)];
  const add = (code: MediaFault["code"], detail: string) => faults.push({ code, detail });
  for (const text of json ? exact : [])
    if (!JSON.stringify(json).includes(JSON.stringify(text).slice(1, -1))) add("lost-text", text);
  if (negative && !model.takesNegative) add("negative-not-taken", negative);
  if (negative && /(?:^|,\s*)(?:no|without|بدون|بلا)\s/iu.test(negative)) add("denial-in-negative", negative);
  const isTyped = model.form === "flags" && readTypedFlags(request, model).ratio === settings.ratio;
  if (!isTyped && !model.ratios.includes(settings.ratio)) add("ratio", settings.ratio);
  if (settings.size && !isSize(model, settings.size)) add("size", settings.size);
  faults.push(
    ...checkFlags(model, prompt, settings.ratio, readTypedFlags(request, model)),
    ...checkWeights(model, prompt, request),
  );
  return faults;
}

/** Whether a model makes pictures of this size, "WIDTHxHEIGHT" in pixels. */
export function isSize(model: ImageModel, size: string): boolean {
  if (model.sizes) return model.sizes.includes(size);
  if (!model.freeSize) return false;
  const [width = 0, height = 0] = size.split("x").map(Number);
  const { multiple, edgeBelow, pixels } = model.freeSize;
  const area = width * height;
  return (
    width % multiple === 0 &&
    height % multiple === 0 &&
    Math.max(width, height) < edgeBelow &&
    area >= pixels[0] &&
    area <= pixels[1]
  );
}

/** What the person typed is theirs, whatever the table says. */
function checkFlags(model: ImageModel, prompt: string, ratio: string, typed: TypedFlags): MediaFault[] {
  const faults: MediaFault[] = [];
  const first = prompt.search(/\s--[a-z]/i);
  if (first < 0) return model.flags ? [{ code: "ratio", detail: `--ar ${ratio}` }] : [];
  const own = typed.version ? [...typed.kept, typed.version] : typed.kept;
  const tail = own.reduce(
    (rest, flag) => rest.replace(` ${flag}`, ""),
    prompt.slice(first).replace(listPattern(model), ""),
  );
  if (!model.flags) return [{ code: "flags-not-taken", detail: tail.trim() }];
  if (!/^(?:\s+--[a-z]+(?:\s+[\w.:]+)?)+\s*$/i.test(tail)) faults.push({ code: "flags-not-last", detail: tail.trim() });
  for (const [, name = "", value] of tail.matchAll(/--([a-z]+)(?:\s+([\w.:]+))?/gi)) {
    if (name === "ar") {
      if (value !== ratio) faults.push({ code: "ratio", detail: `--ar ${value}` });
    } else if (name === "v") {
      if (value !== model.version) faults.push({ code: "flag-range", detail: `--v ${value}` });
    } else if (!Object.hasOwn(model.flags, name)) faults.push({ code: "unknown-flag", detail: `--${name}` });
    else if (!takesFlag(model, name, value ?? ""))
      faults.push({ code: "flag-range", detail: `--${name} ${value ?? ""}` });
  }
  return faults;
}

/** The flag that takes a list, with its list: "--no people, red hats". */
function listPattern({ listFlag }: ImageModel): RegExp {
  return listFlag ? new RegExp(`\\s--${listFlag}\\s+(?:(?!--)[^\\n])+?(?=\\s--|\\s*$)`, "iu") : /(?!)/u;
}

function checkWeights(model: ImageModel, prompt: string, request: string): MediaFault[] {
  const weights = Array.from(prompt.matchAll(/\([^()]{1,80}:(\d+(?:\.\d+)?)\)/g), (match) => Number(match[1]));
  if (weights.length === 0) return [];
  const limits = model.weights;
  if (!limits) return /:\d/.test(request) ? [] : [{ code: "weight-range", detail: "()" }];
  const isFine =
    weights.length <= limits.most &&
    weights.every((weight) => weight >= limits.bounds[0] && weight <= limits.bounds[1]);
  return isFine ? [] : [{ code: "weight-range", detail: weights.join(", ") }];
}
