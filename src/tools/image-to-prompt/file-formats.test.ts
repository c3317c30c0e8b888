import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { box, manifest } from "#tests/support/provenance-bytes.ts";
import { readFilePrompt } from "./run/file-prompt.ts";
import { provenanceLines } from "./run/provenance-lines.ts";

const SETTINGS = "clay jug, blue glaze\nNegative prompt: cracks\nSteps: 12, Sampler: Euler a, Seed: 77, Size: 60x40";
const GRAPH =
  '{"1":{"class_type":"KSampler","inputs":{"positive":["2",0],"negative":["3",0]}},"2":{"class_type":"CLIPTextEncode","inputs":{"text":"clay jug"}},"3":{"class_type":"CLIPTextEncode","inputs":{"text":"cracks"}}}';

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#c0392b" } });

/** Bytes in a GIF's blocks of at most 255. */
function blocks(data: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const part = data.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat([...parts, Buffer.from([0])]);
}

/** A GIF with extensions before its last byte, behind the picture. */
async function gif(...extensions: Buffer[]): Promise<Uint8Array> {
  const plain = await picture().gif().toBuffer();
  return new Uint8Array(Buffer.concat([plain.subarray(0, -1), ...extensions, plain.subarray(-1)]));
}

const comment = (text: string) => Buffer.concat([Buffer.from([0x21, 0xfe]), blocks(Buffer.from(text))]);

describe("a GIF", () => {
  test("keeps its prompt in a comment, however long", async () => {
    const long = SETTINGS.replace("clay jug", `clay jug ${"very ".repeat(120)}old`);
    const { embedded } = await readFilePrompt(await gif(comment("made by hand"), comment(long)));
    expect(embedded).toMatchObject({ generator: "a1111", negative: "cracks", params: { seed: 77 } });
    expect(embedded?.prompt).toMatch(/^clay jug (very ){120}old, blue glaze$/);
  });

  test.each([
    ["Fooocus", '{"prompt":"a","negative_prompt":"b","base_model":"m"}', "fooocus"],
    ["SwarmUI", '{"sui_image_params":{"prompt":"a","negativeprompt":"b"}}', "swarmui"],
    ["ComfyUI", GRAPH, "comfyui"],
  ])("comment with the JSON of %s is read", async (_name, text, generator) => {
    expect((await readFilePrompt(await gif(comment(text)))).embedded?.generator).toBe(generator);
  });

  test("may declare in XMP that a model drew it", async () => {
    const xmp = Buffer.from(
      "<x:xmpmeta>http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia</x:xmpmeta>",
    );
    const trailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, at) => 255 - at), 0]);
    const block = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from("XMP DataXMP"), xmp, trailer]);
    expect(await readFilePrompt(await gif(block, comment(SETTINGS)))).toMatchObject({
      aiDeclared: true,
      embedded: { generator: "a1111" },
    });
  });

  test("cut short anywhere gives what was found until there", async () => {
    const whole = await gif(comment(SETTINGS));
    for (let cut = 6; cut < whole.length; cut += 7)
      expect((await readFilePrompt(whole.subarray(0, cut))).hasC2pa).toBe(false);
  });
});

test("a JPEG's comment with the WebUI's settings is read", async () => {
  const plain = await picture().jpeg().toBuffer();
  const head = Buffer.from([0xff, 0xfe, 0, SETTINGS.length + 2]);
  const image = Buffer.concat([plain.subarray(0, 2), head, Buffer.from(SETTINGS), plain.subarray(2)]);
  expect((await readFilePrompt(new Uint8Array(image))).embedded).toMatchObject({
    generator: "a1111",
    negative: "cracks",
  });
});

test("the camera's focal length is given on 35 mm film as well", async () => {
  const exif = { IFD2: { FocalLength: "5/1", FocalLengthIn35mmFilm: "28" } };
  const image = await picture().jpeg().withExif(exif).toBuffer();
  expect((await readFilePrompt(new Uint8Array(image))).camera).toMatchObject({ focalLength: 5, focalLength35: 28 });
});

const TERM = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
const MADE = manifest({ title: "jug.png", claim_generator_info: { name: "Clay Studio", version: "2" } }, [
  { action: "c2pa.created", softwareAgent: { name: "Potter 4" }, digitalSourceType: TERM },
  { action: "c2pa.converted", softwareAgent: "Clay API" },
]);
const SAID = {
  programs: ["Potter 4", "Clay API", "Clay Studio"],
  actions: ["c2pa.created", "c2pa.converted"],
  sources: ["trainedAlgorithmicMedia"],
};

/** Segments of a JPEG, each with its head; later ones repeat the outer box's. */
function segments(whole: Buffer, size: number): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < whole.length; at += size) {
    const body = Buffer.concat([at === 0 ? Buffer.alloc(0) : whole.subarray(0, 8), whole.subarray(at, at + size)]);
    const head = Buffer.alloc(12);
    head.writeUInt16BE(0xffeb);
    head.writeUInt16BE(body.length + 10, 2);
    head.write("JP", 4, "latin1");
    head.writeUInt16BE(1, 6);
    head.writeUInt32BE(parts.length + 1, 8);
    parts.push(Buffer.concat([head, body]));
  }
  return Buffer.concat(parts);
}

describe("a provenance manifest", () => {
  test.each([["in one segment", 60_000] as const, ["cut into segments", 90] as const])(
    "of a JPEG names programs, steps and origin, %s",
    async (_name, size) => {
      const plain = await picture().jpeg().toBuffer();
      const image = Buffer.concat([plain.subarray(0, 2), segments(MADE, size), plain.subarray(2)]);
      const read = await readFilePrompt(new Uint8Array(image));
      expect(read).toMatchObject({ embedded: null, hasC2pa: true, aiDeclared: true, provenance: SAID });
    },
  );

  test("of a WebP is read, also with the older name of its program", async () => {
    const older = manifest({ claim_generator: "Clay_Tool/1.2 c2pa-rs/0.3" }, [{ action: "c2pa.opened" }]);
    const plain = await picture().webp().toBuffer();
    const image = Buffer.concat([plain, box("C2PA", older), Buffer.alloc(older.length % 2)]);
    image.writeUInt32LE(older.length, plain.length);
    image.write("C2PA", plain.length, "latin1");
    image.writeUInt32LE(older.length, plain.length + 4);
    expect((await readFilePrompt(new Uint8Array(image))).provenance).toEqual({
      programs: ["Clay Tool"],
      actions: ["c2pa.opened"],
      sources: [],
    });
  });

  test("of a GIF is read from its blocks", async () => {
    const head = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from("C2PA_GIF"), Buffer.from([1, 0, 0])]);
    const read = await readFilePrompt(await gif(Buffer.concat([head, blocks(MADE)])));
    expect(read).toMatchObject({ hasC2pa: true, aiDeclared: true, provenance: SAID });
  });

  test("of an AVIF is read from its box", async () => {
    const plain = await picture().avif().toBuffer();
    const kind = Buffer.from("d8fec3d61b0e483c92975828877ec481", "hex");
    const place = Buffer.concat([Buffer.alloc(4), Buffer.from("manifest\0"), Buffer.alloc(8)]);
    const image = Buffer.concat([plain, box("uuid", kind, place, MADE)]);
    expect(await readFilePrompt(new Uint8Array(image))).toMatchObject({ hasC2pa: true, provenance: SAID });
    const cut = await readFilePrompt(new Uint8Array(image.subarray(0, -5)));
    expect(cut).toMatchObject({ hasC2pa: false, provenance: null });
  });

  test("may name its programs by their place in a list", async () => {
    const steps = [
      { action: "c2pa.created", softwareAgentIndex: 1 },
      { action: "c2pa.edited", softwareAgentIndex: 9 },
    ];
    const agents = { softwareAgents: [{ name: "Kiln" }, { name: "Potter 5" }] };
    const made = manifest({ claim_generator_info: { name: "Clay Studio" } }, steps, agents);
    const plain = await picture().jpeg().toBuffer();
    const image = Buffer.concat([plain.subarray(0, 2), segments(made, 60_000), plain.subarray(2)]);
    expect((await readFilePrompt(new Uint8Array(image))).provenance).toEqual({
      programs: ["Potter 5", "Clay Studio"],
      actions: ["c2pa.created", "c2pa.edited"],
      sources: [],
    });
  });

  test("becomes lines in both languages, without any claim of ours", () => {
    expect(provenanceLines(SAID, "en")).toEqual([
      "Programs named in the provenance manifest: Potter 4, Clay API, Clay Studio",
      "Steps named in the provenance manifest: created, changed the format",
      "Origin according to the provenance manifest: made by an AI model",
    ]);
    expect(provenanceLines({ ...SAID, sources: ["newTerm"] }, "ar").at(-1)).toBe(
      "أصل الصورة بحسب بيان المصدر: \u2066newTerm\u2069",
    );
    expect(provenanceLines(null, "ar")).toEqual([]);
  });

  test("damaged anywhere is read without an error and names nothing that is not in it", async () => {
    const plain = await picture().webp().toBuffer();
    for (let at = 0; at < MADE.length; at += 3) {
      const broken = Buffer.from(MADE);
      broken[at] = 0xff;
      const head = Buffer.alloc(8);
      head.write("C2PA", 0, "latin1");
      head.writeUInt32LE(broken.length, 4);
      const read = await readFilePrompt(new Uint8Array(Buffer.concat([plain, head, broken])));
      expect(read.provenance?.programs.length).toBeLessThanOrEqual(3);
    }
  });
});
