import { describe, expect, test } from "vitest";
import { imageModel } from "../media-models.ts";
import { checkImage } from "./check-image.ts";
import { composeImage } from "./compose-image.ts";
import { readTypedFlags } from "./typed-flags.ts";

const read = (text: string) => readTypedFlags(text, imageModel("midjourney"));

describe("flags that a person typed", () => {
  test.each([
    ["a kite over dunes --ar 3:2", "a kite over dunes", { ratio: "3:2" }],
    ["a kite —ar 3:2 —no birds, tall grass", "a kite", { ratio: "3:2", avoid: "birds, tall grass" }],
    ["a kite –aspect 4:5 over dunes", "a kite over dunes", { ratio: "4:5" }],
    ["a kite — ar 9 : 16", "a kite", { ratio: "9:16" }],
    ["a kite - -ar 9 :16", "a kite", { ratio: "9:16" }],
    ["/imagine prompt: a kite --ar 2:1 over red dunes", "a kite over red dunes", { ratio: "2:1" }],
    ["a kite --no steam --no people with hats", "a kite", { avoid: "steam, people with hats" }],
    ["a kite --version 7", "a kite", { version: "--version 7" }],
    ["a kite --niji 6 at dusk", "a kite at dusk", { version: "--niji 6" }],
    ["a kite --sref 123::2 456 --sw 200", "a kite", { kept: ["--sref 123::2 456", "--sw 200"] }],
    ["a kite --oref https://e.test/a.png --exp 10", "a kite", { kept: ["--oref https://e.test/a.png", "--exp 10"] }],
    ["a kite --style raw --tile --draft", "a kite", { kept: ["--style raw", "--tile", "--draft"] }],
    ["a kite --zz over dunes", "a kite over dunes", { dropped: ["--zz"] }],
    ["a kite --s 5000", "a kite", { outside: ["--s 5000"] }],
  ])("%s", (text, rest, found) => {
    expect(read(text)).toEqual({ kept: [], dropped: [], outside: [], ...found, text: rest });
  });

  test.each(["a quiet room — no people in it", "well-known kite — seen from below", "--ar 1:1"])(
    "a dash in a sentence is none, and neither are flags alone: %s",
    (text) => {
      expect(read(text)).toEqual({ text, kept: [], dropped: [], outside: [] });
    },
  );

  test("they stand in the prompt as typed, weights too, and the prompt is valid", () => {
    const text = "fog:: kite::2 on a hill --sref 99 --ar 5:2 --no people with hats --version 7";
    const { prompt, settings, notes } = composeImage({
      ...BLANK,
      text,
      model: "midjourney",
    });
    expect(prompt).toBe(
      "fog:: kite::2 on a hill, photograph, soft natural daylight --ar 5:2 --sref 99 --raw --no people with hats --version 7",
    );
    expect(notes).toEqual([]);
    expect(checkImage(imageModel("midjourney"), { prompt, settings }, [], text)).toEqual([]);
  });

  test("a value out of bounds is named with its bounds", () => {
    expect(composeImage({ ...BLANK, text: "a kite --s 5000", model: "midjourney" }).notes).toEqual([
      "The value of --s 5000 is out of bounds (0–1000), so it was left out.",
    ]);
  });
});

const BLANK = {
  promptLanguage: "en",
  interfaceLanguage: "en",
  detail: "standard",
  palette: [],
  variants: 1,
} as unknown as Parameters<typeof composeImage>[0];
