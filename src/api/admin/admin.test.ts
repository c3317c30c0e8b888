import { createHash, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN_VIEWER, apiAs } from "#tests/support/scenes/back-office.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { sessions, users } from "#domain/accounts/tables.ts";
import { grantCredits } from "#domain/credits/write.ts";
import { auditLog } from "#domain/audit/tables.ts";
import { adBannerClicks } from "#domain/banners/tables.ts";
import { runs } from "#domain/runs/tables.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import { featurePrompts } from "#domain/tool-features/tables.ts";
import { featureSeeds } from "#tools/pipeline/settings.ts";

let test: TestDeps;
let send: ReturnType<typeof apiAs>;
beforeAll(async () => {
  test = await createTestDeps();
  send = apiAs(test.deps);
});
afterAll(() => test.close());

const BANNER = {
  title: "Spring",
  imageUrl: "https://ads.example/a.png",
  linkUrl: "https://ads.example/",
  language: "en",
};
const PACKAGE = {
  name: "basic",
  displayName: "Basic",
  displayNameAr: "الأساسية",
  price: "٤٫٩٩",
  credits: "150",
  isRecurring: true,
};

async function json(answer: Promise<Response>): Promise<Record<string, never>> {
  return (await (await answer).json()) as Record<string, never>;
}

describe("who may call the back office", () => {
  const PATHS = [
    "packages",
    "features",
    "prompts",
    "prompts/export",
    "banners",
    "users",
    "usage",
    "usage.csv",
    "stats",
    "audit",
  ];
  it.each(PATHS)("GET /admin/%s is the administrator's alone", async (path) => {
    expect((await send("GET", `/admin/${path}`)).status).toBe(200);
    expect((await apiAs(test.deps, null)("GET", `/admin/${path}`)).status).toBe(401);
    const user = { ...ADMIN_VIEWER, id: "user-1", role: "user" as const };
    const refused = await apiAs(test.deps, user)("GET", `/admin/${path}`, undefined, { "x-role": "administrator" });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      error: { code: "forbidden", message: "Access Denied: You don't have permission to access this page" },
    });
  });
});

describe("packages", () => {
  it("are made inactive, activated, kept from deletion while active, and audited", async () => {
    const made = await json(send("POST", "/admin/packages", PACKAGE));
    expect(made).toMatchObject({ version: 1, isActive: false, price: "4.99", credits: 150 });
    expect((await send("POST", `/admin/packages/${made["id"]}/activation`)).status).toBe(200);
    const refused = await send("DELETE", `/admin/packages/${made["id"]}`);
    expect([refused.status, (await refused.json()) as unknown]).toMatchObject([
      409,
      { error: { code: "package_active" } },
    ]);
    const second = await json(send("POST", "/admin/packages", PACKAGE));
    const renamed = send("PUT", `/admin/packages/${second["id"]}`, { ...PACKAGE, name: "other", credits: 200 });
    expect(await json(renamed)).toMatchObject({ name: "basic", credits: 200 });
    expect((await send("DELETE", `/admin/packages/${second["id"]}`)).status).toBe(204);
    const off = await json(send("DELETE", `/admin/packages/${made["id"]}/activation`));
    expect(off).toMatchObject({ id: made["id"], isActive: false });
    expect((await send("POST", `/admin/packages/${made["id"]}/activation`)).status).toBe(200);
    const { rows } = (await json(send("GET", "/admin/audit?noun=package"))) as unknown as {
      rows: { action: string; subject: string; requestId: string }[];
    };
    expect(rows.map((row) => [row.action, row.subject])).toEqual([
      ["package.activate", "basic v1"],
      ["package.deactivate", "basic v1"],
      ["package.delete", "basic v2"],
      ["package.update", "basic v2"],
      ["package.create", "basic v2"],
      ["package.activate", "basic v1"],
      ["package.create", "basic v1"],
    ]);
    expect(rows.every((row) => row.requestId === "request-1")).toBe(true);
  });

  it.each([
    [{ price: "abc" }, "price"],
    [{ price: 5.005 }, "price"],
    [{ price: 0 }, "price"],
    [{ credits: -1 }, "credits"],
    [{ credits: 1e12 }, "credits"],
    [{ durationValue: 0 }, "durationValue"],
    [{ displayName: " " }, "displayName"],
    [{ stripePriceId: "<script>" }, "stripePriceId"],
  ])("refuse %j, naming %s in words", async (change, field) => {
    const answer = await send("POST", "/admin/packages", { ...PACKAGE, ...change });
    const body = (await answer.json()) as { error: { code: string; fields: Record<string, string> } };
    expect([answer.status, body.error.code]).toEqual([400, "invalid_input"]);
    expect(body.error.fields[field]).toMatch(/ /);
  });
});

describe("banners", () => {
  it("count a press by a browser once, and neither bots nor pages loaded ahead", async () => {
    const { id } = await json(send("POST", "/admin/banners", BANNER));
    const pressId = randomUUID();
    const click = (pressed: string, headers: Record<string, string> = {}) =>
      apiAs(test.deps, null)("POST", `/banners/${id}/clicks`, { pressId: pressed }, headers);
    expect((await click(pressId)).status).toBe(204);
    expect((await click(pressId)).status).toBe(204);
    expect(
      (await click(randomUUID(), { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" })).status,
    ).toBe(204);
    expect((await click(randomUUID(), { "user-agent": "" })).status).toBe(204);
    expect((await click(randomUUID(), { "sec-purpose": "prefetch" })).status).toBe(204);
    expect((await click("not-a-uuid")).status).toBe(400);
    // The address that was pressed from is 192.0.2.1: what is kept of it is a keyed hash.
    const kept = await test.deps.db.select().from(adBannerClicks);
    expect(kept).toMatchObject([
      { bannerId: id, clickedAt: expect.any(Date), ipAddress: expect.stringMatching(/^[\da-f]{32}$/) },
    ]);
    expect(kept[0]?.ipAddress).not.toBe(createHash("sha256").update("192.0.2.1").digest("hex").slice(0, 32));
    const elsewhere = await apiAs(test.deps, null)("POST", "/banners/999999/clicks", { pressId: randomUUID() });
    expect(elsewhere.status).toBe(404);
    expect(await json(send("GET", `/admin/banners/${id}/analytics?tz=Asia/Riyadh`))).toMatchObject({
      totalClicks: 1,
      uniqueIps: 1,
      clicksToday: 1,
    });
    expect((await send("GET", `/admin/banners/${id}/analytics?tz=Mars/Olympus`)).status).toBe(400);
    expect((await send("DELETE", `/admin/banners/${id}/clicks`)).status).toBe(204);
    expect(await json(send("GET", `/admin/banners/${id}/analytics`))).toMatchObject({ totalClicks: 0, uniqueIps: 0 });
    expect((await send("DELETE", `/admin/banners/${id}`)).status).toBe(204);
  });

  it("take thirty presses a minute from one address and no more", async () => {
    const { id } = await json(send("POST", "/admin/banners", BANNER));
    const statuses = [];
    for (let press = 0; press < 31; press += 1) {
      statuses.push(
        (
          await apiAs(test.deps, null)(
            "POST",
            `/banners/${id}/clicks`,
            { pressId: randomUUID() },
            { "x-test-peer": "198.51.100.7" },
          )
        ).status,
      );
    }
    expect(statuses.slice(0, 30).every((status) => status === 204)).toBe(true);
    expect(statuses[30]).toBe(429);
  });

  it("are refused when their link is hostile, in the caller's language", async () => {
    const answer = await send("POST", "/admin/banners?lang=ar", { ...BANNER, linkUrl: "\u0001javascript:alert(1)" });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: "invalid_input", fields: { linkUrl: "اكتب الرابط كاملًا من أوله، مثل https://example.com" } },
    });
  });

  it("show to everybody by position and language, without what only the administrator knows", async () => {
    const answer = await json(apiAs(test.deps, null)("GET", "/banners?position=home-features&lang=en"));
    const banners = answer["banners"] as unknown as Record<string, unknown>[];
    expect(banners.length).toBeGreaterThan(0);
    expect(Object.keys(banners[0] as object).sort()).toEqual(["id", "imageUrl", "linkUrl", "title"]);
  });
});

describe("the public library", () => {
  it("gives published prompts by language and none of the drafts", async () => {
    const made = await json(
      send("POST", "/admin/prompts", { title: "A", content: "One", category: "Writing", language: "en" }),
    );
    const bare = await json(send("POST", "/admin/prompts", { title: "ج", content: "ثلاثة", category: "كتابة" }));
    expect(bare).toMatchObject({ language: "ar", isPublished: true, featured: false, imageUrl: null });
    const draft = await json(
      send("POST", "/admin/prompts", {
        title: "B",
        content: "Two",
        category: "Writing",
        language: "en",
        isPublished: false,
      }),
    );
    const reader = apiAs(test.deps, null);
    expect(await json(reader("GET", "/prompts?lang=en"))).toMatchObject({
      total: 1,
      pageSize: 9,
      categories: ["Writing"],
      prompts: [{ title: "A" }],
    });
    expect((await reader("GET", `/prompts/${made["id"]}`)).status).toBe(200);
    expect((await reader("GET", `/prompts/${draft["id"]}`)).status).toBe(404);
    expect((await reader("GET", "/prompts?page=0")).status).toBe(400);
    const csv = await send("GET", "/admin/prompts/export?format=csv");
    expect([csv.headers.get("content-type"), csv.headers.get("content-disposition")]).toEqual([
      "text/csv; charset=utf-8",
      'attachment; filename="prompt-library.csv"',
    ]);
  });
});

describe("people", () => {
  it("are found by address; credits are adjusted once per key, with a reason; sessions end", async () => {
    const { db } = test.deps;
    await db.insert(users).values({ id: "u1", name: "", email: "sara@example.com", emailVerified: true });
    await db.insert(sessions).values({ id: "s1", token: "t1", userId: "u1", expiresAt: new Date("2100-01-01") });
    await db.transaction((tx) =>
      grantCredits(tx, {
        userId: "u1",
        amount: 10,
        mode: "add",
        packageType: "free",
        packageVersionId: null,
        expiresAt: new Date("2100-01-01"),
        cause: { type: "free_claim", id: "u1" },
        now: new Date(),
      }),
    );
    expect(await json(send("GET", "/admin/users?q=SARA@"))).toMatchObject({
      total: 1,
      people: [{ email: "sara@example.com" }],
    });
    const key = { "idempotency-key": "press-0001" };
    expect(await json(send("POST", "/admin/users/u1/adjustments", { amount: -3, reason: "Mistake" }, key))).toEqual({
      amount: -3,
      credits: 7,
    });
    expect(await json(send("POST", "/admin/users/u1/adjustments", { amount: -3, reason: "Mistake" }, key))).toEqual({
      amount: 0,
      credits: 7,
    });
    expect((await send("POST", "/admin/users/u1/adjustments", { amount: 5, reason: " " })).status).toBe(400);
    expect((await send("POST", "/admin/users/nobody/adjustments", { amount: 5, reason: "Gift" })).status).toBe(404);
    expect(await json(send("DELETE", "/admin/users/u1/sessions"))).toEqual({ ended: 1 });
    expect(await json(send("GET", "/admin/users/u1"))).toMatchObject({
      person: { sessions: 0 },
      credits: { credits: 7 },
      ledger: { total: 2, rows: [{ kind: "adjust", amount: -3, note: "Mistake" }, { kind: "grant" }] },
    });
    expect(await json(send("GET", "/admin/audit?q=sara@example.com"))).toMatchObject({ total: 2 });
  });
});

describe("use", () => {
  it("counts runs, failures, give-backs, times, tokens and cost by day, tool, engine and model", async () => {
    const row = (id: string, values: Partial<typeof runs.$inferInsert>) => ({
      id,
      userId: "u1",
      tool: "prompt-generate",
      lang: "ar" as const,
      idempotencyKey: id,
      bodyHash: "",
      cost: 1,
      leaseExpiresAt: new Date(),
      keptUntil: new Date(),
      createdAt: new Date("2026-11-20T10:00:00Z"),
      ...values,
    });
    const answered = {
      status: "done" as const,
      answeredAt: new Date(),
      engine: "provider" as const,
      provider: "anthropic",
      model: "claude-sonnet-5-5",
    };
    await test.deps.db
      .insert(runs)
      .values([
        row("r1", { ...answered, ms: 100, tokensIn: 1000, tokensOut: 500 }),
        row("r2", { ...answered, ms: 300, tokensIn: 1000, tokensOut: 500 }),
        row("r3", { engine: "builtin", status: "failed" }),
        row("r4", { engine: "builtin", status: "stopped" }),
        row("r5", { ...answered, model: "unheard-of", ms: 5, tokensIn: 1, tokensOut: 1, tool: "ai-detector" }),
        row("r7", { ...answered, engine: "builtin", provider: null, model: null, cost: 0, ms: 20 }),
        row("r6", { createdAt: new Date("2026-10-01") }),
      ]);
    const period = "from=2026-11-20&to=2026-11-21";
    expect(await json(send("GET", `/admin/usage?${period}`))).toEqual({
      rows: [
        {
          day: "2026-11-20",
          tool: "ai-detector",
          engine: "provider",
          model: "unheard-of",
          runs: 1,
          failures: 0,
          givenBack: 0,
          medianMs: 5,
          p95Ms: 5,
          tokensIn: 1,
          tokensOut: 1,
          estimatedCost: null,
        },
        {
          day: "2026-11-20",
          tool: "prompt-generate",
          engine: "builtin",
          model: null,
          runs: 3,
          failures: 1,
          givenBack: 3,
          medianMs: 20,
          p95Ms: 20,
          tokensIn: 0,
          tokensOut: 0,
          estimatedCost: 0,
        },
        {
          day: "2026-11-20",
          tool: "prompt-generate",
          engine: "provider",
          model: "claude-sonnet-5-5",
          runs: 2,
          failures: 0,
          givenBack: 0,
          medianMs: 200,
          p95Ms: 290,
          tokensIn: 2000,
          tokensOut: 1000,
          estimatedCost: 0.014,
        },
      ],
    });
    const csv = await (await send("GET", `/admin/usage.csv?${period}&tool=ai-detector`)).text();
    expect(csv.split("\r\n")).toEqual([
      "day,tool,engine,model,runs,failures,given_back,median_ms,p95_ms,tokens_in,tokens_out,estimated_cost_usd",
      "2026-11-20,ai-detector,provider,unheard-of,1,0,0,5,5,1,1,",
      "",
    ]);
  });
});

describe("features", () => {
  it("on a seeded install a feature that never ran is deleted and made again, and one that ran stays", async () => {
    const seeded = await createTestDeps();
    await seedToolFeatures(seeded.deps.db, featureSeeds());
    const ask = apiAs(seeded.deps);
    const rows = async () =>
      ((await (await ask("GET", "/admin/features")).json()) as { features: { id: number; name: string }[] }).features;
    const idOf = async (name: string) => (await rows()).find((row) => row.name === name)?.id;
    const id = await idOf("prompt-checker-en");
    const words = { name: "prompt-checker-en", displayName: "Checker", promptContent: "Check. {{options}}" };
    expect((await ask("POST", "/admin/features", words)).status).toBe(400);
    expect((await ask("DELETE", `/admin/features/${id}`)).status).toBe(204);
    expect((await ask("DELETE", `/admin/features/${id}`)).status).toBe(404);
    expect(await idOf("prompt-checker-en")).toBeUndefined();
    expect(await seeded.deps.db.$count(featurePrompts, eq(featurePrompts.featureId, id as number))).toBe(0);
    const made = await ask("POST", "/admin/features", words);
    expect([made.status, await made.json()]).toMatchObject([201, { name: "prompt-checker-en", isActive: true }]);
    expect(await rows()).toHaveLength(16);

    const now = new Date();
    const run = {
      id: "r",
      userId: "u",
      idempotencyKey: "k",
      bodyHash: "h",
      cost: 0,
      leaseExpiresAt: now,
      keptUntil: now,
    };
    await seeded.deps.db.insert(runs).values({ ...run, tool: "ai-detector", lang: "en", status: "failed" });
    const refused = await ask("DELETE", `/admin/features/${await idOf("ai-detector-en")}`);
    expect([refused.status, await refused.json()]).toMatchObject([409, { error: { code: "feature_ran" } }]);
    expect((await ask("DELETE", `/admin/features/${await idOf("ai-detector-ar")}`)).status).toBe(204);
    const actions = await seeded.deps.db.select({ action: auditLog.action, subject: auditLog.subject }).from(auditLog);
    expect(actions.filter(({ action }) => action === "feature.delete").map(({ subject }) => subject)).toEqual([
      "prompt-checker-en",
      "ai-detector-ar",
    ]);
    await seeded.close();
  });

  it("are made, switched, given prompts and providers; a trial without a provider says so", async () => {
    const made = await json(
      send("POST", "/admin/features", {
        name: "prompt-generate-en",
        displayName: "Prompt generator",
        promptContent: "Write. {{options}}",
      }),
    );
    const path = `/admin/features/${made["id"]}`;
    expect((await send("PUT", `${path}/activation`, { isActive: false })).status).toBe(200);
    expect(await json(send("PUT", path, { displayName: " Prompts " }))).toMatchObject({ displayName: "Prompts" });
    expect((await send("PUT", path, { displayName: "  " })).status).toBe(400);
    expect(await json(send("POST", `${path}/prompts`, { promptContent: "Better. {{options}}" }))).toMatchObject({
      version: 2,
      isActive: true,
    });
    expect(await json(send("POST", `${path}/prompts/1/activation`))).toMatchObject({ version: 1, isActive: true });
    expect(await json(send("PUT", `${path}/limits`, { dailyLimit: 30, monthlyLimit: 500, isEnabled: true }))).toEqual({
      dailyLimit: 30,
      monthlyLimit: 500,
      isEnabled: true,
    });
    expect((await send("PUT", `${path}/limits`, { dailyLimit: 1.5, monthlyLimit: 500, isEnabled: true })).status).toBe(
      400,
    );
    const choice = { providerName: "deepseek", modelName: "deepseek-chat", apiKeyName: "DEEPSEEK_API_KEY" };
    expect(await json(send("POST", `${path}/providers/test`, choice))).toEqual({
      ok: false,
      ms: 0,
      fault: "key_missing",
    });
    const hostile = await send("POST", `${path}/providers`, { ...choice, apiEndpoint: "http://169.254.169.254" });
    expect(hostile.status).toBe(400);
    expect(
      (await send("POST", `${path}/prompt-trials`, { promptContent: "no place", text: "Write an ad" })).status,
    ).toBe(400);
    expect(
      (await send("POST", `${path}/prompt-trials`, { promptContent: "{{options}}", text: "Write an ad" })).status,
    ).toBe(503);
  });
});

describe("figures", () => {
  it("count packages by name and say how the parts are", async () => {
    const stats = await json(send("GET", "/admin/stats"));
    expect(stats).toMatchObject({
      packages: {
        totalPackages: 1,
        activePackages: 1,
        packageTypes: 1,
        totalVersions: 1,
        byName: { basic: { versions: 1, activeVersion: 1 } },
      },
    });
    expect((stats["status"] as unknown as { part: string }[]).map((state) => state.part)).toEqual([
      "database",
      "mail",
      "payments",
      "providers",
      "jobs",
    ]);
  });
});
