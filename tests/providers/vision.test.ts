import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileTypeOf } from "#tools/file-type.ts";
import { runnerOf, TOOLS, type ToolSlug } from "#tools/index.ts";
import type { ModelAnswer } from "#tools/model-call/model-run.ts";
import { runOnModels } from "#tools/model-call/run-model.ts";
import { createPorts } from "#workers/ports.ts";
import { choiceFor, createTestAi } from "#tests/support/models/llm-choices.ts";
import type { Wire } from "#tests/support/models/llm-servers-frames.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";

const ports = createPorts();
let server: LlmServer;
let photo: Uint8Array;
beforeAll(async () => {
  server = await startLlmServer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="#fff"/><text x="30" y="110" font-family="DejaVu Sans" font-size="40">Fresh bread daily 7:30</text></svg>`;
  // As a telephone stores it: on its side, with its orientation, its owner and its place.
  const image = sharp(Buffer.from(svg)).flatten({ background: "#fff" }).rotate(-90).jpeg({ quality: 92 });
  const exif = {
    IFD0: { Make: "Acme", Model: "Acme One", Artist: "Somebody" },
    IFD3: { GPSLatitude: "31/1 12/1 345/10", GPSLatitudeRef: "N" },
  };
  photo = new Uint8Array(await image.withExif(exif).withMetadata({ orientation: 6 }).toBuffer());
});
afterAll(async () => {
  await server.close();
  await ports.close();
});

/** A run of a tool on a loopback vendor whose model sees; returns what was asked and what came of it. */
async function run(slug: ToolSlug, wire: Wire, reply: object, options: object = {}) {
  server.play({ does: "answer", text: JSON.stringify(reply) });
  const file = { name: "photo.jpg", type: fileTypeOf(photo) ?? "text/plain", bytes: photo, sha256: "" };
  let answer: ModelAnswer | null = null;
  for await (const event of runOnModels(
    { ai: createTestAi(server.origin) },
    {
      runner: runnerOf(slug),
      input: { ...(TOOLS[slug].input.parse(options) as object), file },
      lang: "en",
      prompt: "Look at the picture. {{options}} {{model_facts}}",
      providers: [choiceFor(wire, server.origin)],
      mainText: TOOLS[slug].mainText,
      ports,
      signal: new AbortController().signal,
    },
  ))
    if (event.type === "answer" || event.type === "failed") answer = event;
  return { asked: JSON.stringify(server.requests[0]?.body), answer: answer as unknown as ModelAnswer };
}

/** The one picture in a request of any wire. */
function pictureIn(asked: string): Buffer {
  const [data = ""] = asked.match(/\/9j\/[A-Za-z0-9+/=]{200,}/g) ?? [];
  return Buffer.from(data, "base64");
}

const SEEN = {
  prompt: "A white sign with black lettering, flat light.",
  negative: null,
  description: "A plain white sign announces fresh bread.",
  altText: `White sign with opening hours ${"that goes on ".repeat(12)}`,
  layers: { subject: "a sign", light: "flat", text: "Fresh bread daily 7:30", mood: "" },
};
const COPIED = { text: "Fresh bread daily 7:30", blocks: [{ text: "Fresh bread daily 7:30", lang: "en", dir: "ltr" }] };

describe.each(["openai-chat", "openai-responses", "anthropic"] as const)("a model that sees, %s", (wire) => {
  test("gets the picture upright and without anything the camera wrote", { timeout: 30_000 }, async () => {
    for (const [slug, reply] of [
      ["image-to-prompt", SEEN],
      ["image-to-text", COPIED],
    ] as const) {
      const { asked, answer } = await run(slug, wire, reply);
      expect([slug, answer.type]).toEqual([slug, "answer"]);
      const { format, width, height, exif, xmp, orientation } = await sharp(pictureIn(asked)).metadata();
      expect({ format, width, height, exif, xmp, orientation }).toEqual({
        exif: undefined,
        xmp: undefined,
        orientation: undefined,
        format: "jpeg",
        width: 600,
        height: 200,
      });
      expect(asked).not.toMatch(/Acme|Somebody|GPS|345\/10/);
    }
  });

  test(
    "describes: layers, alt text within its length, caption, and our own copy of the words beside it",
    { timeout: 30_000 },
    async () => {
      const { asked, answer } = await run("image-to-prompt", wire, SEEN, {
        mode: "caption",
        layers: ["light", "text"],
      });
      expect(asked).toContain("Wanted: a short caption.");
      expect(asked).toContain("In layers only these keys: light, text");
      expect(asked).toContain("Text in the picture as we read it: Fresh bread daily 7:30");
      expect(answer).toMatchObject({
        type: "answer",
        result: {
          source: "vision",
          prompt: SEEN.prompt,
          description: SEEN.description,
          layers: { light: "flat", text: "Fresh bread daily 7:30" },
          textInImage: "Fresh bread daily 7:30",
          facts: { hasGps: true, camera: { make: "Acme" } },
        },
      });
      const { result } = answer as {
        result: { altText: string; layers: object; statements: { origin: string; text: string }[] };
      };
      expect(result.altText.length).toBeLessThanOrEqual(125);
      expect(result.altText).toMatch(/^White sign with opening hours/);
      expect(Object.keys(result.layers)).toEqual(["light", "text"]);
      expect(new Set(result.statements.map(({ origin }) => origin))).toEqual(
        new Set(["embedded", "camera", "measured", "vision"]),
      );
      expect(TOOLS["image-to-prompt"].result.safeParse(result).success).toBe(true);
    },
  );

  test("copies: its text, with the places and the agreement of our own reading", { timeout: 30_000 }, async () => {
    const { answer } = await run("image-to-text", wire, COPIED);
    expect(answer).toMatchObject({ type: "answer", result: { text: COPIED.text, confidence: 1, language: "en" } });
    const { result } = answer as { result: { blocks: { box: object }[]; words: { text: string }[]; sheets: object[] } };
    expect(result.words.map(({ text }) => text).join(" ")).toBe(COPIED.text);
    expect(result.blocks[0]?.box).toMatchObject({
      x: expect.any(Number) as number,
      width: expect.any(Number) as number,
    });
    expect(result.sheets).toEqual([{ width: 600, height: 200 }]);
    const other = await run("image-to-text", wire, { text: "Stale cake weekly", blocks: [] });
    expect(other.answer).toMatchObject({ result: { text: "Stale cake weekly", confidence: 0 } });
  });
});
