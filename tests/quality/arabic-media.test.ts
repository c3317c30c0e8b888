import { expect, test } from "vitest";
import { composeImage } from "#engines/media/image/compose-image.ts";
import { IMAGE_MODELS, VIDEO_MODELS } from "#engines/media/media-models.ts";
import { composeVideo } from "#engines/media/video/compose-video.ts";
import { detectLanguage } from "#engines/text/language.ts";
import { readPartRows } from "#training/media/read-rows.ts";
import { everyNth } from "./bands.ts";

/** Rows of the labelled requests that are Arabic by the product's own measure. */
const arabicRows = (medium: "image" | "video") =>
  everyNth(
    readPartRows("training/media").filter((row) => row.medium === medium && detectLanguage(row.text) === "ar"),
    4,
  );

/** Words in Latin letters that neither the request nor the model's own syntax has. */
function foreignWords(written: string, request: string): string[] {
  const given = request.toLowerCase();
  // Midjourney's flags, the nouns after --no among them, are always last.
  const words = written.replace(/\s--ar [\s\S]*$/u, "").match(/[A-Za-z]{2,}/gu) ?? [];
  return words.filter((word) => !given.includes(word.toLowerCase()));
}

/** The words of an object without its keys, which are names for programs. */
function wordsIn(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "object" && value !== null ? Object.values(value).map(wordsIn).join("\n") : "";
}

test("no picture's prompt of an Arabic request has a word of another language, for any model", () => {
  const rows = arabicRows("image");
  expect(rows.length).toBeGreaterThan(30);
  const found = rows.flatMap(({ id, text }, index) => {
    const made = composeImage({
      text,
      model: IMAGE_MODELS[index % IMAGE_MODELS.length]?.id ?? "any",
      palette: ["navy"],
      detail: (["short", "standard", "rich"] as const)[index % 3] ?? "rich",
      variants: 3,
      avoid: index % 2 === 0 ? "people, text" : undefined,
      promptLanguage: "en",
      interfaceLanguage: "en",
    });
    return [made.prompt, made.negative ?? "", ...made.variants, wordsIn(made.json)]
      .flatMap((written) => foreignWords(written, text))
      .map((word) => `${id} ${word}`);
  });
  expect(found).toEqual([]);
});

test("no video's prompt of an Arabic request has a word of another language, for any model", () => {
  const rows = arabicRows("video");
  expect(rows.length).toBeGreaterThan(30);
  const found = rows.flatMap(({ id, text }, index) => {
    const made = composeVideo({
      text,
      model: VIDEO_MODELS[index % VIDEO_MODELS.length]?.id ?? "any",
      dialogue: [],
      format: "text",
      duration: index % 3 === 0 ? 24 : undefined,
      avoid: index % 2 === 0 ? "people, text" : undefined,
      interfaceLanguage: "en",
    });
    return [made.prompt, made.negative ?? "", ...made.variants, wordsIn(made.json)]
      .flatMap((written) => foreignWords(written, text))
      .map((word) => `${id} ${word}`);
  });
  expect(found).toEqual([]);
});
