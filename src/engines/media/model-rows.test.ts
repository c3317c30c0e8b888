import { describe, expect, test } from "vitest";
import { checkImage } from "./image/check-image.ts";
import { composeImage } from "./image/compose-image.ts";
import { sizeFor } from "./fit-ratio.ts";
import { IMAGE_MODELS, type ImageModelId, VIDEO_MODELS, type VideoModelId } from "./media-models.ts";
import { checkVideo } from "./video/check-video.ts";
import { composeVideo } from "./video/compose-video.ts";

const picture = (text: string, model: ImageModelId, aspectRatio?: string) =>
  composeImage({
    text,
    model,
    palette: [],
    detail: "standard",
    variants: 1,
    promptLanguage: "en",
    interfaceLanguage: "en",
    aspectRatio,
  });
const film = (text: string, model: VideoModelId, duration?: number) =>
  composeVideo({ text, model, dialogue: [], format: "text", interfaceLanguage: "en", duration });

const PICTURES = ["a red fox in snow at dawn, no people, wide banner 21:9", "ثعلب أحمر في الثلج عند الفجر، من غير ناس"];
const FILMS = [
  "a boy opens a gate, then a dog runs out, no captions, 40 seconds",
  "ولد يفتح الباب، ثم كلب يجري، من غير موسيقى",
];

describe("every row of the table", () => {
  test.each(IMAGE_MODELS)("$label gets a picture's prompt within its limits", (model) => {
    for (const text of PICTURES) expect(checkImage(model, picture(text, model.id), [], text)).toEqual([]);
  });

  test.each(VIDEO_MODELS)("$label gets a video's prompt within its limits", (model) => {
    for (const text of FILMS) expect(checkVideo(model, film(text, model.id), [], text)).toEqual([]);
  });

  test.each(IMAGE_MODELS.filter(({ sizes, id }) => sizes && id !== "sdxl"))(
    "$label has a size of its own for each shape",
    (model) => {
      const found = model.ratios.map((ratio) => sizeFor(model, ratio));
      expect(new Set(found).size).toBe(model.ratios.length);
      expect(new Set(found)).toEqual(new Set(model.sizes));
    },
  );

  test("has a name of its own, and where it is from", () => {
    for (const rows of [IMAGE_MODELS, VIDEO_MODELS]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
      expect(rows.filter(({ id, source }) => id !== "any" && !source.startsWith("https://"))).toEqual([]);
    }
  });
});

describe("a model's own limits", () => {
  test("Ideogram 4 has no field for what is left out; Qwen-Image has one", () => {
    const text = "a poster of a harbour, no people";
    expect(picture(text, "ideogram-4")).not.toHaveProperty("negative");
    expect(picture(text, "qwen-image").negative).toBe("people");
  });

  test("FLUX.3 is told what is seen instead of a denial", () => {
    const { prompt } = picture("a street market, no people", "flux-3");
    expect(prompt).not.toMatch(/no people|left out/iu);
    expect(prompt).toMatch(/^A street market\. /u);
  });

  test("Recraft's size is its maker's for the shape", () => {
    expect(picture("a poster", "recraft", "2:1").settings).toEqual({ ratio: "2:1", size: "1536x768" });
  });

  test.each([
    ["seedance", 30, [30]],
    ["wan", 31, [16, 15]],
    ["minimax", 3, [4]],
    ["grok-video", 1, [1]],
    ["luma", 7, [10]],
    ["flux-3-video", 4, [5]],
  ] as const)("%s makes %i s as it can", (id, asked, clips) => {
    const text = "a boy opens a gate, then a dog runs out";
    expect(film(text, id, asked).clips.map(({ durationSeconds }) => durationSeconds)).toEqual(clips);
  });

  test("Seedance is given whole seconds", () => {
    const { prompt } = film("a boy opens a gate, then a dog runs out", "seedance", 8);
    expect(prompt).toContain("0–4 s: A boy opens a gate.");
    expect(prompt).toContain("4–8 s: ");
  });

  test("Luma's sound is not known: nothing is said of it", () => {
    const text = "a boy whistles in the rain, soft piano";
    expect(film(text, "luma").warnings).toEqual([]);
    expect(film(text, "runway").warnings.join(" ")).toContain("without sound");
  });

  test("a prompt that the field does not hold is named, on either side of the limit", () => {
    const words = (letters: number) => "a lantern ".repeat(Math.ceil(letters / 10)).slice(0, letters - 1) + "n";
    const over = film(words(4200), "grok-video");
    expect(over.warnings).toContainEqual(
      expect.stringMatching(/^The prompt has \d+ characters and the field of Grok/u),
    );
    const grok = VIDEO_MODELS.find(({ id }) => id === "grok-video") as (typeof VIDEO_MODELS)[number];
    const codes = (length: number) =>
      checkVideo(
        grok,
        {
          prompt: "x",
          settings: { durationSeconds: 8, ratio: "16:9" },
          clips: [{ durationSeconds: 8, prompt: "x".repeat(length) }],
          shots: [],
        },
        [],
        "x",
      ).map(({ code }) => code);
    expect([codes(4096), codes(4097)]).toEqual([[], ["over-limit"]]);
  });
});

describe("a model named in the request", () => {
  test.each([
    ["a fox with flux", "FLUX.3"],
    ["a fox with FLUX.2", "FLUX.2"],
    ["a fox, ideogram", "Ideogram 4.0"],
    ["a fox, ideogram 3.0", "Ideogram 3.0"],
    ["a fox, with grok imagine", "Grok Imagine 2.0"],
    ["ثعلب في الثلج بجروك", "Grok Imagine 2.0"],
    ["a fox in seedream", "Seedream 5.5"],
  ])("%s: %s", (text, label) => {
    expect(picture(text, "any").notes.join(" ")).toContain(`You named ${label}`);
  });

  test.each([
    ["a fox runs, grok", "Grok Imagine Video 1.5"],
    ["a fox runs, hailuo", "MiniMax H3 (Hailuo 3)"],
    ["a fox runs, wan 3.0", "Wan 3.0"],
    ["ثعلب يجري، سيدانس", "Seedance 2.5"],
  ])("%s: %s", (text, label) => {
    expect(film(text, "any").warnings.join(" ")).toContain(`You named ${label}`);
  });

  test("a wan light is no model", () => {
    expect(film("a wan light falls on a face", "any").warnings.join(" ")).not.toContain("You named");
  });
});
