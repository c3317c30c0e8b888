import { timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";
import { type OpenWork, readOpenWork } from "#domain/status/read-figures.ts";
import type { Deps } from "#platform/deps.ts";
import { keyedHash } from "#platform/auth/keyed-hash.ts";
import type { Reading } from "#platform/process/metrics.server.ts";
import type { AppEnv } from "./app-env.ts";

/** A scrape is answered without the database's figures rather than late. */
const DATABASE_MS = 2000;

/**
 * `/metrics` for Prometheus, to whom sends `METRICS_TOKEN` as a bearer token: 401 without, 404 where no token is set. The
 * figures are this process's own, besides what the database is asked.
 */
export function mountMetrics(app: Hono<AppEnv>, deps: Deps): void {
  const { METRICS_TOKEN: token } = deps.settings;
  if (token === undefined) {
    app.get("/metrics", (c) => c.text("metrics are off", 404));
    return;
  }
  watchDatabase(deps);
  watchProviders(deps);
  app.get("/metrics", async (c) => {
    const given = c.req.header("authorization")?.match(/^Bearer (.+)$/i)?.[1] ?? "";
    if (!isSame(deps.secret, given, token)) return c.text("unauthorized", 401, { "www-authenticate": "Bearer" });
    const { contentType, text } = await deps.metrics.scrape();
    return c.body(text, 200, { "content-type": contentType, "cache-control": "no-store" });
  });
}

/** Compares digests, so that neither length nor content shows in the time it takes. */
function isSame(secret: string, given: string, wanted: string): boolean {
  const digest = (text: string) => Buffer.from(keyedHash(secret, "metrics-token", text));
  return timingSafeEqual(digest(given), digest(wanted));
}

function watchDatabase({ db, metrics, now }: Deps): void {
  let asked: { work: Promise<OpenWork | null>; at: number } | null = null;
  /** All figures of one scrape come from one reading. */
  const read = () => {
    if (!asked || performance.now() - asked.at > DATABASE_MS) {
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), DATABASE_MS).unref());
      asked = { work: Promise.race([readOpenWork(db, now()).catch(() => null), late]), at: performance.now() };
    }
    return asked.work;
  };
  const figure = (name: string, help: string, of: (work: OpenWork) => number) =>
    metrics.watch(name, help, [], async (): Promise<Reading[]> => {
      const work = await read();
      return work ? [{ value: of(work) }] : [];
    });
  metrics.watch("siyagha_database_up", "Whether the database answered this scrape", [], async () => [
    { value: (await read()) === null ? 0 : 1 },
  ]);
  figure("siyagha_held_credits", "Credits set aside for open work, of all processes", (work) => work.heldCredits);
  figure("siyagha_open_runs", "Runs at work, of all processes", (work) => work.openRuns);
  figure("siyagha_mails_waiting", "Mails that have not left", (work) => work.waitingMails);
  figure("siyagha_oldest_mail_seconds", "Age of the oldest of them", (work) => work.oldestMailSeconds);
}

const STATES = { closed: 0, probing: 1, open: 2 } as const;

/** By vendor and model, as the administrator named it: hosts stay out, and the worst of several counts. */
function watchProviders({ ai, metrics }: Deps): void {
  metrics.watch("siyagha_provider_breaker", "0 closed, 1 tried again, 2 open", ["provider", "model"], () =>
    [...Map.groupBy(ai.health(), ({ provider, model }) => `${provider} ${model}`).values()].flatMap((entries) => {
      const [first] = entries;
      if (!first) return [];
      const { provider, model } = first;
      return [{ labels: { provider, model }, value: Math.max(...entries.map(({ state }) => STATES[state])) }];
    }),
  );
}
