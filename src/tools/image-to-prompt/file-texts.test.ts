import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { jpeg, jpegExif, jpegXmp, png, pngChunk, pngText, tiff, webp } from "#tests/support/picture-bytes.ts";
import { readFilePrompt } from "./run/file-prompt.ts";

const read = (bytes: Buffer) => readFilePrompt(new Uint8Array(bytes));
const WORDS = "جسر قديم عند الفجر";
const SETTINGS = `${WORDS}\nNegative prompt: ضباب\nSteps: 20, Sampler: Euler a, CFG scale: 7, Seed: 42, Size: 64x64, Model: m`;
const TOLD = { generator: "a1111", prompt: WORDS, negative: "ضباب", params: { seed: 42, model: "m" } };
const GRAPH = JSON.stringify({
  "3": { class_type: "KSampler", inputs: { seed: 1, positive: ["6", 0], negative: ["7", 0] } },
  "6": { class_type: "CLIPTextEncode", inputs: { text: WORDS } },
  "7": { class_type: "CLIPTextEncode", inputs: { text: "ضباب" } },
});
const DRAWN = { generator: "comfyui", prompt: WORDS, negative: "ضباب" };

const raw = (keyword: string, data: Buffer) => {
  const digits = data.toString("hex").replace(/.{72}/gu, "$&\n");
  const text = `\n${keyword}\n${String(data.length).padStart(8)}\n${digits}\n`;
  return Buffer.concat([Buffer.from(`Raw profile type ${keyword}\0\0`), deflateSync(Buffer.from(text))]);
};
const utf8Text = (keyword: string, text: string) => Buffer.from(`${keyword}\0${text}`);
const packed = (keyword: string, text: string) =>
  Buffer.concat([Buffer.from(`${keyword}\0\0`), deflateSync(Buffer.from(text))]);
const comment = (bytes: Buffer) => tiff({}, { 0x9286: bytes });
const unicode = Buffer.concat([Buffer.from("UNICODE\0"), Buffer.from(SETTINGS, "utf16le").swap16()]);

describe("the WebUI's settings in Arabic", () => {
  test.each([
    ["UTF-8 in a plain text of a PNG", png(pngChunk("tEXt", utf8Text("parameters", SETTINGS)))],
    ["UTF-8 in a packed text of a PNG", png(pngChunk("zTXt", packed("parameters", SETTINGS)))],
    [
      "a raw profile of EXIF",
      png(pngChunk("zTXt", raw("exif", Buffer.concat([Buffer.from("Exif\0\0"), comment(unicode)])))),
    ],
    ["a raw profile called APP1", png(pngChunk("zTXt", raw("APP1", comment(unicode))))],
    ["a comment of EXIF written as a text", jpeg(jpegExif(tiff({}, { 0x9286: `ASCII\0\0\0${SETTINGS}` })))],
    ["Windows' comment", jpeg(jpegExif(tiff({ 0x9c9c: Buffer.from(`${SETTINGS}\0`, "utf16le") })))],
    ["the description of EXIF", jpeg(jpegExif(tiff({ 0x10e: SETTINGS })))],
    ["the description of EXIF in a WebP", webp(["EXIF", tiff({ 0x10e: `parameters: ${SETTINGS}` })])],
    ["a JPEG's comment with a zero behind it", jpeg([0xfe, Buffer.from(`${SETTINGS}\0`)])],
    [
      "the description of XMP",
      jpeg(
        jpegXmp(
          `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${SETTINGS}</rdf:li></rdf:Alt></dc:description>`,
        ),
      ),
    ],
    [
      "settings without steps, as sites write them",
      png(pngText("parameters", "")) &&
        png(
          pngChunk(
            "tEXt",
            utf8Text(
              "parameters",
              SETTINGS.replace("Steps: 20, Sampler: Euler a, CFG scale: 7", "CFG scale: 7, Sampler: Undefined"),
            ),
          ),
        ),
    ],
  ])("%s", async (_name, file) => {
    expect((await read(file)).embedded).toMatchObject(TOLD);
  });

  test("with a sign for what was lost before, it stays", async () => {
    const { embedded } = await read(jpeg([0xfe, Buffer.from(SETTINGS.replace("قديم", "\uFFFD"))]));
    expect(embedded?.prompt).toBe("جسر \uFFFD عند الفجر");
  });
});

describe("ComfyUI's graph", () => {
  test.each([
    [
      "in a chunk of an animation",
      png(pngChunk("comf", utf8Text("prompt", GRAPH)), pngChunk("comf", utf8Text("workflow", "{}"))),
    ],
    [
      "in Make, with its name in capitals",
      webp(["EXIF", tiff({ 0x10e: 'Workflow: {"nodes": []}', 0x10f: `Prompt: ${GRAPH}` })]),
    ],
    ["in Model, with its name", jpeg(jpegExif(tiff({ 0x110: `prompt:${GRAPH}`, 0x10f: 'workflow:{"nodes":[]}' })))],
    [
      "beside its workflow in one comment",
      jpeg(jpegExif(tiff({}, { 0x9286: `ASCII\0\0\0{"prompt": ${GRAPH}, "workflow": {"nodes": []}}` }))),
    ],
  ])("%s", async (_name, file) => {
    expect((await read(file)).embedded).toMatchObject(DRAWN);
  });

  test("keeps the word NaN and seeds of 64 bits to the letter, also beside Python's own NaN", async () => {
    const graph = GRAPH.replace("ضباب", "NaN, Infinity").replace(
      '"seed":1',
      '"seed":18446744073709551615,"is_changed":[NaN,-Infinity]',
    );
    const { embedded } = await read(png(pngChunk("tEXt", utf8Text("prompt", graph))));
    expect(embedded).toMatchObject({
      prompt: WORDS,
      negative: "NaN, Infinity",
      params: { seed: "18446744073709551615" },
    });
  });

  test("beside another program's text: the text first, the graph's other words after it", async () => {
    const texts = [utf8Text("parameters", SETTINGS), utf8Text("prompt", GRAPH.replace(WORDS, "a new bridge"))];
    const file = await read(png(...texts.map((text) => pngChunk("tEXt", text))));
    expect(file).toMatchObject({ embedded: TOLD, others: [{ generator: "comfyui", prompt: "a new bridge" }] });
    const same = [utf8Text("parameters", SETTINGS), utf8Text("prompt", GRAPH)];
    expect((await read(png(...same.map((text) => pngChunk("tEXt", text))))).others).toEqual([]);
  });
});

describe("other programs", () => {
  test("NovelAI: each character's words behind the picture's", async () => {
    const part = (base: string, own: string) => ({
      caption: { base_caption: base, char_captions: [{ char_caption: own }, { char_caption: "" }] },
    });
    const json = JSON.stringify({
      prompt: WORDS,
      uc: "fog",
      v4_prompt: part(WORDS, "a girl"),
      v4_negative_prompt: part("fog", "hat"),
    });
    const { embedded } = await read(png(pngText("Software", "NovelAI"), pngChunk("tEXt", utf8Text("Comment", json))));
    expect(embedded).toMatchObject({
      generator: "novelai",
      prompt: `${WORDS}\na girl`,
      negative: "fog\nhat",
      isJoined: true,
    });
  });

  test("mflux: a comment that looks like another program's", async () => {
    const json = JSON.stringify({
      mflux_version: "0.9",
      model: "dev",
      base_model: "dev",
      seed: 3,
      steps: 20,
      guidance: 3.5,
      prompt: WORDS,
      lora_paths: ["/m/oil.safetensors"],
    });
    const { embedded } = await read(jpeg(jpegExif(comment(Buffer.from(`ASCII\0\0\0${json}`)))));
    expect(embedded).toMatchObject({
      generator: "mflux",
      prompt: WORDS,
      negative: null,
      params: { seed: 3, cfgScale: 3.5 },
      loras: ["oil.safetensors"],
    });
  });

  test.each(["; ", "\n"])("Mochi Diffusion: fields parted by %j in the caption of IPTC", async (between) => {
    const caption = [
      "Include in Image: a bridge; old: stone",
      "Exclude from Image: fog",
      "Model: sd",
      "Steps: 20",
      "Seed: 7",
      "Size: 64x64",
      "Generator: Mochi Diffusion 5",
    ].join(between);
    const record = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, caption.length]), Buffer.from(caption)]);
    const size = Buffer.from([0, 0, 0, record.length]);
    const block = Buffer.concat([Buffer.from("Photoshop 3.0\x008BIM\x04\x04\0\0"), size, record]);
    const told = {
      generator: "mochi",
      prompt: "a bridge; old: stone",
      negative: "fog",
      params: { steps: 20, seed: 7, version: "5" },
    };
    expect((await read(jpeg([0xed, block]))).embedded).toMatchObject(told);
    expect((await read(png(pngChunk("zTXt", raw("iptc", block.subarray(14)))))).embedded).toMatchObject(told);
  });

  test("a text that is called a prompt and is no program's form", async () => {
    expect((await read(png(pngText("prompt", "an old bridge")))).embedded).toMatchObject({
      generator: "unnamed",
      prompt: "an old bridge",
    });
  });
});

describe("IPTC's properties of 2025 and declarations", () => {
  const told = {
    generator: "iptc",
    prompt: "a bridge & fog",
    params: { model: "Drawer", version: "3", writer: "Layla" },
  };
  const names = {
    AIPromptInformation: "a bridge &amp; fog",
    AIPromptWriterName: "Layla",
    AISystemUsed: "Drawer",
    AISystemVersionUsed: "3",
  };
  const asElements = Object.entries(names)
    .map(([name, value]) => `<Iptc4xmpExt:${name}>${value}</Iptc4xmpExt:${name}>`)
    .join("\n");
  const asAttributes = `<rdf:Description ${Object.entries(names)
    .map(([name, value]) => `Iptc4xmpExt:${name}='${value}'`)
    .join(" ")}/>`;
  const asLists = asElements.replaceAll(
    /(<Iptc[^>]*>)([^<]*)/gu,
    "$1<rdf:Alt><rdf:li xml:lang='x-default'>$2</rdf:li></rdf:Alt>",
  );
  test.each([
    ["elements", asElements],
    ["attributes", asAttributes],
    ["lists", asLists],
  ])("the prompt and its system as %s", async (_name, xmp) => {
    const packet = png(pngChunk("zTXt", packed("XML:com.adobe.xmp", xmp)));
    for (const file of [jpeg(jpegXmp(xmp)), webp(["XMP ", Buffer.from(xmp)]), packet])
      expect(await read(file)).toMatchObject({
        embedded: told,
        aiSystem: "Drawer 3",
        aiDeclared: true,
        declaration: "made",
      });
  });

  test.each([
    ["a credit line", jpeg(jpegXmp("<photoshop:Credit>Edited with Google AI</photoshop:Credit>")), "edited"],
    ["another credit line", jpeg(jpegXmp('<r photoshop:Credit="Made with Google AI"/>')), "made"],
    ["IPTC's term for a composite", jpeg(jpegXmp("<a>x/compositeWithTrainedAlgorithmicMedia</a>")), "edited"],
    ["TC260's label in XMP", jpeg(jpegXmp("<TC260:AIGC>{&quot;Label&quot;:&quot;1&quot;}</TC260:AIGC>")), "made"],
    ["TC260's label in a PNG", png(pngText("AIGC", '{"Label":"2","ContentProducer":"x"}')), "possible"],
    ["TC260's label in EXIF", jpeg(jpegExif(comment(Buffer.from('{"AIGC":{"Label":"3"}}')))), "possible"],
    [
      "a prompt that speaks of it",
      png(pngText("parameters", "a sign: Made with Google AI\nSteps: 4, Sampler: Euler, Seed: 7")),
      null,
    ],
  ])("%s", async (_name, file, declaration) => {
    expect(await read(file)).toMatchObject({ declaration, aiDeclared: declaration !== null });
  });
});
