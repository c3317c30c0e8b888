import { expect, test } from "vitest";
import { IMAGE_MODELS, VIDEO_MODELS } from "#engines/media/media-models.ts";
import { MODEL_LABELS as IMAGE_LABELS } from "#tools/image-prompt/draft.ts";
import { imagePrompt } from "#tools/image-prompt/tool.ts";
import { MODEL_LABELS as VIDEO_LABELS } from "#tools/video-prompt/draft.ts";
import { videoPrompt } from "#tools/video-prompt/tool.ts";
import { modelFacts as imageFacts } from "#tools/image-prompt/model-phrases.ts";
import { modelFacts as videoFacts } from "#tools/video-prompt/model-phrases.ts";

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
const offered = ({ known, other }: typeof IMAGE_LABELS) => ["any", ...Object.keys(known), ...Object.keys(other)];

test("both tools and their pages offer every model of the table, once", () => {
  expect(offered(IMAGE_LABELS).toSorted()).toEqual(idsOf(IMAGE_MODELS));
  expect(offered(VIDEO_LABELS).toSorted()).toEqual(idsOf(VIDEO_MODELS));
  for (const { id } of IMAGE_MODELS) expect(imagePrompt.input.parse({ text: "a fox", model: id }).model).toBe(id);
  for (const { id } of VIDEO_MODELS) expect(videoPrompt.input.parse({ text: "a fox", model: id }).model).toBe(id);
});

test("a model road is told what is known and nothing of what is not", () => {
  const image = (id: string) => imageFacts(IMAGE_MODELS.find((row) => row.id === id) as never, "en");
  const video = (id: string) => videoFacts(VIDEO_MODELS.find((row) => row.id === id) as never, "en");
  expect(image("recraft")).toContain("it takes connected sentences; its field holds 10000 characters.");
  expect(image("krea")).toContain("it takes connected sentences. Ratios:");
  expect(image("flux-3")).toContain("say what is seen instead, not a denial");
  expect(video("luma")).toContain("One clip lasts 5, 10 s, no other length");
  expect(video("luma")).toContain("Whether it makes sound is not known");
  expect(video("wan")).toContain("Its field holds 20000 characters.");
});

test("a shape that a video model makes can be asked for", () => {
  for (const { ratios } of VIDEO_MODELS)
    for (const aspectRatio of ratios)
      expect(videoPrompt.input.safeParse({ text: "a fox", aspectRatio }).success).toBe(true);
});
