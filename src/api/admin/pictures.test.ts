import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppEnv } from "#api/app-env.ts";
import { mountMedia } from "#api/media.ts";
import { requestContext } from "#api/middleware/request-context.ts";
import { securityHeaders } from "#api/middleware/security-headers.ts";
import { PICTURE_MOST_BYTES } from "#domain/pictures/rules.ts";
import { uploadedPictures } from "#domain/pictures/tables.ts";
import { createPrompt } from "#domain/library/write.ts";
import { testAdministrator } from "#tests/support/scenes/back-office.ts";
import { signInAdministrator, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

let test: TestDeps;
let api: TestApi;
let site: Hono<AppEnv>;
let administrator: string;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
  administrator = (await signInAdministrator(test.deps, api)).cookie;
  site = new Hono<AppEnv>();
  site.use(requestContext(test.deps), securityHeaders(test.deps));
  mountMedia(site, test.deps);
});
afterAll(() => test.close());

const picture = (side = 30) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#d9a441" } })
    .png()
    .toBuffer();
interface Answer {
  status: number;
  body: { address: string; error: { code: string; message: string; fields?: Record<string, string> } };
}

/** Uploads a file as the form does; `use` left out where it is null. */
async function upload(
  bytes: Uint8Array,
  {
    name = "a.png",
    use = "banner",
    cookie = administrator,
  }: { name?: string; use?: string | null; cookie?: string } = {},
): Promise<Answer> {
  const body = new FormData();
  if (use !== null) body.set("use", use);
  body.set("file", new File([Uint8Array.from(bytes)], name));
  const answer = await api.call("/api/admin/pictures", { body, cookie });
  return { status: answer.status, body: (await answer.json()) as Answer["body"] };
}

describe("an upload", () => {
  it("is the administrator's alone, before the file is looked at", async () => {
    const { cookie } = await signUpConfirmed(test.deps, api);
    const [nobody, person] = [
      await upload(await picture(), { cookie: "" }),
      await upload(Buffer.from("x"), { cookie }),
    ];
    expect([nobody.status, nobody.body.error.code]).toEqual([401, "unauthenticated"]);
    expect([person.status, person.body.error.code]).toEqual([403, "forbidden"]);
    expect(await test.deps.db.$count(uploadedPictures)).toBe(0);
  });

  it("is judged by its bytes, whatever it is called", async () => {
    const svg = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'));
    expect([svg.status, svg.body.error.code]).toEqual([415, "unsupported_media"]);
    expect(svg.body.error.fields?.["file"]).toContain("PNG, JPEG, WebP");
    const avif = await upload(
      await sharp(await picture())
        .avif()
        .toBuffer(),
      { name: "a.png" },
    );
    expect(avif.status).toBe(415);
    const damaged = await upload(Buffer.concat([(await picture()).subarray(0, 50), Buffer.alloc(200)]));
    expect([damaged.status, Object.keys(damaged.body.error.fields ?? {})]).toEqual([400, ["file"]]);
    expect((await upload(await picture(), { name: "letter.docx" })).status).toBe(201);
  });

  it("is refused above two megabytes, empty, or without a use", async () => {
    const noise = Buffer.alloc(PICTURE_MOST_BYTES + 1, await picture());
    const large = await upload(noise);
    expect([large.status, large.body.error.code]).toEqual([413, "too_large"]);
    expect((await upload(Buffer.alloc(PICTURE_MOST_BYTES * 2, 1))).status).toBe(413);
    expect((await upload(new Uint8Array())).body.error.fields).toHaveProperty("file");
    for (const use of [null, "avatar", "toString"])
      expect((await upload(await picture(), { use })).body.error.fields).toHaveProperty("use");
    const json = await api.call("/api/admin/pictures", { json: { file: "x" }, cookie: administrator });
    expect(json.status).toBe(400);
  });
});

describe("an uploaded picture", () => {
  it("is served to everybody, for a year, and asked for again by its tag alone", async () => {
    const { body } = await upload(await picture(33));
    expect(body.address).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);
    const answer = await site.request(body.address, { headers: { cookie: "siyagha.session_token=x" } });
    expect(answer.status).toBe(200);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 33 });
    const tag = headers["etag"] as string;
    const same = await site.request(body.address, { headers: { "if-none-match": `"x", ${tag}` } });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    const other = await site.request(body.address, { headers: { "if-none-match": '"x"' } });
    expect(other.status).toBe(200);
    expect((await site.request(body.address, { method: "HEAD" })).status).toBe(200);
  });

  it("is not found under any other name, and a miss is not kept", async () => {
    for (const name of [`${"0".repeat(32)}.webp`, "a.webp", "..%2Fsecret", `${"0".repeat(32)}.webp.html`]) {
      const answer = await site.request(`/media/${name}`);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "private, no-cache"]);
    }
  });

  it("has a whole address for programs, and a path in the back office", async () => {
    const { address } = (await upload(await picture(34), { use: "library" })).body;
    const whole = `${test.deps.settings.PUBLIC_URL}${address}`;
    const fields = { title: "Spring", imageUrl: address, linkUrl: "https://ads.example/", language: "en" };
    const made = await api.call("/api/admin/banners", { json: fields, cookie: administrator });
    expect([made.status, ((await made.json()) as { imageUrl: string }).imageUrl]).toEqual([201, address]);
    const { banners } = (await (await api.call("/api/banners?lang=en")).json()) as { banners: object[] };
    expect(banners).toMatchObject([{ imageUrl: whole }]);

    const kept = {
      title: "Letter",
      content: "Write.",
      category: "Letters",
      imageUrl: address,
      language: "en" as const,
    };
    const flags = { isPublished: true, featured: false };
    const { id } = await createPrompt(testAdministrator(), test.deps.db, { ...kept, ...flags });
    expect(await (await api.call(`/api/prompts/${id}`)).json()).toMatchObject({ imageUrl: whole });
    const file = await api.call("/api/admin/prompts/export?language=en", { cookie: administrator });
    expect(await file.json()).toMatchObject([{ image_url: whole }]);
  });

  it("that is gone is said beside the field", async () => {
    const json = { title: "x", imageUrl: `/media/${"0".repeat(32)}.webp`, linkUrl: "https://ads.example/" };
    const answer = await api.call("/api/admin/banners", { json, cookie: administrator, language: "ar" });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as Answer["body"]).error.fields).toEqual({
      imageUrl: "لم تعد هذه الصورة محفوظة. ارفعها مرة أخرى.",
    });
  });
});

it("uploads are counted: 60 an hour", async () => {
  const start = test.deps.now().getTime();
  // Another minute for each thirty, so that the limit of all writes stays out of the way.
  const at = (n: number) => test.setNow(new Date(start + 7_200_000 + Math.floor(n / 30) * 61_000));
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1) {
    at(n);
    statuses.push((await upload(new Uint8Array())).status);
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
