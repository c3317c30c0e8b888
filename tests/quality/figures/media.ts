import { checkImage } from "#engines/media/image/check-image.ts";
import { composeImage } from "#engines/media/image/compose-image.ts";
import { planImage } from "#engines/media/image/plan-image.ts";
import { IMAGE_MODELS, VIDEO_MODELS } from "#engines/media/media-models.ts";
import { checkVideo } from "#engines/media/video/check-video.ts";
import { composeVideo } from "#engines/media/video/compose-video.ts";
import { planVideo } from "#engines/media/video/plan-video.ts";
import { fold } from "#engines/text/fold.ts";
import { type PartRow, readPartRows } from "#training/media/read-rows.ts";
import { everyNth, shareOf } from "../bands.ts";

/** Slots in which a part's words may be. Light, style and the like are named by the vocabulary in other words. */
const SLOTS: Record<string, readonly string[]> = {
  subject: ["subject", "action"],
  action: ["action", "subject"],
  setting: ["setting"],
  details: ["details", "subject", "action"],
};

interface Made {
  row: PartRow;
  prompt: string;
  negative: string;
  slots: Record<string, string>;
  origins: Record<string, string>;
  faults: number;
}

function makeImage(row: PartRow, index: number): Made {
  const request = {
    text: row.text,
    model: IMAGE_MODELS[index % IMAGE_MODELS.length]?.id ?? "any",
    palette: [],
    detail: "standard",
    variants: 1,
    promptLanguage: "en",
    interfaceLanguage: row.language,
  } as const;
  const made = composeImage(request);
  const { plan } = planImage(request);
  const faults = checkImage(plan.model, made, plan.lettering, row.text).length;
  return { row, ...made, negative: made.negative ?? "", faults };
}

function makeVideo(row: PartRow, index: number): Made {
  const model = VIDEO_MODELS[index % VIDEO_MODELS.length]?.id ?? "any";
  const request = { text: row.text, model, dialogue: [], format: "text", interfaceLanguage: row.language } as const;
  const made = composeVideo(request);
  const { plan } = planVideo(request);
  const exact = [...plan.lines.map(({ line }) => line), ...plan.lettering];
  const faults = checkVideo(plan.model, made, exact, row.text).length;
  return { row, ...made, negative: made.negative ?? "", faults };
}

function figuresOf(made: readonly Made[]) {
  const parts = made.flatMap((one) =>
    one.row.parts.map(({ tag, start, end }) => ({ one, tag: tag as string, words: one.row.text.slice(start, end) })),
  );
  const of = (...tags: string[]) => parts.filter(({ tag }) => tags.includes(tag));
  const isStated = ({ one, tag }: (typeof parts)[number]) =>
    Object.entries(one.origins).some(
      ([slot, origin]) => origin === "stated" && (STATED_IN[tag] ?? [tag]).includes(slot),
    );
  return {
    valid: shareOf(made, ({ faults }) => faults === 0),
    exactTexts: shareOf(of("text"), ({ one, words }) => one.prompt.includes(bare(words))),
    ownSlot: shareOf(of(...Object.keys(SLOTS)), ({ one, tag, words }) =>
      holdsHalf((SLOTS[tag] ?? []).map((slot) => one.slots[slot] ?? "").join(" "), words),
    ),
    lookStated: shareOf(of("style", "light", "mood"), isStated),
    viewStated: shareOf(of("framing", "lens", "camera"), isStated),
    ruledOut: shareOf(of("exclusions"), ({ one, words }) => isRuledOut(one, words)),
  };
}

const STATED_IN: Record<string, readonly string[]> = {
  framing: ["shot", "angle", "move"],
  camera: ["move"],
  light: ["light", "time"],
};

/** Without quotation marks, and without the full stop of the sentence that ends in a line: that is not said. */
const bare = (words: string) => words.replace(/^[^"«]*["«]|["»]$|(?<=[^.])\.$/gu, "");
const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/^ال(?=..)/u, ""));

function holdsHalf(said: string, words: string): boolean {
  const text = fold(said);
  const wanted = wordsOf(words);
  return wanted.filter((word) => text.includes(word)).length >= wanted.length / 2;
}

function isRuledOut({ slots, negative }: Made, words: string): boolean {
  const said = fold(`${slots["avoid"] ?? ""} ${negative}`);
  return wordsOf(words).some((word) => said.includes(word));
}

function taken(medium: PartRow["medium"]): PartRow[] {
  const own = readPartRows("training/media").filter((row) => row.medium === medium);
  return everyNth(own, 5);
}

/** Of pictures: whether a prompt fits its model and holds what was asked for. */
export const ofPictures = () => figuresOf(taken("image").map(makeImage));
/** Of videos the same. */
export const ofVideos = () => figuresOf(taken("video").map(makeVideo));
/** All figures of both composers. */
export const figures = () => ({ pictures: ofPictures(), videos: ofVideos() });
