import { createServer } from "node:net";
import { eq } from "drizzle-orm";
import { createOTP } from "@better-auth/utils/otp";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  GOOD_PASSWORD,
  mailedToken,
  signIn,
  signInAdministrator,
  signUpConfirmed,
} from "#tests/support/scenes/sign-in.ts";
import { PRODUCTION_ENV } from "#tests/support/scenes/production-env.ts";
import { cookiesOf, createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { sessions, users, verifications } from "#domain/accounts/tables.ts";
import { mailQueue } from "#platform/database/tables.ts";

let test: TestDeps;
let api: TestApi;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
});
afterAll(() => test.close());

type Body = { error?: { code: string; message: string; fields?: Record<string, string> }; [name: string]: unknown };
const bodyOf = async (answer: Response) => (await answer.json()) as Body;
const codeOf = async (answer: Response) => (await bodyOf(answer)).error?.code;
const tryPassword = (email: string, password: string, more: object = {}) =>
  api.call("/api/auth/sign-in/email", { json: { email, password }, ...more });
const viewerOf = async (cookie: string) => (await bodyOf(await api.call("/api/auth/get-session", { cookie })))["user"];

describe("sign-in", () => {
  it("answers alike for an unknown address and a wrong password; unconfirmed only after the right one", async () => {
    const { email } = await signUpConfirmed(test.deps, api);
    await api.call("/api/auth/sign-up/email", { json: { email: "waits@example.com", password: GOOD_PASSWORD } });
    const unknown = await bodyOf(await tryPassword("unknown@example.com", "wrong-pass-1"));
    const wrong = await bodyOf(await tryPassword(email, "wrong-pass-1"));
    expect({ ...unknown.error, requestId: "" }).toEqual({ ...wrong.error, requestId: "" });
    expect(wrong.error?.message).toBe("The email or password is incorrect.");
    expect(await codeOf(await tryPassword("waits@example.com", "wrong-pass-1"))).toBe("invalid_credentials");
    const arabic = await bodyOf(await tryPassword("waits@example.com", GOOD_PASSWORD, { language: "ar" }));
    expect(arabic.error).toMatchObject({
      code: "email_unconfirmed",
      message: "أكّد بريدك الإلكتروني أولًا: افتح الرابط الذي أرسلناه إليك عند التسجيل.",
    });
  });

  it("leads home in the language, to a page of the product that was asked for, and never to another host", async () => {
    const { email } = await signUpConfirmed(test.deps, api);
    const lead = async (returnTo: string, query = "") =>
      (
        await bodyOf(
          await api.call(`/api/auth/sign-in/email${query}`, { json: { email, password: GOOD_PASSWORD, returnTo } }),
        )
      )["redirectTo"];
    expect(await lead("")).toBe("/en");
    expect(await lead("", "?lang=ar")).toBe("/");
    const atAdminPage = { email, password: GOOD_PASSWORD, page: "/rai/login" };
    const other = await bodyOf(await api.call("/api/auth/sign-in/email?lang=ar", { json: atAdminPage }));
    expect(other["redirectTo"]).toBe("/");
    expect(await lead("/en/history?page=2")).toBe("/en/history?page=2");
    for (const evil of ["//evil.example", "/\\evil.example", "https://evil.example", "/%09/evil\u0009"]) {
      expect(await lead(evil)).not.toContain("evil.example");
    }
  });

  it("works as a plain form, there and back", async () => {
    const { email } = await signUpConfirmed(test.deps, api);
    const right = await api.call("/api/auth/sign-in/email?lang=ar", { form: { email, password: GOOD_PASSWORD } });
    expect([right.status, right.headers.get("location")]).toEqual([303, "/"]);
    expect(await viewerOf(cookiesOf(right))).toMatchObject({ email });
    const wrong = await api.call("/api/auth/sign-in/email?lang=en", {
      form: { email, password: "nope-nope-1", returnTo: "/en/account", page: "/rai/login" },
    });
    expect(wrong.headers.get("location")).toBe("/rai/login?error=invalid_credentials&returnTo=%2Fen%2Faccount");
  });

  it("tries ten wrong passwords in 15 minutes by account, whatever X-Forwarded-For says, and lets the owner in afterwards", async () => {
    const { email } = await signUpConfirmed(test.deps, api);
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 14; number += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${number}` };
      codes.push(await codeOf(await tryPassword(email, `wrong-guess-${number}`, { headers })));
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "invalid_credentials"));
    expect(codes.slice(10)).toEqual(Array.from({ length: 4 }, () => "rate_limited"));
    expect((await tryPassword(email, GOOD_PASSWORD)).headers.get("retry-after")).toMatch(/^\d{1,3}$/);
    test.setNow(new Date(Date.now() + 16 * 60_000));
    await signIn(test.deps, api, email);
    test.setNow(new Date());
  });

  it("tries ten by peer too, over many accounts", async () => {
    const codes: (string | undefined)[] = [];
    for (let number = 0; number < 12; number += 1) {
      codes.push(await codeOf(await tryPassword(`many${number}@example.com`, "wrong-guess-1", { peer: "10.7.7.7" })));
    }
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(2);
  });
});

describe("sessions", () => {
  it("change id at each sign-in and end on the server at once", async () => {
    const first = await signUpConfirmed(test.deps, api);
    const second = await signIn(test.deps, api, first.email);
    expect(second.cookie).not.toBe(first.cookie);
    const listed = await bodyOf(await api.call("/api/me/sessions", { cookie: second.cookie }));
    const rows = listed["sessions"] as { id: string; current: boolean }[];
    expect(rows.map((row) => row.current)).toEqual([true, false]);
    const other = rows[1]?.id as string;
    expect((await api.call(`/api/me/sessions/${other}`, { cookie: second.cookie, method: "DELETE" })).status).toBe(200);
    expect(await viewerOf(first.cookie)).toBeNull();
    const out = await api.call("/api/auth/sign-out", { json: {}, cookie: second.cookie });
    expect([out.status, cookiesOf(out, second.cookie)]).toEqual([200, ""]);
    expect(await viewerOf(second.cookie)).toBeNull();
  });

  it("of others cannot be ended or seen", async () => {
    const mine = await signUpConfirmed(test.deps, api);
    const theirs = await signUpConfirmed(test.deps, api);
    const [row] = await test.deps.db.select().from(sessions).where(eq(sessions.userId, theirs.userId));
    const answer = await api.call(`/api/me/sessions/${row?.id}`, { cookie: mine.cookie, method: "DELETE" });
    expect([answer.status, await codeOf(answer)]).toEqual([404, "not_found"]);
    expect(await viewerOf(theirs.cookie)).toMatchObject({ email: theirs.email });
  });

  it("all end by signing out everywhere", async () => {
    const first = await signUpConfirmed(test.deps, api);
    const second = await signIn(test.deps, api, first.email);
    await api.call("/api/me/sessions", { cookie: second.cookie, method: "DELETE" });
    expect([await viewerOf(first.cookie), await viewerOf(second.cookie)]).toEqual([null, null]);
  });

  it("others end when the password changes, and the old password is dead", async () => {
    const first = await signUpConfirmed(test.deps, api);
    const second = await signIn(test.deps, api, first.email);
    const json = { currentPassword: GOOD_PASSWORD, newPassword: "green-kettle-48" };
    const wrong = await api.call("/api/auth/change-password", {
      json: { ...json, currentPassword: "no-no-no-1" },
      cookie: second.cookie,
    });
    expect((await bodyOf(wrong)).error).toMatchObject({
      code: "invalid_input",
      fields: { currentPassword: expect.stringContaining("not your password") },
    });
    const changed = await api.call("/api/auth/change-password", { json, cookie: second.cookie });
    expect(await bodyOf(changed)).toEqual({ status: "changed", redirectTo: "/en/account" });
    expect(await viewerOf(first.cookie)).toBeNull();
    expect(await viewerOf(cookiesOf(changed, second.cookie))).toMatchObject({ email: first.email });
    expect((await tryPassword(first.email, GOOD_PASSWORD)).status).toBe(401);
    await signIn(test.deps, api, first.email, "green-kettle-48");
  });

  it("all end when the password is reset, and the link works once", async () => {
    const { email, cookie } = await signUpConfirmed(test.deps, api);
    await api.call("/api/auth/request-password-reset", { json: { email } });
    const token = await mailedToken(test.deps, email);
    const reset = (newPassword: string) => api.call("/api/auth/reset-password", { json: { token, newPassword } });
    expect(await codeOf(await reset("654321"))).toBe("weak_password");
    expect(await bodyOf(await reset("green-kettle-48"))).toEqual({ status: "changed", redirectTo: "/en/login" });
    expect(await viewerOf(cookie)).toBeNull();
    expect(await codeOf(await reset("red-kettle-49-x"))).toBe("invalid_token");
    await signIn(test.deps, api, email, "green-kettle-48");
    const stored = await test.deps.db.select({ identifier: verifications.identifier }).from(verifications);
    expect(stored.filter(({ identifier }) => identifier.includes(token))).toEqual([]);
  });

  it("a reset link ends when the password changes, the address moves, or another reset link is used", async () => {
    const resetToken = async (email: string) => {
      await api.call("/api/auth/request-password-reset", { json: { email } });
      return mailedToken(test.deps, email);
    };
    const reset = async (token: string) =>
      api.call("/api/auth/reset-password", { json: { token, newPassword: "amber-kettle-57" } });
    const changed = await signUpConfirmed(test.deps, api);
    const beforeChange = await resetToken(changed.email);
    const json = { currentPassword: GOOD_PASSWORD, newPassword: "blue-kettle-51" };
    expect((await api.call("/api/auth/change-password", { json, cookie: changed.cookie })).status).toBe(200);
    expect(await codeOf(await reset(beforeChange))).toBe("invalid_token");

    const moved = await signUpConfirmed(test.deps, api);
    const beforeMove = await resetToken(moved.email);
    const newEmail = "moved-away@example.com";
    await api.call("/api/auth/change-email", { json: { newEmail, password: GOOD_PASSWORD }, cookie: moved.cookie });
    const move = { token: await mailedToken(test.deps, newEmail) };
    expect((await api.call("/api/auth/verify-email", { json: move, cookie: moved.cookie })).status).toBe(200);
    expect(await codeOf(await reset(beforeMove))).toBe("invalid_token");

    const twice = await signUpConfirmed(test.deps, api);
    const first = await resetToken(twice.email);
    const second = await resetToken(twice.email);
    expect((await reset(second)).status).toBe(200);
    expect(await codeOf(await reset(first))).toBe("invalid_token");
  });

  it("slide forward with use, cookie included, and end when their time is over", async () => {
    const { cookie, userId } = await signUpConfirmed(test.deps, api);
    const in27Days = new Date(Date.now() + 27 * 24 * 3600_000);
    await test.deps.db.update(sessions).set({ expiresAt: in27Days }).where(eq(sessions.userId, userId));
    const renewed = await api.call("/api/me", { cookie });
    expect(renewed.headers.getSetCookie().join()).toMatch(/siyagha\.session_token=.*Max-Age=2592000/);
    await test.deps.db
      .update(sessions)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(sessions.userId, userId));
    expect(await codeOf(await api.call("/api/me", { cookie }))).toBe("unauthenticated");
  });

  it("carry the __Host- prefix and every flag over https; plain flags on loopback", async () => {
    const https = await createTestDeps(PRODUCTION_ENV);
    const there = createTestApi(https.deps);
    const signedUp = await there.call("/api/auth/sign-up/email", {
      json: { email: "a@example.com", password: GOOD_PASSWORD },
    });
    const json = { token: await mailedToken(https.deps, "a@example.com") };
    const confirmed = await there.call("/api/auth/verify-email", { json, cookie: cookiesOf(signedUp) });
    const [line = ""] = confirmed.headers.getSetCookie();
    expect(line).toMatch(/^__Host-siyagha\.session_token=/);
    for (const flag of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(line).toContain(flag);
    expect(line).not.toMatch(/Domain=/i);
    await https.close();
    const { email } = await signUpConfirmed(test.deps, api);
    const [plain = ""] = (await tryPassword(email, GOOD_PASSWORD)).headers.getSetCookie();
    expect(plain).toMatch(/^siyagha\.session_token=.*HttpOnly.*SameSite=Lax/);
    expect(plain).not.toContain("Secure");
  });
});

describe("an e-mail change", () => {
  const ask = (cookie: string, newEmail: string) =>
    api.call("/api/auth/change-email", { json: { newEmail, password: GOOD_PASSWORD }, cookie });

  it("moves the account only from a browser that is signed in to it, and tells the old address", async () => {
    const { cookie, email } = await signUpConfirmed(test.deps, api);
    expect(await bodyOf(await ask(cookie, "Moved@Example.com"))).toEqual({ status: "check_email" });
    const json = { token: await mailedToken(test.deps, "moved@example.com") };
    expect(await codeOf(await api.call("/api/auth/verify-email", { json }))).toBe("unauthenticated");
    const moved = await api.call("/api/auth/verify-email", { json, cookie });
    expect(await bodyOf(moved)).toEqual({ status: "email_changed", redirectTo: "/en/account" });
    expect(await viewerOf(cookie)).toMatchObject({ email: "moved@example.com" });
    const notices = await test.deps.db.select().from(mailQueue).where(eq(mailQueue.recipient, email));
    expect(notices.map((mail) => mail.subject)).toContain("The email of your Siyagha account has changed");
  });

  it("moves to an address that somebody signed up with and never confirmed, whose link then does nothing", async () => {
    const { cookie } = await signUpConfirmed(test.deps, api);
    const password = GOOD_PASSWORD;
    const signUp = { email: "squatted@example.com", password, confirmPassword: password };
    await api.call("/api/auth/sign-up/email", { json: signUp });
    const stale = { token: await mailedToken(test.deps, "squatted@example.com") };
    await ask(cookie, "squatted@example.com");
    const json = { token: await mailedToken(test.deps, "squatted@example.com") };
    expect((await api.call("/api/auth/verify-email", { json, cookie })).status).toBe(200);
    expect(await viewerOf(cookie)).toMatchObject({ email: "squatted@example.com" });
    expect(await codeOf(await api.call("/api/auth/verify-email", { json: { ...stale, password } }))).toBe(
      "invalid_token",
    );
  });

  it("never reaches the administrator's address, and tells nothing about a taken one", async () => {
    const { cookie } = await signUpConfirmed(test.deps, api);
    const other = await signUpConfirmed(test.deps, api);
    expect(await codeOf(await ask(cookie, "ADMIN@siyagha.localhost"))).toBe("address_reserved");
    expect(await bodyOf(await ask(cookie, other.email))).toEqual({ status: "check_email" });
    const mails = await test.deps.db.select().from(mailQueue).where(eq(mailQueue.recipient, other.email));
    expect(mails.map((mail) => mail.subject)).toEqual(["Confirm your email for Siyagha"]);
  });
});

describe("the second factor", () => {
  it("is asked for at sign-in once it is on, and takes an authenticator's code or a backup code", async () => {
    const { cookie, email } = await signUpConfirmed(test.deps, api);
    const enabled = await bodyOf(
      await api.call("/api/auth/two-factor/enable", { json: { password: GOOD_PASSWORD }, cookie }),
    );
    const uri = new URL(enabled["totpUri"] as string);
    expect([uri.protocol, uri.searchParams.get("issuer")]).toEqual(["otpauth:", "Siyagha"]);
    const secret = decodeBase32(uri.searchParams.get("secret") ?? "");
    const totp = () => createOTP(secret).totp();
    const on = await api.call("/api/auth/two-factor/verify-totp", { json: { code: await totp() }, cookie });
    expect(on.status).toBe(200);

    const first = await tryPassword(email, GOOD_PASSWORD);
    expect(await bodyOf(first)).toEqual({ status: "two_factor", redirectTo: "/en/login?twoFactor=1" });
    expect(await viewerOf(cookiesOf(first))).toBeNull();
    const step = { cookie: cookiesOf(first) };
    expect(
      await codeOf(await api.call("/api/auth/two-factor/verify-totp", { json: { code: "000000" }, ...step })),
    ).toBe("invalid_code");
    const form = { code: "000000", page: "/rai/login" };
    const back = await api.call("/api/auth/two-factor/verify-totp", { form, ...step });
    expect(back.headers.get("location")).toBe("/rai/login?twoFactor=1&error=invalid_code");
    const second = await api.call("/api/auth/two-factor/verify-totp", { json: { code: await totp() }, ...step });
    expect(await bodyOf(second)).toEqual({ status: "signed_in", redirectTo: "/en" });
    expect(await viewerOf(cookiesOf(second))).toMatchObject({ email });

    const again = await tryPassword(email, GOOD_PASSWORD);
    const code = (enabled["backupCodes"] as string[])[0];
    const byBackup = await api.call("/api/auth/two-factor/verify-backup-code", {
      form: { code: code ?? "" },
      cookie: cookiesOf(again),
    });
    expect(byBackup.status).toBe(303);
    const session = cookiesOf(byBackup);
    const off = await api.call("/api/auth/two-factor/disable", { json: { password: GOOD_PASSWORD }, cookie: session });
    expect(await bodyOf(off)).toEqual({ status: "disabled" });
    expect(await bodyOf(await tryPassword(email, GOOD_PASSWORD))).toMatchObject({ status: "signed_in" });
  });
});

describe("the administrator", () => {
  it("must change the one-time password before anything else, and lands in the back office", async () => {
    const { cookie } = await signInAdministrator(test.deps, api);
    expect((await api.call("/api/admin/stats", { cookie })).status).toBe(200);
    await test.deps.db.update(users).set({ mustChangePassword: true }).where(eq(users.role, "administrator"));
    const refused = await api.call("/api/admin/stats", { cookie });
    expect([refused.status, await codeOf(refused)]).toEqual([403, "password_change_required"]);
    const again = await bodyOf(await tryPassword("admin@siyagha.localhost", GOOD_PASSWORD));
    expect(again["redirectTo"]).toBe("/rai/account");
    await test.deps.db.update(users).set({ mustChangePassword: false }).where(eq(users.role, "administrator"));
    const third = await bodyOf(await tryPassword("admin@siyagha.localhost", GOOD_PASSWORD));
    expect(third["redirectTo"]).toBe("/rai/dashboard");
  });

  it("is refused from the next request on when the role is gone, and a role in a request counts for nothing", async () => {
    const { cookie, userId } = await signIn(test.deps, api, "admin@siyagha.localhost");
    await test.deps.db.update(users).set({ role: "user" }).where(eq(users.id, userId));
    const headers = { "x-role": "administrator" };
    const refused = await api.call("/api/admin/stats?role=administrator", {
      cookie: `${cookie}; role=administrator`,
      headers,
    });
    expect([refused.status, await codeOf(refused)]).toEqual([403, "forbidden"]);
    await test.deps.db.update(users).set({ role: "administrator" }).where(eq(users.id, userId));
  });
});

describe("a write", () => {
  const routes = [
    ["/api/auth/sign-in/email", "POST"],
    ["/api/auth/sign-out", "POST"],
    ["/api/preferences", "PUT"],
    ["/api/me", "DELETE"],
    ["/api/language", "POST"],
    ["/api/digits", "POST"],
  ] as const;

  it.each(routes)("to %s must come from our own pages", async (path, method) => {
    const { cookie } = await signUpConfirmed(test.deps, api);
    for (const origin of ["https://evil.example", "null", "", "http://localhost:3001", "https://localhost:3000"]) {
      const answer = await api.call(path, { json: {}, method, cookie, headers: { origin } });
      expect([origin, answer.status, await codeOf(answer)]).toEqual([origin, 403, "foreign_origin"]);
    }
    expect(await viewerOf(cookie)).not.toBeNull();
  });

  it("must be JSON, or a form where forms are welcome", async () => {
    const { cookie } = await signUpConfirmed(test.deps, api);
    const send = async (path: string, type: string, method = "POST") =>
      codeOf(await api.call(path, { body: "{}", method, cookie, headers: { "content-type": type } }));
    expect(await send("/api/auth/sign-in/email", "text/plain")).toBe("unsupported_media");
    expect(await send("/api/preferences", "text/plain;charset=UTF-8", "PUT")).toBe("unsupported_media");
    expect(await send("/api/auth/change-password", "application/x-www-form-urlencoded")).toBe("unsupported_media");
    expect(await send("/api/auth/sign-up/email", "multipart/form-data; boundary=x")).toBe("unsupported_media");
  });

  it("is limited to 60 a minute a user", async () => {
    const { cookie } = await signUpConfirmed(test.deps, api);
    const codes: number[] = [];
    for (let number = 0; number < 62; number += 1) {
      codes.push((await api.call("/api/preferences", { json: { theme: "dark" }, method: "PUT", cookie })).status);
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(60);
    expect(codes.at(-1)).toBe(429);
  });

  it("may come from any loopback name of the same port in local use, never in production", async () => {
    const answer = await api.call("/api/auth/sign-out", { json: {}, headers: { origin: "http://127.0.0.1:3000" } });
    expect(answer.status).toBe(200);
  });
});

describe("with the mail server in trouble", () => {
  it.each(["down", "stalled", "refusing"])(
    "(%s) sign-up answers at once, and the mail waits to be tried again",
    async (state) => {
      const server = await troubledServer(state);
      const there = await createTestDeps({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
      const start = performance.now();
      const answer = await createTestApi(there.deps).call("/api/auth/sign-up/email", {
        json: { email: "s@example.com", password: GOOD_PASSWORD },
      });
      expect(answer.status).toBe(200);
      expect(performance.now() - start).toBeLessThan(5000);
      const sent = state === "stalled" ? 0 : await there.deps.mail.sendDue(there.deps.db, new Date());
      expect(sent).toBe(0);
      const [mail] = await there.deps.db.select().from(mailQueue);
      expect(mail).toMatchObject({ sentAt: null, recipient: "s@example.com" });
      await there.close();
      await server.close();
    },
  );

  it("and well again, the mail arrives", async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData: (stream, _session, done) => {
        let text = "";
        stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
        stream.on("end", () => (received.push(text), done()));
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listening = smtp.listen(0, "127.0.0.1", () => resolve((listening.address() as { port: number }).port));
    });
    const there = await createTestDeps({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await createTestApi(there.deps).call("/api/auth/sign-up/email", {
      json: { email: "s@example.com", password: GOOD_PASSWORD },
    });
    expect(await there.deps.mail.sendDue(there.deps.db, new Date(Date.now() + 1000))).toBe(1);
    expect(received[0]).toContain("To: s@example.com");
    expect(received[0]).toContain("multipart/alternative");
    await there.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });
});

/** A port that nobody listens on, one that never speaks, or one that refuses everybody. */
async function troubledServer(state: string): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    if (state === "refusing") socket.end("421 not today\r\n");
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve((server.address() as { port: number }).port));
  });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  if (state === "down") await close();
  return { port, close: state === "down" ? async () => undefined : close };
}

function decodeBase32(text: string): string {
  const bits = [...text]
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join("");
}
