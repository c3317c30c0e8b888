import { describe, expect, test } from "vitest";
import type { JsonObject } from "#engines/image-metadata/json-values.ts";
import { encoded, graphOf, type Nodes } from "#tests/support/comfy-graph.ts";
import { readComfyUi } from "./read-comfyui.ts";

const read = (nodes: Nodes, sampler?: JsonObject) => readComfyUi(graphOf(nodes, sampler));

describe("words under any name", () => {
  test.each([
    ["prompt", "TextEncodeQwenImageEditPlus", { prompt: "an old bridge", image1: ["5", 0] }],
    ["user prompt", "CLIPTextEncodeLumina2", { system_prompt: "superior", user_prompt: "an old bridge" }],
    ["power prompt", "Power Prompt (rgthree)", { prompt: "an old bridge", opt_clip: ["4", 1] }],
    ["a name nobody knows", "SomeEncoder", { scene_line: "an old bridge", clip: ["4", 1], quality: "high" }],
    ["no name of a text", "SomeEncoder", { zeta: "an old bridge", clip: ["4", 1], quality: "high" }],
    [
      "drawn from a template",
      "ImpactWildcardEncode",
      { wildcard_text: "an {old|new} bridge", populated_text: "an old bridge", mode: "populate" },
    ],
  ] as [string, string, JsonObject][])("%s", (_name, type, inputs) => {
    expect(read({ "6": [type, inputs] })?.prompt).toBe("an old bridge");
  });

  test.each([
    [
      "a chain of nodes",
      {
        "6": encoded(["40", 0]),
        "40": ["Reroute", { "": ["41", 0] }],
        "41": ["PrimitiveString", { value: "an old bridge" }],
      },
    ],
    [
      "what was shown",
      {
        "6": encoded(["32", 0]),
        "30": ["OllamaGenerateV2", { prompt: "describe a bridge" }],
        "32": ["ShowText|pysssss", { text: ["30", 0], text_0: "an old bridge" }],
      },
    ],
    [
      "a replacement",
      {
        "6": encoded(["40", 0]),
        "40": ["StringReplace", { string: "a new bridge", find: "a new", replace: "an old" }],
      },
    ],
  ] as [string, Nodes][])("%s", (_name, nodes) => {
    expect(read(nodes)?.prompt).toBe("an old bridge");
  });

  test("what a model answered is not in the file, and what it was asked is no prompt", () => {
    expect(read({ "6": encoded(["30", 0]), "30": ["OllamaGenerateV2", { prompt: "describe a bridge" }] })).toBeNull();
  });

  test.each([
    [
      "by its sign",
      "Text Concatenate",
      { delimiter: ", ", text_b: "at dusk", text_a: ["40", 0] },
      "an old bridge, at dusk",
    ],
    [
      "by a line",
      "StringConcatenate",
      { string_a: ["40", 0], string_b: "at dusk", delimiter: "\\n" },
      "an old bridge\nat dusk",
    ],
    [
      "by numbers",
      "Prompt Joiner",
      { separator: " ", text_10: "z", text_2: "b", text_1: ["40", 0] },
      "an old bridge b z",
    ],
    [
      "with nothing between",
      "ConcatStringSingle",
      { string_a: ["40", 0], string_b: " at dusk" },
      "an old bridge at dusk",
    ],
  ] as [string, string, JsonObject, string][])("texts put together %s", (_name, type, inputs, words) => {
    const nodes: Nodes = {
      "6": encoded(["22", 0]),
      "22": [type, inputs],
      "40": ["String", { value: "an old bridge" }],
    };
    expect(read(nodes)).toMatchObject({ prompt: words, isJoined: true });
  });

  test.each([
    ["ConditioningConcat", { conditioning_from: ["16", 0], conditioning_to: ["6", 0] }],
    ["ConditioningCombine", { conditioning_1: ["6", 0], conditioning_2: ["16", 0] }],
    ["ConditioningAverage", { conditioning_to: ["6", 0], conditioning_from: ["16", 0], conditioning_to_strength: 0.5 }],
  ] as [string, JsonObject][])("%s: both texts", (type, inputs) => {
    const told = read({ "16": encoded("oil paint"), "17": [type, inputs] }, { positive: ["17", 0] });
    expect(told).toMatchObject({ prompt: "an old bridge\noil paint", isJoined: true });
  });

  test.each([
    ["CLIPTextEncodeSDXL", { text_l: "at dusk", text_g: "an old bridge", width: 1024 }],
    ["CLIPTextEncodeFlux", { clip_l: "an old bridge", t5xxl: "at dusk", guidance: 3.5 }],
  ] as [string, JsonObject][])("%s: both readers' texts, the same text once", (type, inputs) => {
    expect(read({ "6": [type, inputs] })).toMatchObject({ prompt: "an old bridge\nat dusk", isJoined: true });
    const same = Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [name, typeof value === "string" ? "one" : value]),
    );
    const told = read({ "6": [type, same] });
    expect(told?.prompt).toBe("one");
    expect(told?.isJoined).toBeUndefined();
  });
});

describe("a switch gives what it lets through", () => {
  const texts: Nodes = { "40": ["String", { value: "an old bridge" }], "41": ["String", { value: "a new bridge" }] };
  test.each([
    ["the first that is there", "Any Switch (rgthree)", { any_01: ["39", 0], any_02: ["40", 0], any_03: ["41", 0] }],
    ["by number", "ImpactSwitch", { select: 2, input1: ["41", 0], input2: ["40", 0] }],
    ["by number from nought", "easy anythingIndexSwitch", { index: 0, value0: ["40", 0], value1: ["41", 0] }],
    ["by a linked number", "CR Text Input Switch", { Input: ["50", 0], text1: ["41", 0], text2: ["40", 0] }],
    ["by yes", "LazySwitchKJ", { switch: true, on_true: ["40", 0], on_false: ["41", 0] }],
    ["by no", "easy ifElse", { boolean: false, on_true: ["41", 0], on_false: ["40", 0] }],
  ] as [string, string, JsonObject][])("%s", (_name, type, inputs) => {
    const nodes: Nodes = {
      ...texts,
      "6": encoded(["45", 0]),
      "45": [type, inputs],
      "50": ["PrimitiveInt", { value: 2 }],
    };
    expect(read(nodes)?.prompt).toBe("an old bridge");
  });

  test("between whole texts as well", () => {
    const nodes: Nodes = {
      "16": encoded("oil paint"),
      "45": ["ConditioningSwitch", { select: 2, input1: ["6", 0], input2: ["16", 0] }],
    };
    expect(read(nodes, { positive: ["45", 0] })?.prompt).toBe("oil paint");
  });
});
