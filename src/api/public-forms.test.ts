import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newsletterSubscribers } from "#domain/newsletter/tables.ts";
import { tokenOf } from "#domain/newsletter/write.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import { mailQueue } from "#platform/database/tables.ts";
import { ADMIN_VIEWER, apiAs } from "#tests/support/scenes/back-office.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, TEST_SECRET, type TestDeps } from "#tests/support/scenes/test-deps.ts";

let test: TestDeps;
let api: TestApi;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
});
afterAll(() => test.close());

const mailsTo = (recipient: string) => test.deps.db.select().from(mailQueue).where(eq(mailQueue.recipient, recipient));
const subscriber = async (email: string) =>
  (await test.deps.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0];
const ask = (email: string) => api.call("/api/newsletter?lang=ar", { json: { email } });

describe("the newsletter", () => {
  it("mails nobody anything but the question, and at most once a day", async () => {
    for (const typed of ["Reader@Example.com", "reader@example.com"])
      expect(await (await ask(typed)).json()).toEqual({ status: "check_email" });
    const mails = await mailsTo("reader@example.com");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("أكّد اشتراكك في نشرة صياغة");
    expect(mails[0]?.unsubscribeUrl).toMatch(/\/api\/newsletter\/unsubscribe\?token=/);
    expect(await subscriber("reader@example.com")).toMatchObject({ state: "pending", language: "ar" });
  });

  it("asks the same address again after a day, and not a moment before", async () => {
    const first = Date.now();
    const mailsAfter = async (ms: number) => {
      test.setNow(new Date(first + ms));
      await ask("later@example.com");
      return (await mailsTo("later@example.com")).length;
    };
    const day = 86_400_000;
    expect([await mailsAfter(0), await mailsAfter(day), await mailsAfter(day + 1)]).toEqual([1, 1, 2]);
    test.setNow(new Date(first));
  });

  it("subscribes by the mailed link alone, once or twice, and answers a subscribed address like any other", async () => {
    const row = await subscriber("reader@example.com");
    const json = { token: tokenOf(TEST_SECRET, row?.id ?? "", "confirm") };
    for (let press = 0; press < 2; press += 1)
      expect((await api.call("/api/newsletter/confirm", { json })).status).toBe(200);
    expect(await subscriber("reader@example.com")).toMatchObject({ state: "confirmed" });
    expect(await (await ask("reader@example.com")).json()).toEqual({ status: "check_email" });
    expect(await mailsTo("reader@example.com")).toHaveLength(1);
  });

  it("takes no token made for another purpose or another address", async () => {
    const row = await subscriber("reader@example.com");
    const wrong = [tokenOf(TEST_SECRET, row?.id ?? "", "unsubscribe"), `${row?.id}.${"0".repeat(64)}`, "x"];
    for (const token of wrong) {
      const answer = await api.call("/api/newsletter/confirm", { json: { token } });
      expect(((await answer.json()) as { error: { code: string } }).error.code).toBe("invalid_token");
    }
  });

  it("exports confirmed addresses to the administrator", async () => {
    const csv = await (await apiAs(test.deps, ADMIN_VIEWER)("GET", "/admin/newsletter.csv")).text();
    expect(csv).toMatch(/^email,language,confirmed_at\r\nreader@example\.com,ar,20/);
  });

  it("ends by one press of a mail program, without a redirect", async () => {
    const row = await subscriber("reader@example.com");
    const token = tokenOf(TEST_SECRET, row?.id ?? "", "unsubscribe");
    const path = `/api/newsletter/unsubscribe?token=${token}`;
    const answer = await api.call(path, { form: { "List-Unsubscribe": "One-Click" }, headers: { origin: "" } });
    expect(answer.status).toBe(200);
    expect(await subscriber("reader@example.com")).toMatchObject({ state: "unsubscribed", confirmedAt: null });
    const opened = await api.call(path);
    expect(opened.headers.get("location")).toContain("/newsletter/unsubscribe?token=");
  });
});

describe("contact and advertise", () => {
  it("reach the support address as mail, and lead a plain form back to its page", async () => {
    const form = { name: "منى", email: "mona@example.com", message: "السلام عليكم" };
    const sent = await api.call("/api/contact?lang=ar", { form });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/contact?sent=1"]);
    const ad = { ...form, company: "مكتبة", place: "pricing" };
    const asked = await api.call("/api/advertise?lang=en", { form: ad });
    expect(asked.headers.get("location")).toBe("/en/advertise?sent=1");
    const mails = await mailsTo(test.deps.settings.SUPPORT_EMAIL);
    expect(mails.map((mail) => mail.textBody).join("\n")).toContain("السلام عليكم");
    expect(mails).toHaveLength(2);
  });

  it("are answered to who wrote, and to no other address or header", async () => {
    const form = { name: "Omar", message: "Hello" };
    await api.call("/api/contact", { json: { ...form, email: " Omar@Example.com " } });
    await api.call("/api/advertise", { json: { ...form, email: "ads@example.org", company: "Books", place: "other" } });
    const replies = async () =>
      (await mailsTo(test.deps.settings.SUPPORT_EMAIL)).map(({ replyTo }) => replyTo).toSorted();
    const before = await replies();
    expect(before).toEqual(expect.arrayContaining(["ads@example.org", "omar@example.com"]));
    const hostile = [
      "a@example.com\r\nBcc: all@example.com",
      "a@example.com, b@example.com",
      "Mona <a@example.com>",
      "a@example.com\u2028x",
      "a@b@example.com",
    ];
    for (const email of hostile) {
      const answer = await api.call("/api/contact", { json: { ...form, email } });
      expect([email, answer.status]).toEqual([email, 400]);
      const message = { to: "x@example.com", subject: "s", text: "t", html: "h", replyTo: email };
      await expect(queueMail(test.deps.db, null, message)).rejects.toMatchObject({ code: "invalid_input" });
    }
    expect(await replies()).toEqual(before);
  });

  it("name the field at fault, and keep line ends out of the subject", async () => {
    const empty = await api.call("/api/contact", { json: { name: "", email: "x", message: "" } });
    const { error } = (await empty.json()) as { error: { fields: Record<string, string> } };
    expect(Object.keys(error.fields).toSorted()).toEqual(["email", "message", "name"]);
    const json = { name: "a\r\nBcc: all@example.com", email: "b@example.com", message: "x" };
    await api.call("/api/contact", { json });
    const mails = await mailsTo(test.deps.settings.SUPPORT_EMAIL);
    expect(mails.every((mail) => !/[\r\n]/.test(mail.subject))).toBe(true);
  });
});
