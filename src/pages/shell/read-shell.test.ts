import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson, basicPriceId, offerTopUp } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { requireSignedIn, type Viewer } from "#domain/accounts/access.ts";
import { users } from "#domain/accounts/tables.ts";
import { stripeSubscriptions } from "#domain/billing/tables.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { claimFreePackage } from "#domain/packages/write-claim.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import { toolFeatures } from "#domain/tool-features/tables.ts";
import { parseMessages } from "#i18n/parse-messages.ts";
import { createTranslator } from "#i18n/translations.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import type { PageContext } from "#pages/page-context.ts";
import { replaceRunner } from "#tests/support/models/replace-runner.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { featureSeeds } from "#tools/pipeline/settings.ts";
import { readShell } from "./read-shell.ts";

let product: TestDeps;
beforeAll(async () => {
  product = await createTestDeps();
  await seedToolFeatures(product.deps.db, featureSeeds());
});
afterAll(() => product.close());

async function shellIn(language: "ar" | "en", path = "/prompt-checker", viewer: Viewer | null = null) {
  const context = {
    deps: product.deps,
    language,
    viewer,
    theme: "light",
    digits: "arab",
    timeZone: "UTC",
    nonce: "",
    requestId: "",
    clientAddress: "",
    isLost: false,
  } satisfies PageContext;
  return readShell(context, language === "en" ? `/en${path}` : path);
}

const change = (slug: string, language: "ar" | "en", values: object) =>
  product.deps.db
    .update(toolFeatures)
    .set(values)
    .where(and(eq(toolFeatures.slug, slug), eq(toolFeatures.language, language)));

test("menus show the tools by the administrator's names, the main tool first, those that do not work last", async () => {
  await change("prompt-checker", "en", { displayName: "A checker of prompts" });
  const restore = replaceRunner("video-prompt", {} as never);
  const { tools } = await shellIn("en");
  expect(tools.map(({ slug }) => slug)).toEqual([
    "prompt-generate",
    "prompt-checker",
    "ai-detector",
    "ai-humanizer",
    "image-prompt",
    "image-to-prompt",
    "image-to-text",
    "video-prompt",
  ]);
  expect((await shellIn("ar")).tools.map(({ slug }) => slug)).toEqual(tools.map(({ slug }) => slug));
  expect(tools[1]?.title).toBe("A checker of prompts");
  expect(tools.at(-1)?.state).toBe("coming");
  expect((await shellIn("ar")).tools.find(({ slug }) => slug === "prompt-checker")?.title).toBe("فاحص البرومبت");
  restore();
});

test("a tool's page is titled and headed by the administrator's name, to the letter, in that language alone", async () => {
  const name = 'Check^ "it" {now} <b> \\ 5';
  await change("ai-detector", "en", { displayName: name });
  const titlesOf = async (language: "ar" | "en", path: string) => {
    const shell = await shellIn(language, path);
    const words = parseMessages(shell.messages);
    const heading = createTranslator({ locale: language, messages: words }, "aiDetector")("title");
    const matches = [{ id: "root", loaderData: shell }];
    const [title, , shared] = pageMeta("aiDetector")({ matches, location: { pathname: path } });
    return [heading, title, shared];
  };
  expect(await titlesOf("en", "/ai-detector")).toEqual([
    name,
    { title: `${name} · Siyagha` },
    { property: "og:title", content: name },
  ]);
  expect((await titlesOf("ar", "/ai-detector"))[0]).toBe("كاشف نصوص الذكاء الاصطناعي");
  const { messages } = await shellIn("en", "/ai-detector");
  await change("ai-detector", "en", { displayName: "AI Text Detector" });
  const declared = parseMessages((await shellIn("en", "/ai-detector")).messages);
  expect(parseMessages(messages)).toEqual({ ...declared, aiDetector: { ...declared["aiDetector"], title: name } });
});

test("a tool that is not built is coming, one that is switched off is off, in its language alone", async () => {
  const restore = replaceRunner("video-prompt", {} as never);
  await change("ai-humanizer", "en", { isActive: false });
  const stateOf = async (language: "ar" | "en", wanted: string) =>
    (await shellIn(language)).tools.find(({ slug }) => slug === wanted)?.state;
  expect(await stateOf("en", "video-prompt")).toBe("coming");
  expect([await stateOf("en", "ai-humanizer"), await stateOf("ar", "ai-humanizer")]).toEqual(["off", "ready"]);
  restore();
});

test("a page with a run button knows its tool", async () => {
  expect((await shellIn("ar")).toolSlug).toBe("prompt-checker");
  expect((await shellIn("ar", "/")).toolSlug).toBe("prompt-generate");
  expect((await shellIn("ar", "/pricing")).toolSlug).toBeNull();
});

test("somebody without credits who has not taken the free package is offered it; the back office does not ask", async () => {
  const viewer: Viewer = {
    id: "newcomer",
    email: "newcomer@example.com",
    emailVerified: true,
    role: "user",
    mustChangePassword: false,
    isSuspended: false,
    createdAt: new Date(),
    sessionId: "session",
  };
  const shownTo = async (person: Viewer, path: string) => (await shellIn("ar", path, person)).viewer;
  expect(await shownTo(viewer, "/history")).toMatchObject({ credits: 0, freeOffer: { credits: 50, days: 14 } });
  const administrator: Viewer = { ...viewer, role: "administrator" };
  expect(await shownTo(administrator, "/rai/dashboard")).toMatchObject({ credits: null, freeOffer: null });
  await product.deps.db.insert(users).values({ id: viewer.id, name: "", email: viewer.email });
  await claimFreePackage(product.deps, requireSignedIn(viewer));
  expect(await shownTo(viewer, "/history")).toMatchObject({ credits: 50, freeOffer: null });
});

test("somebody with few credits is offered the cheapest on a tool's page, a subscriber only what is paid once", async () => {
  await seedPackages(product.deps.db);
  const buyer = await addPerson(product.deps);
  const viewer = { ...buyer, mustChangePassword: false, createdAt: new Date(), sessionId: "session" } as Viewer;
  const offeredAt = async (path: string) => (await shellIn("en", path, viewer)).viewer?.buyOffer;
  const plan = { priceId: await basicPriceId(product.deps), credits: 150, price: "$5" };
  expect(await offeredAt("/prompt-checker")).toEqual({ ...plan, rhythm: { interval: "month", count: 1 } });
  expect(await offeredAt("/history")).toBeNull();
  const priceId = await offerTopUp(product.deps, { price: "9.00" });
  expect(await offeredAt("/prompt-checker")).toMatchObject(plan);
  const row = { subscriptionId: "sub_1", customerId: "cus_1", userId: buyer.id, status: "active" };
  await product.deps.db.insert(stripeSubscriptions).values(row);
  expect(await offeredAt("/prompt-checker")).toEqual({ priceId, credits: 100, price: "$9", rhythm: null });
  await giveCredits(product.deps, grantOf(buyer.id, 6));
  expect(await offeredAt("/prompt-checker")).toBeNull();
});
