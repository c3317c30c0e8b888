import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testConnection } from "#platform/ai/test-connection.server.ts";
import { chooseEngine, usableRows } from "#tools/pipeline/settings.ts";
import type { Runner } from "#tools/runner.ts";
import { callOf, choiceFor, createTestAi, settingsFor } from "#tests/support/models/llm-choices.ts";
import { type LlmServer, startLlmServer } from "#tests/support/models/llm-servers.ts";
import type { Wire } from "#tests/support/models/llm-servers-frames.ts";

const BYTES = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
const BASE64 = Buffer.from(BYTES).toString("base64");

let server: LlmServer;
beforeAll(async () => {
  server = await startLlmServer();
});
afterAll(() => server.close());

/** The one live model of the table that takes no images. */
const BLIND = (origin: string) => ({ ...choiceFor("deepseek", origin), modelName: "deepseek-v4-pro" });

const SENT: Partial<Record<Wire, unknown>> = {
  "openai-chat": { type: "image_url", image_url: { url: `data:image/png;base64,${BASE64}` } },
  "openai-responses": { type: "input_image", image_url: `data:image/png;base64,${BASE64}` },
  anthropic: { type: "image", source: { type: "base64", media_type: "image/png", data: BASE64 } },
};

describe("images in a model call", () => {
  test.each(Object.keys(SENT) as Wire[])("travel beside the user's text, %s", async (wire) => {
    server.play({ does: "answer", text: '{"text":"seen"}' });
    const call = callOf({ images: [{ mediaType: "image/png", bytes: BYTES }] });
    for await (const event of createTestAi(server.origin).stream(choiceFor(wire, server.origin), call))
      if (event.type === "end") break;
    const body = server.requests[0]?.body as { messages?: unknown[]; input?: unknown[] };
    const message = (body.messages ?? body.input)?.at(-1) as { role: string; content: { text?: string }[] };
    expect(message.role).toBe("user");
    expect(message.content[0]).toMatchObject(SENT[wire] as object);
    expect(message.content.at(-1)).toMatchObject({ text: "A question" });
  });

  test("are part of the provider test of a tool that shows them; a model that cannot see is told without a call", async () => {
    server.play({ does: "answer", text: "ok" });
    const ai = createTestAi(server.origin);
    expect(await testConnection(ai, choiceFor("anthropic", server.origin), true)).toMatchObject({ ok: true });
    const [{ body }] = server.requests as unknown as [
      { body: { messages: { content: { source: { data: string } }[] }[] } },
    ];
    const sent = Buffer.from(body.messages[0]?.content[0]?.source.data ?? "", "base64");
    expect(await sharp(sent).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
    server.play({ does: "answer", text: "ok" });
    expect(await testConnection(ai, BLIND(server.origin), true)).toMatchObject({ fault: "sight" });
    expect(server.requests).toHaveLength(0);
  });

  test("are sent only to models that see; an unknown model of the administrator's own counts as one that does", () => {
    const deps = { ai: createTestAi(server.origin), settings: settingsFor(server.origin) };
    const blind = BLIND(server.origin);
    const sees = choiceFor("anthropic", server.origin);
    const own = { ...choiceFor("openai-chat", server.origin), modelName: "a-vision-model-of-mine" };
    const half = { request: () => ({}), parse: () => ({}) };
    const looking = { viaModel: { ...half, needsSight: true } } as unknown as Runner<unknown, unknown>;
    expect(usableRows(deps, looking, [blind, sees, own])).toEqual([sees, own]);
    expect(chooseEngine(deps, looking, [blind])).toBeNull();
    expect(chooseEngine(deps, { ...looking, builtIn: () => ({ result: {}, warnings: [] }) }, [blind])).toBe("builtin");
    expect(chooseEngine(deps, { viaModel: half } as unknown as Runner<unknown, unknown>, [blind])).toBe("provider");
  });
});
