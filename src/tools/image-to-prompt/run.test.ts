import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { fileTypeOf } from "#tools/file-type.ts";
import { finishBuiltIn, runBuiltIn } from "#tools/pipeline/built-in/run-built-in.ts";
import { createPorts } from "#workers/ports.ts";
import { imageToPromptRunner } from "./run.ts";
import { readFilePrompt } from "./run/file-prompt.ts";
import { imageToPrompt, type ImageToPromptResult } from "./tool.ts";

const ports = createPorts();
afterAll(() => ports.close());
const context = { lang: "en" as const, signal: new AbortController().signal, ports };
const half = imageToPromptRunner.viaModel as NonNullable<typeof imageToPromptRunner.viaModel>;

function inputOf(bytes: Uint8Array, options: object = {}) {
  const file = { name: "picture", type: fileTypeOf(bytes) ?? "text/plain", bytes, sha256: "" };
  return { ...imageToPrompt.input.parse(options), file };
}

async function read(bytes: Uint8Array, options: object = {}): Promise<ImageToPromptResult> {
  const engine = imageToPromptRunner.builtIn as NonNullable<typeof imageToPromptRunner.builtIn>;
  const outcome = await finishBuiltIn<ImageToPromptResult>(
    runBuiltIn(engine, inputOf(bytes, options), context),
    () => {},
  );
  if (!outcome) throw new Error("the run was stopped");
  return outcome.result;
}

function picture() {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: "#c0392b" } });
}

/** A red PNG with chunks after its head. */
async function png(...chunks: [type: string, data: Buffer][]): Promise<Uint8Array> {
  const plain = await picture().png().toBuffer();
  const made = chunks.map(([type, data]) => {
    const whole = Buffer.alloc(12 + data.length);
    whole.writeUInt32BE(data.length);
    whole.write(type, 4, "latin1");
    data.copy(whole, 8);
    whole.writeUInt32BE(checksum(whole.subarray(4, 8 + data.length)), 8 + data.length);
    return whole;
  });
  return new Uint8Array(Buffer.concat([plain.subarray(0, 33), ...made, plain.subarray(33)]));
}

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

const text = (keyword: string, value: string): [string, Buffer] => [
  "tEXt",
  Buffer.from(`${keyword}\0${value}`, "latin1"),
];
const A1111 =
  "clay jug, (blue glaze:1.3) <lora:pots:0.8>\nNegative prompt: cracks\nSteps: 12, Sampler: Euler a, CFG scale: " +
  '6, Seed: 77, Size: 60x40, Hashes: "a: 1, b: 2", Model: earth';

const SHORT = "a\nNegative prompt: b\nSteps: 4, Sampler: Euler, Seed: 7";
const NOVEL_4 =
  '{"v4_prompt":{"caption":{"base_caption":"a"}},"v4_negative_prompt":{"caption":{"base_caption":"b"}},"steps":3}';
const GRAPH =
  '{"1":{"class_type":"KSampler","inputs":{"seed":3,"positive":["2",0],"negative":["3",0]}},"2":{"class_type":"CLIPTextEncode","inputs":{"text":"a"}},"3":{"class_type":"CLIPTextEncode","inputs":{"text":"b"}}}';
const FLUX =
  '{"1":{"class_type":"SamplerCustomAdvanced","inputs":{"guider":["2",0],"noise":["5",0]}},"2":{"class_type":"CFGGuider","inputs":{"positive":["3",0],"negative":["6",0]}},"3":{"class_type":"FluxGuidance","inputs":{"guidance":3.5,"conditioning":["4",0]}},"4":{"class_type":"CLIPTextEncode","inputs":{"text":"a"}},"5":{"class_type":"RandomNoise","inputs":{"noise_seed":9}},"6":{"class_type":"CLIPTextEncode","inputs":{"text":"b"}}}';

/** A picture with a mark, a length and data in the lowest bits of its pixels, column by column. */
async function hidden(body: Buffer, mark: string, channels: readonly number[], depth: 3 | 4): Promise<Uint8Array> {
  const whole = Buffer.concat([Buffer.from(mark), Buffer.alloc(4), body]);
  whole.writeUInt32BE(body.length * 8, 15);
  const side = 60;
  const data = Buffer.alloc(side * side * depth, 255);
  for (let at = 0; at < whole.length * 8; at += 1) {
    const pixel = Math.floor(at / channels.length);
    const place = (pixel % side) * side + Math.floor(pixel / side);
    const bit = ((whole[at >> 3] ?? 0) >> (7 - (at % 8))) & 1;
    data[place * depth + (channels[at % channels.length] as number)] = 254 + bit;
  }
  const image = sharp(data, { raw: { width: side, height: side, channels: depth } });
  return new Uint8Array(await image.png().toBuffer());
}

/** A little TIFF with only a UserComment. */
function exifWith(comment: Buffer, isLittle: boolean): Buffer {
  const tiff = Buffer.alloc(44 + comment.length);
  const two = (value: number, at: number) => (isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const four = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? "II" : "MM", "latin1");
  two(42, 2);
  four(8, 4);
  for (const [at, tag, type, count, value] of [
    [8, 0x8769, 4, 1, 26],
    [26, 0x9286, 7, comment.length, 44],
  ] as const) {
    two(1, at);
    two(tag, at + 2);
    two(type, at + 4);
    four(count, at + 6);
    four(value, at + 10);
  }
  comment.copy(tiff, 44);
  return tiff;
}

async function jpeg(tiff: Buffer): Promise<Uint8Array> {
  const plain = await picture().jpeg().toBuffer();
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(tiff.length + 8, 2);
  return new Uint8Array(Buffer.concat([plain.subarray(0, 2), head, Buffer.from("Exif\0\0"), tiff, plain.subarray(2)]));
}

describe("a prompt inside the file", { timeout: 30_000 }, () => {
  test("comes to the letter, with its settings, and in each model's form", async () => {
    const result = await read(await png(text("parameters", A1111)));
    expect(result).toMatchObject({
      source: "embedded",
      prompt: "clay jug, (blue glaze:1.3) <lora:pots:0.8>",
      negative: "cracks",
      embedded: { generator: "a1111", loras: ["pots"], params: { steps: 12, seed: 77, model: "earth" } },
    });
    const [midjourney] = result.variants;
    expect(midjourney?.prompt).toMatch(/^clay jug, blue glaze --ar 3:2 --no cracks --v /);
  });

  test.each([
    ["InvokeAI", [text("invokeai_metadata", '{"positive_prompt":"a","negative_prompt":"b","seed":5}')], "invokeai"],
    ["InvokeAI 2", [text("sd-metadata", '{"image":{"prompt":[{"prompt":"a [b]"}],"steps":9}}')], "invokeai"],
    ["InvokeAI 1", [text("Dream", '"a [b]" -s 30 -S 4 -W 60 -H 40 -C 7 -A plms')], "invokeai"],
    ["Fooocus", [text("parameters", '{"prompt":"a","negative_prompt":"b","base_model":"m"}')], "fooocus"],
    ["SwarmUI", [text("parameters", '{"sui_image_params":{"prompt":"a","negativeprompt":"b"}}')], "swarmui"],
    ["NovelAI", [text("Software", "NovelAI"), text("Comment", '{"prompt":"a","uc":"b"}')], "novelai"],
    [
      "Easy Diffusion",
      [text("Prompt", "a"), text("Negative Prompt", "b"), text("Stable Diffusion Model", "C:\\m\\x.ckpt")],
      "easydiffusion",
    ],
    ["Midjourney", [text("Description", `a --no b --ar 3:2 Job ID: ${"0".repeat(36)}`)], "midjourney"],
    [
      "ComfyUI",
      [
        text(
          "prompt",
          '{"1":{"class_type":"KSampler","inputs":{"seed":3,"positive":["2",0],"negative":["3",0]}},"2":{"class_type":"CLIPTextEncode","inputs":{"text":["4",0]}},"3":{"class_type":"CLIPTextEncode","inputs":{"text":"b"}},"4":{"class_type":"PrimitiveString","inputs":{"value":"a"}}}',
        ),
      ],
      "comfyui",
    ],
    ["NovelAI 4", [text("Software", "NovelAI"), text("Comment", NOVEL_4)], "novelai"],
    ["Fooocus in the WebUI's form", [text("parameters", SHORT), text("fooocus_scheme", "a1111")], "fooocus"],
    [
      "RuinedFooocus",
      [text("parameters", '{"Prompt":"a","Negative":"b","software":"RuinedFooocus"}')],
      "ruinedfooocus",
    ],
    [
      "a Hugging Face space",
      [text("parameters", '{"prompt":"a","negative_prompt":"b","Model":"m","resolution":"60 x 40"}')],
      "huggingface",
    ],
    ["TensorArt", [text("generation_data", '{"prompt":"a","negativePrompt":"b","steps":5}\0')], "tensorart"],
    [
      "Stability Matrix",
      [text("parameters-json", '{"PositivePrompt":"a","NegativePrompt":"b"}'), text("smproj", "{}")],
      "stabilitymatrix",
    ],
    ["the WebUI's extras", [text("extras", SHORT)], "a1111"],
    ["ComfyUI with FLUX", [text("prompt", FLUX)], "comfyui"],
    [
      "Draw Things",
      [
        [
          "iTXt",
          Buffer.from(
            "XML:com.adobe.xmp\0\0\0\0\0<exif:UserComment><rdf:Alt><rdf:li>{&quot;c&quot;:&quot;a&quot;,&quot;uc&quot;:&quot;b&quot;}</rdf:li></rdf:Alt></exif:UserComment>",
          ),
        ],
      ],
      "drawthings",
    ],
  ] as [string, [string, Buffer][], string][])("%s is read", async (_name, chunks, generator) => {
    const { embedded } = await read(await png(...chunks));
    expect(embedded).toMatchObject({ generator, prompt: "a", negative: "b" });
  });

  test("packed chunks are unpacked", async () => {
    const packed = Buffer.concat([Buffer.from("parameters\0\0"), deflateSync(A1111)]);
    expect((await read(await png(["zTXt", packed]))).embedded?.generator).toBe("a1111");
    const international = Buffer.concat([
      Buffer.from("parameters\0\x01\0\0\0"),
      deflateSync(A1111.replace("jug", "إبريق")),
    ]);
    expect((await read(await png(["iTXt", international]))).prompt).toContain("clay إبريق");
  });

  test.each([
    ["big-endian in a little-endian file", true, (plain: Buffer) => plain.swap16(), "UNICODE\0"],
    ["little-endian", false, (plain: Buffer) => plain, "UNICODE\0"],
    ["without its code", true, (plain: Buffer) => plain.swap16(), ""],
  ] as const)("a JPEG's comment in UTF-16 is read, %s", async (_name, isLittle, order, code) => {
    const comment = Buffer.concat([Buffer.from(code, "latin1"), order(Buffer.from(A1111, "utf16le"))]);
    expect((await read(await jpeg(exifWith(comment, isLittle)))).embedded?.params["seed"]).toBe(77);
  });

  test.each([
    ["alpha, packed", "stealth_pngcomp", [3], 4],
    ["alpha, plain", "stealth_pnginfo", [3], 4],
    ["colours of an image without alpha, packed", "stealth_rgbcomp", [0, 1, 2], 3],
    ["colours, plain", "stealth_rgbinfo", [0, 1, 2], 4],
  ] as const)("a copy in the lowest bits is found: %s", async (_name, mark, channels, depth) => {
    const isPacked = mark.endsWith("comp");
    const novel = JSON.stringify({ Description: "a", Comment: '{"prompt":"a","uc":"b","steps":3}' });
    const found = await read(await hidden(isPacked ? gzipSync(novel) : Buffer.from(novel), mark, channels, depth));
    expect(found.embedded).toMatchObject({ generator: "novelai", prompt: "a", negative: "b" });
    const text = await read(await hidden(isPacked ? gzipSync(A1111) : Buffer.from(A1111), mark, channels, depth));
    expect(text.embedded).toMatchObject({ generator: "a1111", negative: "cracks" });
  });

  test("an AVIF's comment and its XMP are read", async () => {
    const comment = Buffer.concat([Buffer.from("UNICODE\0", "latin1"), Buffer.from(A1111, "utf16le").swap16()]);
    const plain = picture().avif({ effort: 0 });
    const shell = await plain
      .clone()
      .withExif({ IFD0: { Make: "x".repeat(900) } })
      .toBuffer();
    // The library writes only plain tags: its own EXIF gives way to ours, at the same place and size.
    const at = shell.indexOf(Buffer.from("II*\0", "latin1"));
    expect(at).toBeGreaterThan(0);
    exifWith(comment, true).copy(shell, at);
    expect((await read(new Uint8Array(shell))).embedded).toMatchObject({ generator: "a1111", params: { seed: 77 } });
    const xmp =
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ` +
      `xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ` +
      `xmlns:exif="http://ns.adobe.com/exif/1.0/"><exif:UserComment><rdf:Alt><rdf:li>{&quot;c&quot;:&quot;a&quot;,&quot;uc&quot;:&quot;b&quot;}</rdf:li></rdf:Alt></exif:UserComment></rdf:Description></rdf:RDF></x:xmpmeta>`;
    const written = await plain.clone().withXmp(xmp).toBuffer();
    expect((await read(new Uint8Array(written))).embedded).toMatchObject({ generator: "drawthings", prompt: "a" });
    for (let cut = 20; cut < shell.length; cut += 97) await readFilePrompt(new Uint8Array(shell.subarray(0, cut)));
  });

  test.each([
    ["ComfyUI in Make and Model", { Make: `workflow:{"nodes":[]}`, Model: `prompt:${GRAPH}` }, "", "comfyui"],
    ["SwarmUI's older files", { Model: '{"sui_image_params":{"prompt":"a","negativeprompt":"b"}}' }, "", "swarmui"],
    [
      "Civitai",
      {},
      '{"resource-stack":{},"extraMetadata":"{\\"prompt\\":\\"a\\",\\"negativePrompt\\":\\"b\\"}"}',
      "civitai",
    ],
    ["NovelAI", {}, '{"Software":"NovelAI","Comment":"{\\"prompt\\":\\"a\\",\\"uc\\":\\"b\\"}"}', "novelai"],
    ["Fooocus", {}, '{"prompt":"a","negative_prompt":"b","base_model":"m"}', "fooocus"],
    ["Easy Diffusion", {}, '{"prompt":"a","negative_prompt":"b","num_inference_steps":9}', "easydiffusion"],
  ])("a WebP's EXIF is read: %s", async (_name, tags, comment, generator) => {
    const exif = { IFD0: tags, ...(comment ? { IFD2: { UserComment: comment } } : {}) };
    const image = await picture().webp().withExif(exif).toBuffer();
    expect((await read(new Uint8Array(image))).embedded).toMatchObject({ generator, prompt: "a", negative: "b" });
  });

  test("a JPEG's plain comment with Fooocus's JSON is read", async () => {
    const plain = await picture().jpeg().toBuffer();
    const json = Buffer.from('{"prompt":"a","negative_prompt":"b","base_model":"m"}');
    const head = Buffer.from([0xff, 0xfe, 0, json.length + 2]);
    const image = Buffer.concat([plain.subarray(0, 2), head, json, plain.subarray(2)]);
    expect((await read(new Uint8Array(image))).embedded).toMatchObject({ generator: "fooocus", prompt: "a" });
  });
});

describe("without a prompt inside", { timeout: 30_000 }, () => {
  test("what was measured is said as such, and the subject is left open", async () => {
    const result = await read(new Uint8Array(await picture().png().toBuffer()));
    expect(result).toMatchObject({ source: "measured", embedded: null, altText: "", facts: { ratio: "3:2" } });
    expect(result.prompt).toMatch(/^\[describe the subject\], /);
    expect(result.palette).toEqual([{ hex: "#c0392b", nameAr: "أحمر قرميدي", nameEn: "brick red", share: 1 }]);
    expect(new Set(result.statements.map(({ origin }) => origin))).toEqual(new Set(["measured"]));
    expect(result).toMatchObject({
      textInImage: "",
      facts: { isFlat: true, detail: "minimal", format: "png", hasAlpha: false },
    });
    expect(result.statements.at(-1)?.text).toBe(
      "Text in the picture as we read it: none that could be read with certainty",
    );
  });

  test("the words in the picture are copied by our own reader", async () => {
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="160"><rect width="500" height="160" ` +
      `fill="#fff"/><text x="30" y="90" font-family="DejaVu Sans" font-size="36">Fresh bread daily</text></svg>`;
    const result = await read(new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer()));
    expect(result.textInImage).toBe("Fresh bread daily");
    expect(result.prompt).toContain('the text "Fresh bread daily"');
    expect(result.statements).toContainEqual({
      origin: "measured",
      text: "Text in the picture as we read it: Fresh bread daily",
    });
  });

  test("a comment that only speaks of steps is no prompt", async () => {
    const result = await read(await png(text("parameters", "Steps: mix, bake\nthen Steps: 3 more")));
    expect(result.source).toBe("measured");
  });

  test("the camera's words are given, the place never", async () => {
    const image = await picture()
      .jpeg()
      .withExif({
        IFD0: { Make: "Acme", Model: "Acme One" },
        IFD3: { GPSLatitude: "31/1 12/1 345/10", GPSLatitudeRef: "N" },
      })
      .toBuffer();
    const result = await read(new Uint8Array(image));
    expect(result.facts).toMatchObject({ hasGps: true, camera: { make: "Acme", model: "Acme One" } });
    expect(result.statements).toContainEqual({ origin: "camera", text: "Camera: Acme One" });
    expect(JSON.stringify(result)).not.toMatch(/34\.5|345|31\/1/);
  });

  test("a declaration that a model drew it is told apart from a prompt", async () => {
    const result = await read(await png(["caBX", Buffer.from("jumb … trainedAlgorithmicMedia")]));
    expect(result).toMatchObject({ source: "measured", facts: { aiDeclared: true, c2pa: true } });
  });
});

describe("a model that sees", () => {
  test(
    "gets the picture without the file's data; a prompt from the file stays first",
    { timeout: 30_000 },
    async () => {
      const input = inputOf(await png(text("parameters", A1111)));
      const request = await half.request(input, context);
      const sent = request.images?.[0]?.bytes as Uint8Array;
      const { exif, xmp, iptc, comments } = await sharp(sent).metadata();
      expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
      const reply = { prompt: "A red field.", altText: "Red field", layers: { light: "flat" } };
      const parsed = half.parse(reply, input, { lang: "en", evidence: request.evidence });
      expect(parsed).toMatchObject({
        ok: true,
        result: { source: "embedded", altText: "Red field", layers: { light: "flat" } },
      });
      expect(parsed.ok && parsed.result.statements).toContainEqual({ origin: "vision", text: "Light: flat" });
      const onlyText = half.parse(reply, { ...input, layers: ["text"] }, { lang: "en", evidence: request.evidence });
      expect(onlyText.ok && onlyText.result.layers).toEqual({});
      expect(half.parse({ prompt: " " }, input, { lang: "en", evidence: request.evidence }).ok).toBe(false);
    },
  );
});
