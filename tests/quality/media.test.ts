import { describe, expect, test } from "vitest";
import { outside } from "./bands.ts";
import { ofPictures, ofVideos } from "./figures/media.ts";

const PICTURES = {
  valid: [1, 1],
  exactTexts: [0.98, 1],
  ownSlot: [0.947, 0.987],
  lookStated: [0.959, 0.999],
  viewStated: [0.935, 0.975],
  ruledOut: [0.721, 0.821],
} as const;
const VIDEOS = {
  valid: [1, 1],
  exactTexts: [0.96, 1],
  ownSlot: [0.959, 0.999],
  lookStated: [0.97, 1],
  viewStated: [0.934, 0.974],
  ruledOut: [0.617, 0.717],
} as const;

describe("the composers for pictures and videos, on their own rows", () => {
  test("a picture's prompt fits its model and holds what was asked for", () => {
    expect(outside(ofPictures(), PICTURES)).toEqual([]);
  });

  test("a video's prompt fits its model and holds what was asked for", () => {
    expect(outside(ofVideos(), VIDEOS)).toEqual([]);
  });
});
