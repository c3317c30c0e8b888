import { describe, expect, test } from "vitest";
import type { JsonObject } from "#engines/image-metadata/json-values.ts";
import { encoded, graphOf, type Nodes } from "#tests/support/comfy-graph.ts";
import { readComfyUi } from "./read-comfyui.ts";

const read = (nodes: Nodes, sampler?: JsonObject) => readComfyUi(graphOf(nodes, sampler));
const both = { positive: ["6", 0], negative: ["7", 0] };

describe("the number of an output says which text a node gives on", () => {
  test.each([
    ["ControlNetApplyAdvanced", both, [0, 1]],
    ["InpaintModelConditioning", { ...both, pixels: ["5", 0] }, [0, 1]],
    ["Efficient Loader", { positive: "an old bridge", negative: "fog", ckpt_name: "m" }, [1, 2]],
    ["Context (rgthree)", both, [4, 5]],
    ["SDXLPromptStyler", { text_positive: "an old bridge", text_negative: "fog", style: "base" }, [0, 1]],
  ] as [string, JsonObject, [number, number]][])("%s", (type, inputs, [positive, negative]) => {
    const sampler = { positive: ["10", positive], negative: ["10", negative] };
    expect(read({ "10": [type, inputs] }, sampler)).toMatchObject({ prompt: "an old bridge", negative: "fog" });
  });

  test("crossed links give the crossed texts", () => {
    const crossed = read({ "10": ["ControlNetApplyAdvanced", both] }, { positive: ["10", 1], negative: ["10", 0] });
    expect(crossed).toMatchObject({ prompt: "fog", negative: "an old bridge" });
  });

  test("two such nodes in a row", () => {
    const nodes: Nodes = {
      "10": ["ControlNetApplyAdvanced", both],
      "11": ["ControlNetApplyAdvanced", { positive: ["10", 0], negative: ["10", 1] }],
    };
    const told = read(nodes, { positive: ["11", 0], negative: ["11", 1] });
    expect(told).toMatchObject({ prompt: "an old bridge", negative: "fog" });
  });

  test("the names of outputs on the screen decide before any number", () => {
    const workflow = { nodes: [{ id: 10, outputs: [{ name: "NEGATIVE" }, { name: "POSITIVE" }] }] };
    const graph = graphOf({ "10": ["Swapper", both] }, { positive: ["10", 1], negative: ["10", 0] });
    expect(readComfyUi(graph, workflow)).toMatchObject({ prompt: "an old bridge", negative: "fog" });
  });

  test("a text that is zeroed out is none", () => {
    const nodes: Nodes = { "33": ["ConditioningZeroOut", { conditioning: ["6", 0] }] };
    expect(read(nodes, { negative: ["33", 0] })).toMatchObject({ prompt: "an old bridge", negative: "" });
  });

  test("a bundle leads to both texts, also through another bundle", () => {
    const nodes: Nodes = {
      "20": ["ToBasicPipe", both],
      "21": ["Context Switch (rgthree)", { ctx_01: ["20", 0] }],
      "3": ["KSampler (pipe)", { basic_pipe: ["21", 0], seed: 1, steps: 9 }],
    };
    expect(read(nodes)).toMatchObject({ prompt: "an old bridge", negative: "fog", params: { steps: 9 } });
  });

  test("a value comes from the output that is linked", () => {
    const nodes: Nodes = { "2": ["KSampler Config (rgthree)", { steps_total: 30, refiner_step: 24, cfg: 8 }] };
    expect(read(nodes, { steps: ["2", 0], cfg: ["2", 2] })?.params).toMatchObject({ steps: 30, cfgScale: 8 });
  });
});

describe("of several samplers", () => {
  const second = { seed: 31, steps: 30, positive: ["16", 0], negative: ["7", 0] };
  test("the one behind the saved image counts, not one that is only shown", () => {
    const nodes: Nodes = {
      "16": encoded("a desert road"),
      "30": ["KSampler", { ...second, latent_image: ["5", 0] }],
      "28": ["VAEDecode", { samples: ["30", 0] }],
      "29": ["PreviewImage", { images: ["28", 0] }],
    };
    expect(read(nodes)).toMatchObject({
      prompt: "an old bridge",
      params: { steps: 20, seed: 4 },
      further: ["a desert road"],
    });
  });

  test("the last counts, and what an earlier one drew is said", () => {
    const nodes: Nodes = {
      "16": encoded("a desert road"),
      "30": ["KSampler", { ...second, latent_image: ["3", 0] }],
      "8": ["VAEDecode", { samples: ["30", 0] }],
    };
    const told = read(nodes);
    expect(told).toMatchObject({
      prompt: "a desert road",
      params: { steps: 30, size: "640x480" },
      further: ["an old bridge"],
    });
  });

  test("a step that mends faces is not the picture's", () => {
    const nodes: Nodes = {
      "16": encoded("detailed face"),
      "30": ["FaceDetailer", { ...second, image: ["8", 0] }],
      "9": ["SaveImage", { images: ["30", 0] }],
    };
    expect(read(nodes)).toMatchObject({ prompt: "an old bridge", params: { steps: 20 } });
  });

  test("a guider, and nodes with sampler in their names that draw nothing", () => {
    const nodes: Nodes = {
      "10": ["SamplerEulerAncestral", { eta: 1 }],
      "14": ["CFGGuider", { cfg: 7, ...both }],
      "15": ["RandomNoise", { noise_seed: 5150 }],
      "17": ["BasicScheduler", { scheduler: "normal", steps: 12 }],
      "3": ["SamplerCustomAdvanced", { noise: ["15", 0], guider: ["14", 0], sampler: ["10", 0], sigmas: ["17", 0] }],
    };
    expect(read(nodes)).toMatchObject({
      prompt: "an old bridge",
      negative: "fog",
      params: { seed: 5150, steps: 12, cfgScale: 7, scheduler: "normal" },
    });
  });

  test("a guider without a text against has none", () => {
    const nodes: Nodes = {
      "14": ["BasicGuider", { conditioning: ["6", 0], model: ["4", 0] }],
      "3": ["SamplerCustomAdvanced", { guider: ["14", 0] }],
    };
    expect(read(nodes)).toMatchObject({ prompt: "an old bridge", negative: null });
  });

  test("a node that asks a service makes the picture by itself", () => {
    const nodes = {
      "1": { class_type: "FluxProImageNode", inputs: { prompt: "an old bridge", seed: 2 } },
      "2": { class_type: "SaveImage", inputs: { images: ["1", 0] } },
    };
    expect(readComfyUi(nodes)).toMatchObject({ prompt: "an old bridge", negative: null, params: { seed: 2 } });
  });
});

describe("a hostile graph", () => {
  test("in a circle, or doubling at every node, ends soon and with bounded words", () => {
    const nodes: Nodes = { "6": encoded(["100", 0]) };
    for (let at = 100; at < 160; at += 1)
      nodes[String(at)] = [
        "Text Concatenate",
        { delimiter: "", text_a: [String(at + 1), 0], text_b: [String(at + 1), 0] },
      ];
    nodes["160"] = ["String", { value: "word " }];
    const started = performance.now();
    expect((read(nodes)?.prompt ?? "").length).toBeLessThan(5_000_000);
    nodes["160"] = ["Text Concatenate", { text_a: ["100", 0], text_b: "word" }];
    expect(read(nodes)).not.toBeUndefined();
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
