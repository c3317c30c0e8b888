import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { runs } from "#domain/runs/tables.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { replaceRunner } from "#tests/support/models/replace-runner.ts";
import { type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { RunnerOf } from "#tools/runner.ts";
import type { imageToText } from "#tools/image-to-text/tool.ts";
import type { Envelope } from "#tools/tool.ts";

type ImageRunner = RunnerOf<typeof imageToText>;

const EMPTY = { blocks: [], words: [], confidence: 1, language: "ar", tables: [], sheets: [], pages: 1 };
const REQUEST = { text: "write a short thank-you note to my team" };

let product: TestDeps;
let api: TestApi;
let png: Uint8Array<ArrayBuffer>;
let restore = () => {};
beforeAll(async () => {
  product = await createTestDeps();
  api = createTestApi(product.deps);
  const image = sharp({ create: { width: 30, height: 20, channels: 3, background: "teal" } });
  png = new Uint8Array(await image.png().toBuffer());
});
afterEach(() => {
  restore();
  restore = () => {};
});
afterAll(() => product.close());

async function newUser(): Promise<SignedIn> {
  const user = await signUpConfirmed(product.deps, api);
  await giveCredits(product.deps, grantOf(user.userId, 5));
  return user;
}

const creditsOf = async (user: SignedIn) =>
  ((await (await api.call("/api/credits", { cookie: user.cookie })).json()) as { credits: number }).credits;

/** The size of the image that came, measured in a thread: a real engine over the ports. */
const measuring: ImageRunner = {
  async builtIn({ file, mode, joinLines }, { ports, signal }) {
    const { width, height } = await ports.pixels.metadata(file.bytes, { signal });
    return { result: { ...EMPTY, text: `${width}×${height} ${mode} ${joinLines}` }, warnings: [] };
  },
};

function post(user: SignedIn, fields: Record<string, string>, file: Blob | null, key = randomUUID()) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (file) form.set("file", file, "صورة.png");
  return api.call("/api/tools/image-to-text/runs?lang=en", {
    body: form,
    cookie: user.cookie,
    headers: { "idempotency-key": key },
  });
}

describe("a run with a file", () => {
  test("in which nothing was read keeps the file's name", async () => {
    const empty: ImageRunner = { builtIn: () => Promise.resolve({ result: { ...EMPTY, text: "" }, warnings: [] }) };
    restore = replaceRunner("image-to-text", empty as never);
    const envelope = (await (await post(await newUser(), {}, new Blob([png]))).json()) as Envelope;
    const [row] = await product.deps.db
      .select()
      .from(runs)
      .where(eq(runs.id, envelope.runId as string));
    expect(row?.title).toBe("صورة.png");
  });

  const use = (runner: ImageRunner) => {
    restore = replaceRunner("image-to-text", runner as never);
  };

  test("gets it as multipart, with fields of every type, is called by its words, and keeps nothing of its bytes", async () => {
    use(measuring);
    const user = await newUser();
    const response = await post(user, { mode: "layout", joinLines: "false" }, new Blob([png]));
    expect(response.status).toBe(201);
    const envelope = (await response.json()) as Envelope<{ text: string }>;
    expect(envelope.result.text).toBe("30×20 layout false");
    expect(await creditsOf(user)).toBe(4);
    const [row] = await product.deps.db
      .select()
      .from(runs)
      .where(eq(runs.id, envelope.runId as string));
    expect(row?.title).toBe("30×20 layout false");
    expect(row?.input).toEqual({
      textLanguage: "auto",
      mode: "layout",
      diacritics: "keep",
      digits: "keep",
      joinLines: false,
      engine: "auto",
    });
  });

  test("is the same run for the same file under one key, and another for another file", async () => {
    use(measuring);
    const user = await newUser();
    const key = randomUUID();
    const first = (await (await post(user, {}, new Blob([png]), key)).json()) as Envelope;
    const again = (await (await post(user, {}, new Blob([png]), key)).json()) as Envelope;
    expect(again.runId).toBe(first.runId);
    const other = new Uint8Array(await sharp(png).negate().png().toBuffer());
    expect((await post(user, {}, new Blob([other]), key)).status).toBe(422);
    expect(await creditsOf(user)).toBe(4);
  });

  test("is refused, at no cost, without a file, with two, of another kind, damaged, or sent as JSON", async () => {
    use(measuring);
    const user = await newUser();
    const errorOf = async (response: Response) => [
      response.status,
      ((await response.json()) as { error: { code: string; fields?: object } }).error,
    ];
    expect(await errorOf(await post(user, {}, null))).toMatchObject([400, { fields: { file: /required/ } }]);
    const two = new FormData();
    two.append("file", new Blob([png]), "a.png");
    two.append("file", new Blob([png]), "b.png");
    const both = await api.call("/api/tools/image-to-text/runs", { body: two, cookie: user.cookie });
    expect(both.status).toBe(400);
    expect(await errorOf(await post(user, {}, new Blob(["plain text, whatever its name"])))).toMatchObject([
      415,
      { code: "unsupported_media" },
    ]);
    expect(await errorOf(await post(user, {}, new Blob([png.subarray(0, 40)])))).toMatchObject([
      400,
      { fields: { file: "This file could not be opened. It may be damaged or locked with a password." } },
    ]);
    const asJson = await api.call("/api/tools/image-to-text/runs", { json: { mode: "plain" }, cookie: user.cookie });
    expect(await errorOf(asJson)).toMatchObject([
      400,
      { fields: { file: expect.stringContaining("multipart/form-data") } },
    ]);
    expect(await creditsOf(user)).toBe(5);
  });

  test("is refused while it still comes in once it is over the limit, also without a declared length", async () => {
    use(measuring);
    const user = await newUser();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const response = await api.call("/api/tools/image-to-text/runs", {
      body: body as unknown as BodyInit,
      cookie: user.cookie,
      headers: { "content-type": "multipart/form-data; boundary=x" },
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(16);
    const big = new Blob([png, new Uint8Array(10 * 1024 * 1024)]);
    expect((await post(user, {}, big)).status).toBe(413);
  });

  test("a tool without files refuses a form, and the API's description shows who takes what", async () => {
    const user = await newUser();
    const form = new FormData();
    form.set("text", REQUEST.text);
    const response = await api.call("/api/tools/prompt-generate/runs", { body: form, cookie: user.cookie });
    expect(response.status).toBe(415);
    const { paths } = (await (await api.call("/api/openapi.json")).json()) as {
      paths: Record<string, { post: { requestBody: { content: Record<string, { schema: { required: string[] } }> } } }>;
    };
    const contentOf = (slug: string) => paths[`/tools/${slug}/runs`]?.post.requestBody.content ?? {};
    expect(Object.keys(contentOf("image-to-text"))).toEqual(["multipart/form-data"]);
    expect(contentOf("image-to-text")["multipart/form-data"]?.schema.required).toContain("file");
    expect(Object.keys(contentOf("prompt-generate"))).toEqual(["application/json"]);
  });
});

describe("a built-in engine that takes its time", () => {
  const generator = (builtIn: unknown) => {
    restore = replaceRunner("prompt-generate", { builtIn } as never);
  };
  const stream = (user: SignedIn) =>
    api.call("/api/tools/prompt-generate/runs?lang=en", {
      json: REQUEST,
      cookie: user.cookie,
      headers: { accept: "text/event-stream" },
    });
  const namesIn = (wire: string) => [...wire.matchAll(/^event: (\w+)$/gm)].map((match) => match[1]);

  test("says how far it is, never backwards, then gives its result", async () => {
    generator(async function* () {
      yield { value: 0.5, label: "Reading" };
      await sleep(5);
      yield { value: 0.2, label: "Writing" };
      return { result: { prompt: "Thank the team." }, warnings: [] };
    });
    const user = await newUser();
    const wire = await (await stream(user)).text();
    expect(namesIn(wire)).toEqual(["start", "progress", "progress", "delta", "result", "credits", "done"]);
    expect([...wire.matchAll(/^data: (\{"value".*)$/gm)].map(([, data]) => JSON.parse(data as string))).toEqual([
      { value: 0.5, label: "Reading" },
      { value: 0.5, label: "Writing" },
    ]);
    expect(await creditsOf(user)).toBe(4);
  });

  test("obeys Stop: the engine's signal is aborted and nothing is charged", async () => {
    let stopped = false;
    generator(async function* (_input: unknown, { signal }: { signal: AbortSignal }) {
      signal.addEventListener("abort", () => (stopped = true));
      yield { value: 0.1, label: "Working" };
      await new Promise(() => {});
    });
    const user = await newUser();
    const response = await stream(user);
    const [run] = await product.deps.db.select().from(runs).where(eq(runs.userId, user.userId));
    expect(run?.status).toBe("running");
    const asked = await api.call(`/api/runs/${run?.id}/cancel`, { json: {}, cookie: user.cookie });
    expect(asked.status).toBe(202);
    expect(namesIn(await response.text())).toEqual(["start", "progress", "credits", "done"]);
    expect(stopped).toBe(true);
    expect(await creditsOf(user)).toBe(5);
  });

  test("gives the credit back when it fails, in its own code or in a thread", async () => {
    const user = await newUser();
    generator(async () => {
      await sleep(1);
      throw new Error("a fault of the engine");
    });
    expect((await api.call("/api/tools/prompt-generate/runs", { json: REQUEST, cookie: user.cookie })).status).toBe(
      500,
    );
    restore();
    generator(async (_input: unknown, { ports }: { ports: TestDeps["deps"]["ports"] }) => {
      await ports.pixels.encode({ width: 1, height: 1, channels: 3, data: new Uint8Array(1) }, { format: "png" });
    });
    const failed = await api.call("/api/tools/prompt-generate/runs", { json: REQUEST, cookie: user.cookie });
    expect(failed.status).toBe(503);
    expect(((await failed.json()) as { error: { code: string } }).error.code).toBe("engine_failed");
    expect(await creditsOf(user)).toBe(5);
  });
});
