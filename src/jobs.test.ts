import { randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { addPerson, paidCheckout } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { startMailServer } from "#tests/support/servers/mail-server.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { endSessionByToken } from "./domain/accounts/write/session-end.ts";
import { seedPackages } from "./domain/packages/write.ts";
import { SEAL_USE } from "./domain/webhooks/seal-use.ts";
import { seal } from "./platform/auth/seal.server.ts";
import { rowsOf } from "./platform/database/db.server.ts";
import { JOBS, type RunningJobs, startJobs } from "./jobs.ts";

let test: TestDeps;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let jobs: RunningJobs;

const LONG_AGO = sql`now() - interval '60 days'`;
const LATER = sql`now() + interval '1 day'`;
const run = (statement: SQL) => test.deps.db.execute(statement);

/** A person with a run at work, or answered, a proof of it and a reply to it. */
async function addRun(status: "running" | "done", kept: SQL): Promise<string> {
  const { id: userId } = await addPerson(test.deps);
  const id = randomUUID();
  const lease = status === "running" ? LONG_AGO : LATER;
  await run(sql`insert into runs (id, user_id, tool, lang, idempotency_key, body_hash, cost, status, input,
    envelope, lease_expires_at, kept_until)
    values (${id}, ${userId}, 'prompt-generate', 'en', ${id}, 'x', 0, ${status}, '{"text":"x"}', '{"result":"x"}', ${lease}, ${kept})`);
  await run(sql`insert into proofs (id, user_id, run_id, idempotency_key, tool, lang, engine, status, cost,
    prompt_first, answers, lease_expires_at, kept_until)
    values (${id}, ${userId}, ${id}, ${id}, 'prompt-generate', 'en',
      'provider', ${status}, 2, true, '{"request":"x","prompt":"x"}', ${lease}, ${kept})`);
  await run(sql`insert into replies (id, user_id, run_id, idempotency_key, tool, lang, prompt, prompt_hash,
    status, cost, text, lease_expires_at, kept_until)
    values (${id}, ${userId}, ${id}, ${id}, 'prompt-generate', 'en', 'x', 'x', ${status}, 1, 'x', ${lease}, ${kept})`);
  return id;
}

/** A message to an address. */
async function addDelivery(state: "waiting" | "sent", createdAt: SQL): Promise<string> {
  const { id: userId } = await addPerson(test.deps);
  const id = randomUUID();
  await run(sql`insert into webhook_addresses (id, user_id, url, events, sealed)
    values (${id}, ${userId}, 'https://127.0.0.1/', '[]', ${seal(test.deps.secret, SEAL_USE, id, "whsec_AAAA")})`);
  await run(sql`insert into webhook_deliveries (id, address_id, user_id, event, data, state, created_at)
    values (${id}, ${id}, ${userId}, 'webhook.test', '{}', ${state}, ${createdAt})`);
  return id;
}

interface Work {
  /** Puts there what is due; returns the name by which it is found. */
  prepare(): Promise<string>;
  /** One row when the job has done it. */
  done(name: string): SQL;
}

const gone = (table: string, column: string) => (name: string) =>
  sql`select 1 where not exists (select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${name})`;

/** Something due for each job. One without a line here fails the first test, and a line whose job is gone its own. */
const WORK: Record<string, Work> = {
  mail: {
    async prepare() {
      const id = randomUUID();
      await run(sql`insert into mail_queue (id, recipient, subject, text_body, html_body, next_attempt_at)
        values (${id}, 'somebody@example.com', 's', 't', 'h', now() - interval '1 minute')`);
      return id;
    },
    done: (id) => sql`select 1 from mail_queue where id = ${id} and sent_at is not null`,
  },
  "model-lists": {
    async prepare() {
      const name = `model-${randomUUID()}`;
      await run(sql`insert into model_checks (provider_name, api_endpoint, model_name, checked_at)
        values ('openai', '', ${name}, ${LONG_AGO})`);
      return name;
    },
    done: gone("model_checks", "model_name"),
  },
  "abandoned-runs": {
    prepare: () => addRun("running", LATER),
    done: (id) => sql`select 1 from runs where id = ${id} and status = 'abandoned'`,
  },
  "abandoned-proofs": {
    prepare: () => addRun("running", LATER),
    done: (id) => sql`select 1 from proofs where id = ${id} and status = 'failed'`,
  },
  "abandoned-replies": {
    prepare: () => addRun("running", LATER),
    done: (id) => sql`select 1 from replies where id = ${id} and status = 'failed' and prompt is null`,
  },
  "expired-credits": {
    async prepare() {
      const { id } = await addPerson(test.deps);
      await giveCredits(test.deps, grantOf(id, 5));
      await run(sql`update user_credits set expires_at = ${LONG_AGO} where user_id = ${id}`);
      return id;
    },
    done: (id) => sql`select 1 from user_credits where user_id = ${id} and current_credits = 0`,
  },
  "low-credit-mails": {
    async prepare() {
      const { id } = await addPerson(test.deps);
      await giveCredits(test.deps, grantOf(id, 5));
      await run(sql`insert into low_credit_notices (user_id, period_ends_at) values (${id}, ${LATER})`);
      return id;
    },
    done: (id) => sql`select 1 from mail_queue where user_id = ${id}`,
  },
  "ready-tool-mails": {
    async prepare() {
      const { id } = await addPerson(test.deps);
      await run(
        sql`insert into tool_waits (user_id, slug, language, created_at) values (${id}, 'ai-humanizer', 'en', now())`,
      );
      return id;
    },
    done: (id) =>
      sql`select 1 from mail_queue where user_id = ${id} and not exists (select 1 from tool_waits where user_id = ${id})`,
  },
  webhooks: {
    prepare: () => addDelivery("waiting", sql`now()`),
    // Its address is this machine's own, which is refused: the attempt counts.
    done: (id) => sql`select 1 from webhook_deliveries where id = ${id} and last_attempt_at is not null`,
  },
  "webhook-deliveries": {
    prepare: () => addDelivery("sent", LONG_AGO),
    done: gone("webhook_deliveries", "id"),
  },
  "run-texts": {
    prepare: () => addRun("done", LONG_AGO),
    done: (id) => sql`select 1 from runs where id = ${id} and envelope is null`,
  },
  "proof-texts": {
    prepare: () => addRun("done", LONG_AGO),
    done: (id) => sql`select 1 from proofs where id = ${id} and answers is null`,
  },
  "reply-texts": {
    prepare: () => addRun("done", LONG_AGO),
    done: (id) => sql`select 1 from replies where id = ${id} and prompt is null and text is null`,
  },
  "deleted-saved": {
    async prepare() {
      const id = randomUUID();
      await run(sql`insert into saved_prompts (id, user_id, title, content, lang, search_text, deleted_at)
        values (${id}, 'x', 'x', 'x', 'en', 'x', ${LONG_AGO})`);
      return id;
    },
    done: gone("saved_prompts", "id"),
  },
  "unused-pictures": {
    async prepare() {
      const id = randomUUID();
      await run(sql`insert into uploaded_pictures (id, bytes, type, width, height, sha256, created_by, touched_at)
        values (${id}, '', 'image/webp', 1, 1, ${id}, 'x', ${LONG_AGO})`);
      return id;
    },
    done: gone("uploaded_pictures", "id"),
  },
  "cleared-clicks": {
    async prepare() {
      await run(sql`insert into ad_banner_ended_rounds (banner_id, click_round) values (77, 1)`);
      await run(
        sql`insert into ad_banner_clicks (banner_id, click_round, ip_address, press_id) values (77, 1, 'address-77', ${randomUUID()})`,
      );
      return "address-77";
    },
    done: gone("ad_banner_clicks", "ip_address"),
  },
  "billing-reconcile": {
    async prepare() {
      const person = await addPerson(test.deps);
      await paidCheckout(test.deps, person);
      return person.id;
    },
    done: (id) => sql`select 1 from stripe_subscriptions where user_id = ${id}`,
  },
  "charged-prices": {
    async prepare() {
      const change = JSON.stringify({ id: 990, name: "priced", stripe_price_id: "price_of_nobody", is_active: true });
      await run(sql`insert into credit_packages overriding system value select (jsonb_populate_record(p, ${change}::jsonb)).*
        from credit_packages p where name = 'basic' limit 1`);
      return "priced";
    },
    done: (name) => sql`select 1 from credit_packages where name = ${name} and charged ->> 'readAt' is not null`,
  },
  "late-sign-outs": {
    async prepare() {
      const { id } = await addPerson(test.deps);
      await run(sql`insert into sessions (id, token, user_id, expires_at) values (${id}, ${id}, ${id}, ${LATER})`);
      const down = Object.assign(new Error("the database does not answer"), { code: "08006" });
      const fails = vi.spyOn(test.deps.db, "delete").mockImplementationOnce(() => {
        throw down;
      });
      expect(await endSessionByToken(test.deps.db, id)).toBe(false);
      fails.mockRestore();
      return id;
    },
    done: gone("sessions", "token"),
  },
  accounts: {
    async prepare() {
      const id = randomUUID();
      await run(
        sql`insert into users (id, name, email, created_at) values (${id}, '', ${`${id}@example.com`}, ${LONG_AGO})`,
      );
      return id;
    },
    done: gone("users", "id"),
  },
  newsletter: {
    async prepare() {
      const id = randomUUID();
      await run(
        sql`insert into newsletter_subscribers (id, email, language, asked_at) values (${id}, ${id}, 'en', ${LONG_AGO})`,
      );
      return id;
    },
    done: gone("newsletter_subscribers", "id"),
  },
  "mail-queue": {
    async prepare() {
      const id = randomUUID();
      await run(sql`insert into mail_queue (id, recipient, subject, text_body, html_body, sent_at)
        values (${id}, 'somebody@example.com', 's', '', '', ${LONG_AGO})`);
      return id;
    },
    done: gone("mail_queue", "id"),
  },
  "rate-windows": {
    async prepare() {
      const key = `test:${randomUUID()}`;
      await run(sql`insert into rate_windows (key, count, window_ends_at) values (${key}, 1, ${LONG_AGO})`);
      return key;
    },
    done: gone("rate_windows", "key"),
  },
};

const names = new Map<string, string>();
const isDone = async (job: string) =>
  (await rowsOf(test.deps.db, (WORK[job] as Work).done(names.get(job) ?? ""))).length > 0;

beforeAll(async () => {
  mailServer = await startMailServer();
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: "Siyagha <post@siyagha.test>" };
  test = hasPostgres ? await createPostgresDeps(env) : await createTestDeps(env);
  await seedPackages(test.deps.db);
  for (const [job, work] of Object.entries(WORK)) names.set(job, await work.prepare());
});
afterAll(async () => {
  await test.close();
  await mailServer.stop();
});

it("of every kind are registered, and each runs when its time has come", async () => {
  expect(JOBS.map(({ name }) => name).toSorted()).toEqual(Object.keys(WORK).toSorted());
  for (const job of Object.keys(WORK)) expect([job, await isDone(job)]).toEqual([job, false]);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  jobs = startJobs(test.deps);
  vi.advanceTimersByTime(Math.max(...JOBS.map(({ everyMs }) => everyMs)));
  jobs.stop();
  vi.useRealTimers();
  await jobs.settled();
  expect([...jobs.lastRuns.keys()].toSorted()).toEqual(Object.keys(WORK).toSorted());
});

it.each(Object.keys(WORK))("%s does its work", async (job) => {
  expect(await isDone(job)).toBe(true);
});
