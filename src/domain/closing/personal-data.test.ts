import { randomUUID } from "node:crypto";
import { getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addPerson, paidCheckout, deliveriesOf } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { filesBelow } from "#tests/support/source-files.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { receiveEvent } from "#domain/billing/events/write-event.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { adjustUserCredits } from "#domain/credits/write-adjustment.ts";
import { endUserSessions } from "#domain/accounts/write/session-end.ts";
import { holdRun, settleRun } from "#domain/runs/write.ts";
import { rowsOf } from "#platform/database/db.server.ts";
import { requestEmailChange } from "#domain/accounts/write/account.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import { makeApiKey } from "#domain/api-keys/write.ts";
import { exportUserData } from "./read.ts";
import { PERSONAL_TABLES } from "./rules-personal-data.ts";
import { closeAccount } from "./write.ts";

/** Columns that say whose a row is, or how to reach somebody. */
const PERSONAL =
  /(?:^|_)(?:user|users|account|email|mail|recipient|customer|address|ip|phone|actor|owner|author|person)(?:_|$)/;
/** Columns of that name that hold nothing of a person. */
const NOBODYS = new Set(["service_providers.api_key_name"]);

async function allTables(): Promise<PgTable[]> {
  const files = filesBelow("src", /(?:^|\/)tables\.ts$/);
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../../../${file}`)));
  return modules.flatMap((module) => Object.values(module as object)).filter((value) => is(value, PgTable));
}

describe("the rules of personal data", () => {
  let test: TestDeps;
  beforeAll(async () => {
    test = await createTestDeps();
    await seedPackages(test.deps.db);
  });
  afterAll(() => test.close());

  it("know every table of the database that has a person's column", async () => {
    const tables = await allTables();
    const names = tables.map((table) => getTableName(table));
    const there = await rowsOf<{ name: string }>(
      test.deps.db,
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    expect(names.toSorted()).toEqual(there.map(({ name }) => name).toSorted());
    const personal = tables.filter((table) => {
      const { columns, foreignKeys } = getTableConfig(table);
      const isNamed = columns.some(({ name }) => PERSONAL.test(name) && !NOBODYS.has(`${getTableName(table)}.${name}`));
      return isNamed || foreignKeys.some((key) => getTableName(key.reference().foreignTable) === "users");
    });
    const ruled = Object.keys(PERSONAL_TABLES);
    expect(personal.map((table) => getTableName(table)).filter((name) => !ruled.includes(name))).toEqual([]);
    expect(ruled.filter((name) => !names.includes(name))).toEqual([]);
  });

  /** A row of each table that keeps one of a person, and a secret word in all that the person wrote. */
  async function live(user: SignedInUser, word: string): Promise<void> {
    const { deps } = test;
    const now = deps.now();
    await giveCredits(deps, grantOf(user.id, 5));
    const { events } = await paidCheckout(deps, user);
    for (const { body, signature } of deliveriesOf(deps, events)) await receiveEvent(deps, body, signature);
    const runId = randomUUID();
    await holdRun(deps.db, user, {
      runId,
      tool: "prompt-generate",
      lang: "en",
      idempotencyKey: runId,
      bodyHash: "",
      cost: 1,
      input: { text: word },
      title: word,
      limits: null,
      keepsHistory: true,
      leaseSeconds: 120,
      now,
    });
    const end = { runId, now, ms: 1, engine: "provider" as const, providerCalls: 1, status: "done" as const };
    await settleRun(deps.db, { ...end, envelope: { result: word }, searchText: word, price: 1 });
    await makeApiKey(deps.db, user, { name: word, scopes: ["run"], runsPerDay: null }, now);
    const mail = { subject: word, text: word, html: word };
    await queueMail(deps.db, null, { to: user.email, ...mail });
    await queueMail(deps.db, null, { to: "support@example.com", replyTo: user.email, ...mail });
    const day = sql`now() + interval '1 day'`;
    for (const statement of [
      sql`insert into user_preferences (user_id) values (${user.id})`,
      sql`insert into webhook_addresses (id, user_id, url, events, sealed)
        values (${runId}, ${user.id}, ${`https://${word}.example/`}, '[]', ${`secret-${word}`})`,
      sql`insert into webhook_deliveries (id, address_id, user_id, event, data)
        values (${randomUUID()}, ${runId}, ${user.id}, 'webhook.test', '{}')`,
      sql`insert into low_credit_notices (user_id, period_ends_at) values (${user.id}, ${day})`,
      sql`insert into tool_waits (user_id, slug, language, created_at) values (${user.id}, 'ai-humanizer', 'en', now())`,
      sql`insert into identities (id, account_id, provider_id, user_id, password)
        values (${randomUUID()}, ${user.email}, 'google', ${user.id}, 'x')`,
      sql`insert into sessions (id, token, user_id, expires_at, ip_address)
        values (${randomUUID()}, ${`token-${word}`}, ${user.id}, ${day}, '10.9.8.7')`,
      sql`insert into two_factors (id, secret, backup_codes, user_id) values (${randomUUID()}, ${`secret-${word}`}, 'x', ${user.id})`,
      sql`insert into verifications (id, identifier, value, expires_at)
        values (${randomUUID()}, ${`link:${user.id}:x`}, ${`{"newEmail":"${word}@example.com"}`}, ${day})`,
      sql`insert into profile_facts (id, user_id, name, name_key, words) values (${randomUUID()}, ${user.id}, ${word}, ${word}, ${word})`,
      sql`insert into saved_prompts (id, user_id, title, content, lang, search_text)
        values (${randomUUID()}, ${user.id}, ${word}, ${word}, 'en', ${word})`,
      sql`insert into proofs (id, user_id, run_id, idempotency_key, tool, lang, engine, status, cost,
        prompt_first, answers, lease_expires_at, kept_until)
        values (${randomUUID()}, ${user.id}, ${runId}, 'k', 'prompt-generate', 'en', 'provider', 'done', 2,
          true, ${JSON.stringify({ request: word, prompt: word })}, ${day}, ${day})`,
      sql`insert into replies (id, user_id, run_id, idempotency_key, tool, lang, prompt, prompt_hash, status,
        cost, text, lease_expires_at, kept_until)
        values (${randomUUID()}, ${user.id}, ${runId}, 'k', 'prompt-generate', 'en', ${word}, 'x', 'done', 1, ${word}, ${day}, ${day})`,
      sql`insert into newsletter_subscribers (id, email, language, asked_at) values (${randomUUID()}, ${user.email}, 'en', now())`,
    ])
      await deps.db.execute(statement);
    await requestEmailChange(deps, user, `new-${word}@example.com`);
    const admin = { id: "admin", email: "admin@siyagha.localhost" } as never;
    await adjustUserCredits(admin, deps.db, { userId: user.id, amount: 2, reason: "gift", key: randomUUID(), now });
    await endUserSessions(admin, deps.db, user.id);
    await deps.db.execute(
      sql`insert into sessions (id, token, user_id, expires_at, ip_address)
        values (${randomUUID()}, ${`token2-${word}`}, ${user.id}, ${day}, '10.9.8.7')`,
    );
  }

  /** Rows of a table in which one of the words is anywhere. */
  async function rowsWith(table: string, ...words: string[]): Promise<number> {
    const holds = words.map((word) => sql`t::text like ${`%${word}%`}`);
    const [row] = await rowsOf<{ count: number }>(
      test.deps.db,
      sql`select count(*)::int as count from ${sql.identifier(table)} t where ${sql.join(holds, sql` or `)}`,
    );
    return row?.count ?? 0;
  }

  const NAMES = Object.keys(PERSONAL_TABLES) as (keyof typeof PERSONAL_TABLES)[];

  it("hold: the export has a row of every table it names, and no secret", async () => {
    const user = await addPerson(test.deps);
    const word = `word${randomUUID().slice(0, 8)}`;
    await live(user, word);
    const data = await exportUserData(test.deps.db, user.id, test.deps.now());
    for (const name of NAMES) {
      const { exported } = PERSONAL_TABLES[name];
      if (exported === null) continue;
      const part = data[exported];
      expect([name, Array.isArray(part) ? part.length : Object.keys(part as object).length]).not.toEqual([name, 0]);
    }
    expect(JSON.stringify(data)).not.toMatch(/token2?-word|secret-word|"hash"|"password"/);
  });

  it("hold: after closing, what is to be deleted is gone, and nothing else names the person", async () => {
    const user = await addPerson(test.deps);
    const word = `word${randomUUID().slice(0, 8)}`;
    await live(user, word);
    for (const name of NAMES)
      if (PERSONAL_TABLES[name].onClosing === "deleted")
        expect([name, await rowsWith(name, user.id, user.email)]).not.toEqual([name, 0]);
    await closeAccount(test.deps, user);
    for (const name of NAMES) {
      if (name === "test_stripe_objects") continue;
      expect([name, await rowsWith(name, user.email, word)]).toEqual([name, 0]);
      if (PERSONAL_TABLES[name].onClosing === "deleted")
        expect([name, await rowsWith(name, user.id)]).toEqual([name, 0]);
    }
  });
});
