import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditLog } from "#domain/audit/tables.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { receiveEvent } from "#domain/billing/events/write-event.ts";
import { MOST_ATTEMPTS, RETRY_SECONDS } from "#domain/webhooks/rules.ts";
import { webhookAddresses, webhookDeliveries } from "#domain/webhooks/tables.ts";
import { queueWebhooks } from "#domain/webhooks/write-queue.ts";
import { sendDueWebhooks } from "#domain/webhooks/write-send.ts";
import { addPerson, deliveriesOf, paidCheckout } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { GOOD_PASSWORD, type SignedIn, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { isSignedWith, startWebhookReceiver, type WebhookReceiver } from "#tests/support/servers/webhook-receiver.ts";

const PATH = "/api/webhook-addresses";
const ALL = ["run.ended", "credits.low", "payment.updated"];

interface Shown {
  id: string;
  restingSince: string | null;
  deliveries: {
    id: string;
    event: string;
    state: string;
    attempts: number;
    lastStatus: number | null;
    lastFault: string | null;
  }[];
}

describe("webhooks to people's programs", () => {
  let test: TestDeps;
  let api: TestApi;
  let user: SignedIn;
  let receiver: WebhookReceiver;
  let clock: number;
  beforeAll(async () => {
    test = await createTestDeps({ WEBHOOKS_LOCAL: "on" });
    await seedPackages(test.deps.db);
    api = createTestApi(test.deps);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    clock = Date.now();
    test.setNow(new Date(clock));
    receiver = await startWebhookReceiver();
    user = await signUpConfirmed(test.deps, api);
  });
  afterEach(async () => {
    await receiver.close();
    await test.deps.db.delete(webhookAddresses);
  });

  /** Moves the product's clock by seconds. */
  const pass = (seconds: number) => test.setNow(new Date((clock += seconds * 1000)));
  /** What was written at the database's own time is due a moment later. */
  const send = () => {
    clock = Math.max(clock, Date.now());
    pass(1);
    return sendDueWebhooks(test.deps);
  };
  const refusalOf = async (answer: Response) => {
    const { error } = (await answer.json()) as { error?: { code: string; fields?: object } };
    return [answer.status, error?.code, ...Object.keys(error?.fields ?? {})];
  };
  const call = (path: string, json?: unknown, owner = user, method?: string) =>
    api.call(`${PATH}${path}`, { json, cookie: owner.cookie, ...(method ? { method } : {}) });
  async function add(events: string[] = ALL, owner = user) {
    const answer = await call("", { url: `${receiver.url}/hook`, events }, owner);
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: string; secret: string };
  }
  const list = async (owner = user) =>
    ((await (await api.call(PATH, { cookie: owner.cookie })).json()) as { addresses: Shown[] }).addresses;
  const dataOf = (index: number) => JSON.parse(receiver.received[index]?.body ?? "{}") as Record<string, unknown>;

  async function runOnce(text = "write a short thank-you note to my team") {
    const json = { text, tone: "warm" };
    const answer = await api.call("/api/tools/prompt-generate/runs", { json, cookie: user.cookie });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { runId: string };
  }

  it("tells of a run by its ids, kind, status and cost, signed, and never the person's text", async () => {
    await giveCredits(test.deps, grantOf(user.userId, 20));
    const { secret } = await add();
    const { runId } = await runOnce("a secret word that must not leave: tamarind");
    expect(await send()).toBe(1);
    const [message] = receiver.received;
    expect(message).toMatchObject({ path: "/hook", seconds: Math.floor(clock / 1000) });
    expect(message?.id).toMatch(/^msg_[0-9a-f]{32}$/);
    expect(isSignedWith(secret, message as never)).toBe(true);
    expect(isSignedWith(secret, { ...message, body: `${message?.body} ` } as never)).toBe(false);
    expect(Object.keys(dataOf(0))).toEqual(["type", "timestamp", "data"]);
    expect(dataOf(0)).toMatchObject({
      type: "run.ended",
      data: { runId, tool: "prompt-generate", status: "done", cost: 1 },
    });
    expect(message?.body).not.toContain("tamarind");
    expect(await send()).toBe(0);
    expect(receiver.received).toHaveLength(1);
  });

  it("tells of few credits once a period, and each address of what it chose alone", async () => {
    await giveCredits(test.deps, grantOf(user.userId, 6));
    await add(["credits.low"]);
    await runOnce();
    await runOnce("write a note to my landlord about the boiler");
    await send();
    expect(receiver.received.map((_, index) => dataOf(index)["type"])).toEqual(["credits.low"]);
    expect(dataOf(0)["data"]).toEqual({ credits: 5 });
  });

  it("tells of a payment in the transaction that counts it, once however often the event comes", async () => {
    const person = await addPerson(test.deps);
    await test.deps.db.insert(webhookAddresses).values({
      id: "of-a-buyer",
      userId: person.id,
      url: `${receiver.url}/paid`,
      events: ["payment.updated"],
      sealed: "",
    });
    const { events } = await paidCheckout(test.deps, person);
    for (const { body, signature } of [...deliveriesOf(test.deps, events), ...deliveriesOf(test.deps, events)])
      await receiveEvent(test.deps, body, signature);
    const told = await test.deps.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.userId, person.id));
    expect(told).toMatchObject([
      { event: "payment.updated", data: { status: "paid", amountMinor: 500, refundedMinor: 0, currency: "usd" } },
    ]);
  });

  it("leaves nothing of a transaction that was rolled back", async () => {
    await add();
    const failing = test.deps.db.transaction(async (tx) => {
      await queueWebhooks(tx, user.userId, "credits.low", { credits: 3 });
      throw new Error("the event did not happen");
    });
    await expect(failing).rejects.toThrow("the event did not happen");
    expect(await send()).toBe(0);
    expect(await test.deps.db.$count(webhookDeliveries)).toBe(0);
  });

  it("tries again with growing waits for a day under one id and body, then rests; a test wakes it", async () => {
    const { id, secret } = await add();
    receiver.answerWith(500);
    await call(`/${id}/tests`, {});
    await send();
    for (const [index, wait] of RETRY_SECONDS.entries()) {
      pass(wait - 2);
      await sendDueWebhooks(test.deps);
      expect(receiver.received).toHaveLength(index + 1);
      pass(2);
      await sendDueWebhooks(test.deps);
      expect(receiver.received).toHaveLength(index + 2);
    }
    expect(new Set(receiver.received.map((message) => `${message.id} ${message.body}`)).size).toBe(1);
    expect(receiver.received.every((message) => isSignedWith(secret, message))).toBe(true);
    const hours = RETRY_SECONDS.reduce((sum, wait) => sum + wait, 0) / 3600;
    expect([hours > 23, hours < 24]).toEqual([true, true]);
    const [resting] = await list();
    expect(resting?.restingSince).not.toBeNull();
    expect(resting?.deliveries).toMatchObject([{ state: "failed", attempts: MOST_ATTEMPTS, lastStatus: 500 }]);

    await test.deps.db.transaction((tx) => queueWebhooks(tx, user.userId, "credits.low", { credits: 3 }));
    pass(86_400);
    expect(await send()).toBe(0);
    expect(receiver.received).toHaveLength(MOST_ATTEMPTS);
    receiver.answerWith(200);
    await call(`/${id}/tests`, {});
    expect(await send()).toBe(1);
    expect(await list()).toMatchObject([{ restingSince: null, deliveries: [{ state: "sent", lastStatus: 200 }, {}] }]);
  });

  it("lets an address rest at once that says 410, with all that waits for it", async () => {
    await add();
    receiver.answerWith(410);
    for (const credits of [3, 2, 1])
      await test.deps.db.transaction((tx) => queueWebhooks(tx, user.userId, "credits.low", { credits }));
    await send();
    const [resting] = await list();
    expect(resting?.restingSince).not.toBeNull();
    expect(resting?.deliveries.map(({ state }) => state)).toEqual(["failed", "failed", "failed"]);
  });

  it("sends a delivery again under its id; one that is under way is not sent twice", async () => {
    const { id } = await add();
    await call(`/${id}/tests`, {});
    await send();
    const [shown] = await list();
    const again = `/${id}/deliveries/${shown?.deliveries[0]?.id}/attempts`;
    pass(60);
    expect((await call(again, {})).status).toBe(202);
    expect(await send()).toBe(1);
    expect(new Set(receiver.received.map((message) => message.id)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
    await call(again, {});
    expect(await send()).toBe(0);
    pass(RETRY_SECONDS[0]);
    expect(await send()).toBe(1);
  });

  it("sends nothing to a private address, given at once or moved to since", async () => {
    for (const url of ["https://10.0.0.1/", "http://192.168.1.1/", "https://169.254.169.254/", "ftp://x", "x"])
      expect(await refusalOf(await call("", { url, events: ALL }))).toEqual([400, "invalid_input", "url"]);
    const { id } = await add();
    await test.deps.db.update(webhookAddresses).set({ url: "https://10.0.0.1/" }).where(eq(webhookAddresses.id, id));
    await call(`/${id}/tests`, {});
    await send();
    expect(await list()).toMatchObject([{ deliveries: [{ state: "waiting", lastFault: "unsafe_address" }] }]);
  });

  it("takes 5 addresses a person, presses side by side included, and wants an event", async () => {
    const json = { url: receiver.url, events: ["run.ended"] };
    const answers = await Promise.all(Array.from({ length: 7 }, () => call("", json)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 409, 409]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(await refusalOf(refused as Response)).toEqual([409, "too_many_webhooks"]);
    for (const wrong of [
      { events: [] },
      { events: ["webhook.test"] },
      { url: "" },
      { url: `https://${"a".repeat(500)}` },
    ])
      expect((await refusalOf(await call("", { ...json, ...wrong }))).slice(0, 2)).toEqual([400, "invalid_input"]);
  });

  it("shows the secret once: lists, export, rows and audit are without it", async () => {
    const { id, secret } = await add();
    await call(`/${id}/tests`, {});
    const bare = secret.replace("whsec_", "");
    const whole = await (await api.call("/api/me/export", { cookie: user.cookie })).text();
    expect(whole).toContain(id);
    const rows = await test.deps.db.select().from(webhookAddresses).where(eq(webhookAddresses.id, id));
    const audit = await test.deps.db.select().from(auditLog).where(eq(auditLog.actorId, user.userId));
    for (const text of [whole, JSON.stringify([rows, audit, await list()])]) expect(text).not.toContain(bare);
    expect(audit).toMatchObject([{ action: "webhook.create", subject: id, actorEmail: user.userId }]);
  });

  it("belong to their owner alone, and go with the account", async () => {
    const { id } = await add();
    await call(`/${id}/tests`, {});
    const [shown] = await list();
    const other = await signUpConfirmed(test.deps, api);
    for (const path of [`/${id}/tests`, `/${id}/deliveries/${shown?.deliveries[0]?.id}/attempts`])
      expect(await refusalOf(await call(path, {}, other))).toEqual([404, "not_found"]);
    expect(await refusalOf(await call(`/${id}`, undefined, other, "DELETE"))).toEqual([404, "not_found"]);
    expect(await list(other)).toEqual([]);
    const closing = { method: "DELETE", json: { password: GOOD_PASSWORD }, cookie: user.cookie };
    expect((await api.call("/api/me", closing)).status).toBe(200);
    expect([await test.deps.db.$count(webhookAddresses), await test.deps.db.$count(webhookDeliveries)]).toEqual([0, 0]);
    expect(await send()).toBe(0);
  });

  it("are removed with what waits, and audited", async () => {
    const { id } = await add();
    await call(`/${id}/tests`, {});
    expect((await call(`/${id}`, undefined, user, "DELETE")).status).toBe(204);
    expect(await send()).toBe(0);
    const audit = await test.deps.db.select().from(auditLog).where(eq(auditLog.actorId, user.userId));
    expect(audit.map(({ action }) => action)).toEqual(["webhook.create", "webhook.remove"]);
  });
});
