import { countWords } from "#engines/text/segment.ts";
import type { VideoModel } from "../media-models.ts";

/** Spoken words a second at a natural pace; models rush or cut what is denser. Source: the vendors' prompting guides, 2026-11. */
export const WORDS_A_SECOND = 2;

/** Seconds that lines take to be spoken, rounded up, for each line at least one. */
export function spokenSeconds(lines: readonly { line: string }[]): number {
  return lines.reduce((sum, { line }) => sum + Math.max(1, Math.ceil(countWords(line) / WORDS_A_SECOND)), 0);
}

export function longestClip({ seconds }: VideoModel): number {
  return "only" in seconds ? Math.max(...seconds.only) : seconds.most;
}

/** Whether one clip can have this length. */
export function isClipLength({ seconds }: VideoModel, length: number): boolean {
  if ("only" in seconds) return seconds.only.includes(length);
  return Number.isInteger(length) && length >= seconds.least && length <= seconds.most;
}

/** The clips that come nearest to a length in seconds: one where the model makes it, else as few as possible. */
export function fitClips(model: VideoModel, asked: number): number[] {
  const { seconds } = model;
  const most = longestClip(model);
  if ("only" in seconds) {
    const clips: number[] = [];
    for (let left = asked; left > 0 || clips.length === 0; left -= clips.at(-1) as number)
      clips.push(left >= most ? most : (seconds.only.find((each) => each >= left) ?? most));
    return clips;
  }
  const count = Math.max(1, Math.ceil(asked / most));
  const base = Math.floor(asked / count);
  return Array.from({ length: count }, (_, index) =>
    Math.min(most, Math.max(seconds.least, base + (index < asked % count ? 1 : 0))),
  );
}

/** Moments with their own seconds: the clips that hold them in order, none cut in two, and the clip of each. */
export interface TimedMoments {
  clips: readonly number[];
  times: readonly number[];
  clipOf: readonly number[];
}

/** As few clips as hold the moments whole; null where one is longer than a clip. A clip that must be longer lengthens its last moment. */
export function packMoments(model: VideoModel, seconds: readonly number[]): TimedMoments | null {
  const most = longestClip(model);
  if (seconds.some((each) => each > most)) return null;
  const groups: number[][] = [];
  for (const each of seconds) {
    const last = groups.at(-1);
    if (last && last.reduce((sum, one) => sum + one, 0) + each <= most) last.push(each);
    else groups.push([each]);
  }
  const clips = groups.map(
    (group) =>
      fitClips(
        model,
        group.reduce((sum, one) => sum + one, 0),
      )[0] as number,
  );
  const times = groups.flatMap((group, clip) => {
    const spare = (clips[clip] as number) - group.reduce((sum, one) => sum + one, 0);
    return group.map((one, index) => one + (index === group.length - 1 ? spare : 0));
  });
  return { clips, times, clipOf: groups.flatMap((group, clip) => group.map(() => clip)) };
}

/** A length for a video nobody timed: the model's usual one, or the next that holds its dialogue. */
export function openLength(model: VideoModel, lines: readonly { line: string }[]): number {
  const needed = lines.length > 0 ? spokenSeconds(lines) + 1 : 0;
  return needed <= model.defaultSeconds ? model.defaultSeconds : Math.min(needed, 60);
}
