import { describe, expect, test } from "vitest";
import { takeModelName } from "./named-model.ts";

describe("the model that a request names", () => {
  test.each([
    ["image", "a lighthouse in a storm, for Midjourney", "midjourney", "a lighthouse in a storm"],
    ["image", "a lighthouse in a storm for Flux.", "flux-3", "a lighthouse in a storm."],
    ["image", "for Ideogram: a bakery sign", "ideogram-4", "a bakery sign"],
    ["image", "a bakery sign using stable diffusion", "sdxl", "a bakery sign"],
    ["image", "برومبت لميدجورني قطة على سطح", "midjourney", "برومبت قطة على سطح"],
    ["image", "قطة على سطح، على فلكس", "flux-3", "قطة على سطح"],
    ["image", "دلة على حصير بالميدجورني", "midjourney", "دلة على حصير"],
    ["video", "tea poured into a cup, for Kling 3", "kling", "tea poured into a cup"],
    ["video", "شاي ينسكب على كلينج", "kling", "شاي ينسكب"],
    ["video", "مشهد لكلينغ: رجل في محطة", "kling", "مشهد: رجل في محطة"],
    ["video", "a fox in the snow with Runway", "runway", "a fox in the snow"],
  ] as const)("%s: %s", (medium, text, id, rest) => {
    expect(takeModelName(text, medium)).toEqual({ id, text: rest });
  });

  test.each([
    ["image", "a capacitor with flux lines around it"],
    ["image", "twins under the sign of gemini"],
    ["image", "a poster that reads «made for Midjourney»"],
    ["video", "models walking on a runway"],
    ["video", "a plane waits on runway, engines loud"],
    ["video", "رجل يقفز سورا عاليا"],
  ] as const)("none is named: %s %s", (medium, text) => {
    expect(takeModelName(text, medium)).toEqual({ id: null, text });
  });
});
