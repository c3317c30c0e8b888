import { endLateSessions } from "./domain/accounts/write/session-end.ts";
import { sweepAccounts } from "./domain/accounts/write/sweep.ts";
import { adBanners } from "./domain/banners/tables.ts";
import { sweepEndedRounds } from "./domain/banners/write-clicks.ts";
import { compareChargedPrices } from "./domain/billing/charged-price.ts";
import { RECONCILE_EVERY_MS, reconcileBilling } from "./domain/billing/events/write-reconcile.ts";
import { expireDueCredits } from "./domain/credits/write.ts";
import { sendLowCreditMails } from "./domain/credits/write-low-notices.ts";
import { promptLibrary } from "./domain/library/tables.ts";
import { sweepPictures } from "./domain/pictures/write.ts";
import { sweepAbandonedProofs, sweepProofTexts } from "./domain/proofs/write.ts";
import { sweepAbandonedReplies, sweepReplyTexts } from "./domain/replies/write.ts";
import { sweepAbandonedRuns, sweepRunTexts } from "./domain/runs/write.ts";
import { sweepNewsletter } from "./domain/newsletter/write.ts";
import { sweepDeletedSaved } from "./domain/saved/write.ts";
import { sweepWebhookDeliveries } from "./domain/webhooks/write.ts";
import { sendDueWebhooks } from "./domain/webhooks/write-send.ts";
import { checkModelLists } from "./tools/pipeline/check-model-lists.ts";
import { tellOfReadyTools } from "./tools/pipeline/tell-of-ready-tools.ts";
import type { Deps } from "./platform/deps.ts";
import { sweepMail } from "./platform/mail/mail.server.ts";
import { sweepRateWindows } from "./platform/database/rate-limit.server.ts";

interface Job {
  name: string;
  everyMs: number;
  run(deps: Deps): Promise<unknown>;
}

/** Work that repeats. Every process runs every job; each takes its rows with locks that skip what another holds. */
export const JOBS: readonly Job[] = [
  { name: "mail", everyMs: 3000, run: (deps) => deps.mail.sendDue(deps.db, deps.now()) },
  { name: "webhooks", everyMs: 3000, run: sendDueWebhooks },
  { name: "abandoned-runs", everyMs: 5000, run: abandoned(sweepAbandonedRuns) },
  { name: "abandoned-proofs", everyMs: 5000, run: abandoned(sweepAbandonedProofs) },
  { name: "abandoned-replies", everyMs: 5000, run: abandoned(sweepAbandonedReplies) },
  { name: "expired-credits", everyMs: 60_000, run: (deps) => expireDueCredits(deps.db, deps.now()) },
  { name: "low-credit-mails", everyMs: 60_000, run: sendLowCreditMails },
  { name: "ready-tool-mails", everyMs: 60_000, run: tellOfReadyTools },
  { name: "run-texts", everyMs: 600_000, run: (deps) => sweepRunTexts(deps.db, deps.now()) },
  { name: "proof-texts", everyMs: 600_000, run: (deps) => sweepProofTexts(deps.db, deps.now()) },
  { name: "reply-texts", everyMs: 600_000, run: (deps) => sweepReplyTexts(deps.db, deps.now()) },
  { name: "deleted-saved", everyMs: 600_000, run: (deps) => sweepDeletedSaved(deps.db, deps.now()) },
  { name: "cleared-clicks", everyMs: 5000, run: (deps) => sweepEndedRounds(deps.db) },
  { name: "billing-reconcile", everyMs: RECONCILE_EVERY_MS, run: reconcileBilling },
  { name: "charged-prices", everyMs: 3_600_000, run: compareChargedPrices },
  { name: "late-sign-outs", everyMs: 5000, run: (deps) => endLateSessions(deps.db) },
  { name: "accounts", everyMs: 600_000, run: (deps) => sweepAccounts(deps.db, deps.now()) },
  { name: "newsletter", everyMs: 3_600_000, run: (deps) => sweepNewsletter(deps.db, deps.now()) },
  { name: "mail-queue", everyMs: 600_000, run: (deps) => sweepMail(deps.db, deps.now()) },
  { name: "webhook-deliveries", everyMs: 600_000, run: (deps) => sweepWebhookDeliveries(deps.db, deps.now()) },
  {
    name: "unused-pictures",
    everyMs: 600_000,
    run: (deps) => sweepPictures(deps.db, deps.now(), [adBanners.imageUrl, promptLibrary.imageUrl]),
  },
  { name: "model-lists", everyMs: 600_000, run: checkModelLists },
  { name: "rate-windows", everyMs: 600_000, run: (deps) => sweepRateWindows(deps.db, deps.now()) },
];

function abandoned(sweep: (db: Deps["db"], now: Date) => Promise<number>): Job["run"] {
  return async ({ db, now, metrics }) => metrics.abandoned(await sweep(db, now()));
}

export interface RunningJobs {
  stop(): void;
  /** Resolves when no job is at work. */
  settled(): Promise<void>;
  /** When each job last ended well; for the status page. */
  lastRuns: ReadonlyMap<string, Date>;
}

export function startJobs(deps: Deps): RunningJobs {
  const lastRuns = new Map<string, Date>();
  const working = new Set<Promise<void>>();
  const timers = JOBS.map((job) => {
    let busy = false;
    const tick = async () => {
      if (busy) return;
      busy = true;
      const began = performance.now();
      let isDone = false;
      try {
        await job.run(deps);
        isDone = true;
        lastRuns.set(job.name, deps.now());
      } catch (error) {
        deps.log.error({ job: job.name, error }, "job failed; it runs again at its next turn");
      } finally {
        busy = false;
        deps.metrics.job(job.name, isDone, (performance.now() - began) / 1000);
      }
    };
    const timer = setInterval(() => {
      const work = tick();
      working.add(work);
      void work.finally(() => working.delete(work));
    }, job.everyMs);
    timer.unref();
    return timer;
  });
  return {
    stop: () => timers.forEach(clearInterval),
    settled: async () => void (await Promise.all(working)),
    lastRuns,
  };
}
