import { describe, expect, test } from "vitest";
import { PICTURES } from "#tests/golden/picture-files.ts";
import { readFilePrompt } from "#tools/image-to-prompt/run/file-prompt.ts";

const read = (name: string) => readFilePrompt(new Uint8Array(PICTURES[name] as Buffer));
/** All but where it was looked, which has a test of its own. */
const readFacts = async (name: string) => {
  const { lookedAt: _places, ...facts } = await read(name);
  return facts;
};
const WEBUI = {
  generator: "a1111",
  prompt: "a brass lantern on a wet step, dusk <lora:grain:0.6>",
  negative: "people, text",
  params: {
    steps: 28,
    sampler: "DPM++ 2M",
    scheduler: "Karras",
    cfgScale: 6.5,
    seed: 90210,
    size: "832x1216",
    model: "plainXL",
    version: "v1.10.1",
  },
  loras: ["grain"],
};
const CAMERA = {
  make: "Alder",
  model: "A-1",
  lens: "50mm F1.8",
  focalLength: 50,
  focalLength35: 75,
  fNumber: 2.8,
  exposureTime: "1/500",
  iso: 400,
  flash: true,
  takenAt: "2025-03-07T18:42:10",
};
const NOTHING = {
  embedded: null,
  others: [],
  camera: null,
  hasGps: false,
  aiDeclared: false,
  declaration: null,
  aiSystem: null,
  hasC2pa: false,
  provenance: null,
};

describe("what a picture's file says of itself", () => {
  test.each(["png-webui", "png-webui-packed", "jpeg-webui", "jpeg-comment", "webp-webui"])(
    "%s: the WebUI's whole settings",
    async (name) => expect(await readFacts(name)).toEqual({ ...NOTHING, embedded: WEBUI }),
  );

  test("Arabic in a prompt stays to the letter", async () => {
    expect((await read("png-webui-arabic")).embedded?.prompt).toBe("فانوس نحاسي on a wet step, dusk <lora:grain:0.6>");
  });

  test.each([
    [
      "png-comfy",
      "comfyui",
      "a brass lantern, dusk",
      { seed: 12, steps: 20, size: "768x512", model: "plain.safetensors" },
    ],
    ["webp-comfy", "comfyui", "a brass lantern, dusk", { seed: 12, steps: 20, size: "768x512", cfgScale: 7 }],
    ["png-dream", "invokeai", "a brass lantern", { seed: 77, steps: 30, size: "512x640", sampler: "k_lms" }],
    ["png-swarm", "swarmui", "a lantern", { seed: 8, steps: 22, size: "640x640", version: "0.9" }],
    ["png-fooocus", "fooocus", "a lantern", { seed: 5, steps: 30, size: "896x1152", model: "m.safetensors" }],
    ["png-invoke", "invokeai", "a lantern", { seed: 4, steps: 25, size: "512x768", sampler: "euler" }],
    ["png-novel", "novelai", "a lantern", { seed: 3, steps: 28, size: "832x1216", model: "V3" }],
    ["png-tensor", "tensorart", "a lantern", { seed: 2, steps: 20, size: "512x512", cfgScale: 6 }],
    ["jpeg-easy", "easydiffusion", "a lantern", { seed: 9, steps: 25, size: "512x512", model: "m" }],
    ["jpeg-draw-things", "drawthings", "a lantern", { seed: 1, steps: 20, size: "512x512", sampler: "Euler a" }],
  ])("%s: the prompt of %s", async (name, generator, prompt, params) => {
    expect((await read(name)).embedded).toMatchObject({ generator, prompt, negative: "people", params });
  });

  test.each([
    ["png-midjourney", "a lantern at dusk", { aspectRatio: "2:3", version: "6" }],
    ["jpeg-midjourney", "a lantern", { aspectRatio: "3:2", version: "6.1" }],
  ])("%s: the flags leave the prompt", async (name, prompt, params) => {
    expect((await read(name)).embedded).toMatchObject({ generator: "midjourney", prompt, params });
  });

  test.each(["png-exif", "jpeg-camera"])("%s: the camera's own facts", async (name) => {
    expect(await readFacts(name)).toEqual({ ...NOTHING, camera: CAMERA });
  });

  test("a place is only known to be there", async () => {
    expect(await readFacts("jpeg-camera-place")).toEqual({ ...NOTHING, camera: CAMERA, hasGps: true });
    expect(await readFacts("jpeg-xmp-place")).toEqual({ ...NOTHING, hasGps: true });
  });

  test("an exposure of seconds is no fraction, and a flash that was off is said", async () => {
    expect((await read("jpeg-slow")).camera).toEqual({ model: "A-1", exposureTime: "2.5", flash: false });
  });

  test.each(["jpeg-declared", "webp-declared"])("%s: a declaration is no prompt", async (name) => {
    expect(await readFacts(name)).toEqual({ ...NOTHING, aiDeclared: true, declaration: "made" });
  });

  test.each(["png-plain", "jpeg-plain", "png-comment", "no-picture"])("%s says nothing", async (name) => {
    expect(await readFacts(name)).toEqual(NOTHING);
  });

  test("a file cut anywhere gives what was found until there and never fails", async () => {
    for (const [name, file] of Object.entries(PICTURES))
      for (let end = 0; end < file.length; end += 5) {
        const { hasC2pa } = await readFilePrompt(new Uint8Array(file.subarray(0, end)));
        expect([name, end, hasC2pa]).toEqual([name, end, false]);
      }
  });
});
