import { checkCommon, checkLength, type MediaFault } from "../check-prompt-form.ts";
import type { VideoModel } from "../media-models.ts";
import { isClipLength } from "./fit-seconds.ts";

interface Checked {
  prompt: string;
  negative?: string | undefined;
  settings: { durationSeconds: number; ratio: string; resolution?: string | undefined };
  clips: readonly { durationSeconds: number; prompt: string }[];
  shots: readonly { start?: unknown; end?: unknown }[];
}

/**
 * Whether a prompt is valid for its video model, by the same table that composes: length of each clip, ratio, shots, the
 * field of exclusions, and spoken and written words to the letter. Used on our own prompts and on models' answers.
 */
export function checkVideo(
  model: VideoModel,
  checked: Checked,
  exact: readonly string[],
  request: string,
): MediaFault[] {
  const { prompt, negative, settings, clips, shots } = checked;
  const faults = [...checkCommon(prompt, exact, request)];
  const add = (code: MediaFault["code"], detail: string) => faults.push({ code, detail });
  for (const clip of clips) {
    faults.push(...checkLength(clip.prompt, model, request));
    if (!isClipLength(model, clip.durationSeconds)) add("seconds", String(clip.durationSeconds));
  }
  if (/\s--[a-z]+(?:\s|$)/i.test(prompt)) add("flags-not-taken", "--");
  if (negative && !model.takesNegative) add("negative-not-taken", negative);
  if (negative && /(?:^|,\s*)(?:no|without|بدون|بلا)\s/iu.test(negative)) add("denial-in-negative", negative);
  if (!model.ratios.includes(settings.ratio)) add("ratio", settings.ratio);
  if (shots.length > model.shotsMost * Math.max(1, clips.length)) add("too-many-shots", String(shots.length));
  const last = shots.at(-1);
  if (last && last.end !== settings.durationSeconds)
    add("shots-do-not-sum", `${String(last.end)} ≠ ${settings.durationSeconds}`);
  return faults;
}
