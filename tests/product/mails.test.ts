import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Administrator } from "#domain/accounts/access.ts";
import { changePreferences } from "#domain/accounts/preferences.ts";
import { receiveEvent } from "#domain/billing/events/write-event.ts";
import { captureHold, holdCredits } from "#domain/credits/write-holds.ts";
import { sendLowCreditMails } from "#domain/credits/write-low-notices.ts";
import { newsletterSubscribers } from "#domain/newsletter/tables.ts";
import { sendIssue, tryIssue } from "#domain/newsletter/write-issue.ts";
import { seedPackages } from "#domain/packages/write.ts";
import type { PlannedEvent } from "#domain/test-checkout/actions.ts";
import { setWait, tellWaiting } from "#domain/tool-waits/write.ts";
import { directionOf, LANGUAGES, type Language } from "#i18n/language.ts";
import { mailQueue } from "#platform/database/tables.ts";
import { addPerson, deliveriesOf, paidCheckout, providerOf } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { type ArrivedMail, startMailServer } from "#tests/support/servers/mail-server.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

/** With MAIL_FOLDER each mail is also written there as HTML, to be looked at. */
const FOLDER = process.env["MAIL_FOLDER"];
const GOOD_PASSWORD = "blue-kettle-47-reads";

let server: Awaited<ReturnType<typeof startMailServer>>;
let scene: TestDeps;
let api: TestApi;

beforeAll(async () => {
  server = await startMailServer();
  scene = await createTestDeps({ SMTP_URL: server.url, MAIL_FROM: "Siyagha <post@siyagha.test>" });
  api = createTestApi(scene.deps);
  await seedPackages(scene.deps.db);
});
afterAll(async () => {
  await scene.close();
  await server.stop();
});

/** What has arrived for an address since the last look, after everything due was sent. */
async function mailsTo(address: string): Promise<ArrivedMail[]> {
  await scene.deps.mail.sendDue(scene.deps.db, new Date(scene.deps.now().getTime() + 1000));
  const found = server.arrived.filter(({ to }) => to === address);
  server.arrived.splice(0);
  return found;
}

/** The one mail that an address got, with what every mail has. */
async function theMailTo(address: string, language: Language, name: string): Promise<ArrivedMail> {
  const mails = await mailsTo(address);
  expect(mails.map(({ subject }) => subject)).toHaveLength(1);
  const [mail] = mails as [ArrivedMail];
  expect(mail.headers).toContain("multipart/alternative");
  expect(mail.html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
  expect(/[\u0621-\u064A]/.test(mail.subject)).toBe(language === "ar");
  const shown = mail.html.replace(/<a [^>]*href="([^"]*)"[^>]*>/g, " $1 ").replace(/<[^>]*>/g, " ");
  for (const line of mail.text.split(/\r?\n/).filter((each) => each !== "" && !/:$/.test(each) && !each.includes(": ")))
    expect(shown).toContain(line.replace(/&/g, "&amp;").replace(/"/g, "&quot;"));
  for (const [, address = ""] of mail.html.matchAll(/href="([^"]+)"/g))
    expect(address.startsWith(`${scene.deps.settings.PUBLIC_URL}/`)).toBe(true);
  if (FOLDER) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/${name}-${language}.html`, mail.html);
  }
  return mail;
}

async function deliver(events: readonly PlannedEvent[]): Promise<void> {
  for (const { body, signature } of deliveriesOf(scene.deps, events)) await receiveEvent(scene.deps, body, signature);
}

async function speaker(language: Language) {
  const user = await addPerson(scene.deps);
  await changePreferences(scene.deps.db, user.id, { language }, scene.deps.now());
  return user;
}

describe.each(LANGUAGES)("mails in %s", (language) => {
  const isArabic = language === "ar";

  test("confirm and reset carry their link", { timeout: 60_000 }, async () => {
    const email = `person-${language}@example.com`;
    await api.call("/api/auth/sign-up/email", { json: { email, password: GOOD_PASSWORD, language }, language });
    const confirm = await theMailTo(email, language, "confirm");
    const token = confirm.text.match(/\/confirm\?token=([\w.%-]+)/)?.[1] ?? "";
    expect(
      (
        await api.call("/api/auth/verify-email", {
          json: { token: decodeURIComponent(token), password: GOOD_PASSWORD },
          language,
        })
      ).status,
    ).toBe(200);
    await api.call("/api/auth/request-password-reset", { json: { email }, language });
    expect((await theMailTo(email, language, "reset")).text).toMatch(/\/reset-password\?token=[\w.%-]+/);
  });

  test("a receipt comes once a payment, however often it is told of", async () => {
    const user = await speaker(language);
    const { subscriptionId, events } = await paidCheckout(scene.deps, user);
    await deliver(events);
    await deliver(events.toReversed());
    const receipt = await theMailTo(user.email, language, "receipt");
    expect(receipt.text).toMatch(isArabic ? /الباقة الأساسية/ : /Basic Package/);
    expect(receipt.text).toMatch(isArabic ? /المبلغ: .*٥/ : /Amount: \$5/);
    await deliver(await providerOf(scene.deps).change(subscriptionId, "renew"));
    expect(await mailsTo(user.email)).toHaveLength(1);
  });

  test("a renewal that fails is said once, and its payment brings a receipt", async () => {
    const user = await speaker(language);
    const { subscriptionId, events } = await paidCheckout(scene.deps, user);
    await deliver(events);
    await mailsTo(user.email);
    const failed = await providerOf(scene.deps).change(subscriptionId, "fail-renewal");
    await deliver(failed);
    await deliver(failed);
    const mail = await theMailTo(user.email, language, "renewal-failed");
    expect(mail.text).toContain(isArabic ? "تعذّر سحب مبلغ التجديد" : "did not accept the renewal payment");
    await deliver(await providerOf(scene.deps).change(subscriptionId, "renew"));
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      isArabic ? "إيصال الدفع من صياغة" : "Your Siyagha receipt",
    ]);
  });

  test("low credits are said once a period, and one press ends it", async () => {
    const user = await speaker(language);
    const spend = async (id: string) => {
      const now = scene.deps.now();
      const hold = {
        id: `${user.id}/${id}`,
        userId: user.id,
        amount: 1,
        expiresAt: new Date(now.getTime() + 60_000),
        now,
      };
      expect(await holdCredits(scene.deps.db, hold)).toBe(true);
      expect(await captureHold(scene.deps.db, hold.id)).toBe(true);
    };
    await giveCredits(scene.deps, grantOf(user.id, 7));
    await spend("1");
    expect(await sendLowCreditMails(scene.deps)).toBe(0);
    await spend("2");
    const turns = await Promise.all([sendLowCreditMails(scene.deps), sendLowCreditMails(scene.deps)]);
    expect(turns.toSorted()).toEqual([0, 1]);
    await spend("3");
    expect(await sendLowCreditMails(scene.deps)).toBe(0);
    const mail = await theMailTo(user.email, language, "low-credits");
    expect(mail.text).toContain(isArabic ? "بقي لك ٥ أرصدة" : "You have 5 credits left");
    expect(mail.headers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");

    const leave = mail.headers.match(/List-Unsubscribe: <([^>]+)>/i)?.[1] ?? "";
    const path = leave.replace(scene.deps.settings.PUBLIC_URL, "");
    expect((await api.call(`${path}x`, { form: { "List-Unsubscribe": "One-Click" } })).status).toBe(400);
    expect((await api.call(path, { form: { "List-Unsubscribe": "One-Click" } })).status).toBe(200);
    const later = new Date(Date.now() + 60 * 86_400_000);
    await giveCredits(scene.deps, grantOf(user.id, 6, { mode: "replace", expiresAt: later }));
    await spend("4");
    expect(await sendLowCreditMails(scene.deps)).toBe(0);
    await changePreferences(scene.deps.db, user.id, { mailLowCredits: true }, scene.deps.now());
    await giveCredits(
      scene.deps,
      grantOf(user.id, 6, { mode: "replace", expiresAt: new Date(later.getTime() + 86_400_000) }),
    );
    await spend("5");
    expect(await sendLowCreditMails(scene.deps)).toBe(1);
    await mailsTo(user.email);
  });

  test("a tool that somebody waited for says once that it is ready", async () => {
    const user = await speaker(language);
    const tool = { slug: "video-prompt", language, names: { ar: "برومبت الفيديو", en: "Video prompt" } };
    await setWait(scene.deps.db, user, tool, true, scene.deps.now());
    expect(await tellWaiting(scene.deps.db, scene.deps.settings.PUBLIC_URL, tool)).toBe(1);
    const mail = await theMailTo(user.email, language, "tool-ready");
    expect(mail.subject).toBe(isArabic ? "أداة «برومبت الفيديو» جاهزة الآن" : "Video prompt is ready");
    expect(mail.text).toMatch(isArabic ? /[^n]\/video-prompt\s/ : /\/en\/video-prompt\s/);
  });

  test("the newsletter asks first, and can be left in one press", async () => {
    const email = `reader-${language}@example.com`;
    await api.call("/api/newsletter", { json: { email }, language });
    const mail = await theMailTo(email, language, "newsletter-confirm");
    expect(mail.text).toMatch(/\/newsletter\/confirm\?token=/);
    expect(mail.headers).toContain("List-Unsubscribe-Post");
  });
});

test("an issue goes once to who confirmed in its language, and leaving takes one press", async () => {
  const { db } = scene.deps;
  const reader = (email: string, language: Language, state: "confirmed" | "pending" | "unsubscribed") => ({
    id: email.replace(/@.*/, ""),
    email,
    language,
    state,
    askedAt: scene.deps.now(),
    confirmedAt: scene.deps.now(),
  });
  await db
    .insert(newsletterSubscribers)
    .values([
      reader("issue-ar@example.com", "ar", "confirmed"),
      reader("issue-en@example.com", "en", "confirmed"),
      reader("gone-ar@example.com", "ar", "unsubscribed"),
      reader("asked-ar@example.com", "ar", "pending"),
    ]);
  const administrator = { ...(await addPerson(scene.deps)), role: "administrator" } as unknown as Administrator;
  const issue = {
    id: randomUUID(),
    language: "ar",
    subject: "برومبتات نوفمبر",
    text: "هذا الشهر قسنا\nأربعة أسئلة.\n\nواخترنا لك برومبتًا واحدًا.",
    action: "اقرأ المقال",
    path: "/blog/dialects",
  } as const;
  await tryIssue(administrator, scene.deps, issue);
  expect(await mailsTo(administrator.email)).toHaveLength(1);
  expect([
    await sendIssue(administrator, scene.deps, issue),
    await sendIssue(administrator, scene.deps, issue),
  ]).toEqual([1, 1]);
  const mail = await theMailTo("issue-ar@example.com", "ar", "newsletter-issue");
  expect(mail.subject).toBe(issue.subject);
  expect(mail.text).toContain("هذا الشهر قسنا أربعة أسئلة.");
  expect(await mailsTo("gone-ar@example.com")).toEqual([]);
  const leave = (mail.headers.match(/List-Unsubscribe: <([^>]+)>/i)?.[1] ?? "").replace(
    scene.deps.settings.PUBLIC_URL,
    "",
  );
  expect((await api.call(leave, { form: { "List-Unsubscribe": "One-Click" } })).status).toBe(200);
  expect(await sendIssue(administrator, scene.deps, { ...issue, id: randomUUID() })).toBe(0);
});

test("what is written to support can be answered: the reply goes to the writer", async () => {
  const form = { name: 'Mona "M" <x@example.org>', email: "Mona@Example.com", message: "Hello" };
  await api.call("/api/contact", { json: form });
  await api.call("/api/advertise", { json: { ...form, company: "Books", place: "pricing" } });
  const mails = await mailsTo(scene.deps.settings.SUPPORT_EMAIL);
  expect(mails.map(({ headers }) => headers.match(/^Reply-To: .*$/gim))).toEqual([
    ["Reply-To: mona@example.com"],
    ["Reply-To: mona@example.com"],
  ]);
  expect(mails[0]?.headers).toMatch(/^From: .*<post@siyagha\.test>$/im);
  const kept = await scene.deps.db.select().from(mailQueue).where(eq(mailQueue.replyTo, "mona@example.com"));
  expect(kept).toEqual([]);
  await api.call("/api/newsletter", { json: { email: "no-reply-to@example.com" } });
  expect((await mailsTo("no-reply-to@example.com"))[0]?.headers).not.toMatch(/^Reply-To:/im);
});

test("nothing of a mail is kept once it has left but its row", async () => {
  const rows = await scene.deps.db.select().from(mailQueue).where(eq(mailQueue.textBody, ""));
  expect(rows.length).toBeGreaterThan(10);
});
