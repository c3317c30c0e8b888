import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signInAdministrator, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import { mailQueue } from "#platform/database/tables.ts";
import { featureSeeds } from "#tools/pipeline/settings.ts";

let test: TestDeps;
let api: TestApi;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
  await seedToolFeatures(test.deps.db, featureSeeds());
});
afterAll(() => test.close());

it(
  "a person asks to hear of a tool that is off, takes it back, and hears once when it is switched on",
  {
    timeout: 60_000,
  },
  async () => {
    const administrator = await signInAdministrator(test.deps, api);
    const person = await signUpConfirmed(test.deps, api);
    const wish = async (isWanted: boolean, lang = "en") => {
      const json = { lang, isWanted };
      const answer = await api.call("/api/tools/ai-humanizer/wait", { method: "PUT", json, cookie: person.cookie });
      return [answer.status, await answer.json()];
    };
    const features = async () => {
      const answer = await api.call("/api/admin/features?language=en", { cookie: administrator.cookie });
      const { features: all } = (await answer.json()) as { features: { id: number; slug: string; waiting: number }[] };
      return all.find(({ slug }) => slug === "ai-humanizer");
    };
    const id = (await features())?.id;
    const activate = async (isActive: boolean) => {
      const options = { method: "PUT", json: { isActive }, cookie: administrator.cookie };
      expect((await api.call(`/api/admin/features/${id}/activation`, options)).status).toBe(200);
    };
    const mails = async () => {
      const sent = await test.deps.db.select().from(mailQueue).where(eq(mailQueue.recipient, person.email));
      return sent.filter(({ textBody }) => textBody.includes("/en/ai-humanizer")).length;
    };

    expect(await wish(true)).toEqual([200, { isAwaited: false, isReady: true }]);
    await activate(false);
    expect(await wish(true)).toEqual([200, { isAwaited: true, isReady: false }]);
    expect(await wish(true, "ar")).toEqual([200, { isAwaited: false, isReady: true }]);
    expect((await features())?.waiting).toBe(1);
    expect(await wish(false)).toEqual([200, { isAwaited: false, isReady: false }]);
    expect((await features())?.waiting).toBe(0);
    await activate(true);
    expect(await mails()).toBe(0);

    await activate(false);
    await wish(true);
    await activate(true);
    expect([await mails(), (await features())?.waiting]).toEqual([1, 0]);
    await activate(false);
    await activate(true);
    expect(await mails()).toBe(1);
  },
);

it("a tool that does not exist cannot be waited for", async () => {
  const { cookie } = await signUpConfirmed(test.deps, api);
  const json = { lang: "en", isWanted: true };
  expect((await api.call("/api/tools/no-tool/wait", { method: "PUT", json, cookie })).status).toBe(400);
});
