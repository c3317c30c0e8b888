import {
  jpeg,
  jpegExif,
  jpegXmp,
  png,
  pngExif,
  pngPacked,
  pngText,
  pngUtf8,
  tiff,
  webp,
} from "#tests/support/picture-bytes.ts";

/** Files of the net, each with what one program or camera writes. The settings are invented. */

const SETTINGS =
  "a brass lantern on a wet step, dusk <lora:grain:0.6>\nNegative prompt: people, text\nSteps: 28, Sampler: DPM++ 2M, Schedule type: Karras, CFG scale: 6.5, Seed: 90210, Size: 832x1216, Model: plainXL, Version: v1.10.1";
const COMFY = JSON.stringify({
  "3": {
    class_type: "KSampler",
    inputs: {
      seed: 12,
      steps: 20,
      cfg: 7,
      sampler_name: "euler",
      positive: ["6", 0],
      negative: ["7", 0],
      latent_image: ["5", 0],
    },
  },
  "4": { class_type: "CheckpointLoaderSimple", inputs: { ckpt_name: "plain.safetensors" } },
  "5": { class_type: "EmptyLatentImage", inputs: { width: 768, height: 512 } },
  "6": { class_type: "CLIPTextEncode", inputs: { text: "a brass lantern, dusk" } },
  "7": { class_type: "CLIPTextEncode", inputs: { text: "people" } },
});
const DREAM = '"a brass lantern [people]" -s 30 -S 77 -W 512 -H 640 -C 7.5 -A k_lms';
const SWARM = JSON.stringify({
  sui_image_params: {
    prompt: "a lantern",
    negativeprompt: "people",
    steps: 22,
    cfgscale: 5,
    seed: 8,
    width: 640,
    height: 640,
    model: "m",
    swarm_version: "0.9",
  },
});
const FOOOCUS = JSON.stringify({
  prompt: "a lantern",
  negative_prompt: "people",
  base_model: "m.safetensors",
  resolution: "(896, 1152)",
  seed: "5",
  steps: 30,
});
const INVOKE = JSON.stringify({
  positive_prompt: "a lantern",
  negative_prompt: "people",
  steps: 25,
  cfg_scale: 7,
  seed: 4,
  width: 512,
  height: 768,
  scheduler: "euler",
  model: { name: "m" },
});
const NOVEL = JSON.stringify({
  prompt: "a lantern",
  uc: "people",
  steps: 28,
  scale: 5,
  seed: 3,
  sampler: "k_euler",
  width: 832,
  height: 1216,
});
const TENSOR = JSON.stringify({
  prompt: "a lantern",
  negativePrompt: "people",
  steps: 20,
  cfgScale: 6,
  seed: "2",
  width: 512,
  height: 512,
  models: [{ type: "LORA", label: "grain" }],
});
const EASY = JSON.stringify({
  prompt: "a lantern",
  negative_prompt: "people",
  seed: 9,
  num_inference_steps: 25,
  guidance_scale: 7.5,
  width: 512,
  height: 512,
  use_stable_diffusion_model: "m",
});
const xmpOf = (inner: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description>${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const TERM = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
const DRAW_THINGS = JSON.stringify({
  c: "a lantern",
  uc: "people",
  steps: 20,
  scale: 6,
  seed: 1,
  sampler: "Euler a",
  size: "512x512",
  model: "m",
});

/** What a camera writes, in the units of its tags. */
const CAMERA = {
  0x829a: [1, 500],
  0x829d: [28, 10],
  0x8827: 400,
  0x9003: "2025:03:07 18:42:10",
  0x9209: 1,
  0x920a: [50, 1],
  0xa405: 75,
  0xa434: "50mm F1.8",
} as const;
const utf16Comment = (text: string) => Buffer.concat([Buffer.from("UNICODE\0"), Buffer.from(text, "utf16le").swap16()]);

/** Each file of the net by its name. */
export const PICTURES: Record<string, Buffer> = {
  "png-plain": png(),
  "png-webui": png(pngText("parameters", SETTINGS)),
  "png-webui-packed": png(pngPacked("parameters", SETTINGS)),
  "png-webui-arabic": png(pngUtf8("parameters", SETTINGS.replace("a brass lantern", "فانوس نحاسي"))),
  "png-comfy": png(pngText("prompt", COMFY), pngText("workflow", "{}")),
  "png-dream": png(pngText("Dream", DREAM)),
  "png-swarm": png(pngText("parameters", SWARM)),
  "png-fooocus": png(pngText("parameters", FOOOCUS), pngText("fooocus_scheme", "fooocus")),
  "png-invoke": png(pngUtf8("invokeai_metadata", INVOKE)),
  "png-novel": png(pngText("Software", "NovelAI"), pngText("Source", "V3"), pngText("Comment", NOVEL)),
  "png-tensor": png(pngText("generation_data", TENSOR)),
  "png-midjourney": png(
    pngText("Description", "a lantern at dusk --ar 2:3 --v 6 Job ID: 0f0f0f0f-0000-4000-8000-000000000000"),
  ),
  "png-comment": png(pngText("Comment", "made by hand")),
  "png-exif": png(pngExif(tiff({ 0x10f: "Alder", 0x110: "A-1" }, CAMERA))),
  "jpeg-plain": jpeg(),
  "jpeg-camera": jpeg(jpegExif(tiff({ 0x10f: "Alder", 0x110: "A-1" }, CAMERA))),
  "jpeg-camera-place": jpeg(jpegExif(tiff({ 0x10f: "Alder", 0x110: "A-1" }, CAMERA, true))),
  "jpeg-slow": jpeg(jpegExif(tiff({ 0x110: "A-1" }, { 0x829a: [5, 2], 0x9209: 0 }))),
  "jpeg-webui": jpeg(jpegExif(tiff({}, { 0x9286: utf16Comment(SETTINGS) }))),
  "jpeg-easy": jpeg(jpegExif(tiff({}, { 0x9286: Buffer.from(`ASCII\0\0\0${EASY}`) }))),
  "jpeg-comment": jpeg([0xfe, Buffer.from(SETTINGS)]),
  "jpeg-declared": jpeg(jpegXmp(xmpOf(`<Iptc4xmpExt:DigitalSourceType>${TERM}</Iptc4xmpExt:DigitalSourceType>`))),
  "jpeg-midjourney": jpeg(
    jpegXmp(
      xmpOf(
        "<dc:description><rdf:Alt><rdf:li>a lantern --ar 3:2 --v 6.1 Job ID: 0f0f0f0f-0000-4000-8000-000000000000</rdf:li></rdf:Alt></dc:description>",
      ),
    ),
  ),
  "jpeg-draw-things": jpeg(
    jpegXmp(
      xmpOf(
        `<exif:UserComment><rdf:Alt><rdf:li>${DRAW_THINGS.replaceAll('"', "&quot;")}</rdf:li></rdf:Alt></exif:UserComment>`,
      ),
    ),
  ),
  "jpeg-xmp-place": jpeg(jpegXmp(xmpOf("<exif:GPSLatitude>30,2N</exif:GPSLatitude>"))),
  "webp-webui": webp(["EXIF", tiff({}, { 0x9286: utf16Comment(SETTINGS) })]),
  "webp-comfy": webp(["EXIF", tiff({ 0x110: `prompt:${COMFY}` })]),
  "webp-declared": webp(["XMP ", Buffer.from(xmpOf(`<a>${TERM}</a>`))]),
  "no-picture": Buffer.from("plain words"),
};
/** Cut in the middle: what was found until there. */
for (const name of ["png-webui", "png-comfy", "jpeg-camera", "jpeg-webui", "webp-webui"])
  PICTURES[`${name}-cut`] = (PICTURES[name] as Buffer).subarray(0, (PICTURES[name] as Buffer).length * 0.6);
