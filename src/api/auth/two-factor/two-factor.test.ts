import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessOf } from "#api/middleware/access.ts";
import { auditLog } from "#domain/audit/tables.ts";
import { identities, sessions, twoFactors, verifications } from "#domain/accounts/tables.ts";
import { makeApiKey } from "#domain/api-keys/write.ts";
import { closeAccount } from "#domain/closing/write.ts";
import { exportUserData } from "#domain/closing/read.ts";
import { requireSignedIn } from "#domain/accounts/access.ts";
import { resetAdministrator } from "#domain/accounts/write/administrator.ts";
import { mailQueue } from "#platform/database/tables.ts";
import { ADMIN_VIEWER, apiAs } from "#tests/support/scenes/back-office.ts";
import { turnOnSecondFactor } from "#tests/support/scenes/second-factor.ts";
import { GOOD_PASSWORD, type SignedIn, signInAdministrator, signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { cookiesOf, createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createPostgresDeps, createTestDeps, hasPostgres, type TestDeps } from "#tests/support/scenes/test-deps.ts";

const PLACES = [
  { place: "the embedded database", open: createTestDeps },
  ...(hasPostgres ? [{ place: "PostgreSQL", open: createPostgresDeps }] : []),
];

describe.each(PLACES)("the second factor on $place", ({ open }) => {
  let test: TestDeps;
  let api: TestApi;
  beforeAll(async () => {
    test = await open();
    api = createTestApi(test.deps);
  });
  afterAll(() => test.close());

  const password = (email: string, cookie = "", more: Record<string, string> = {}) =>
    api.call("/api/auth/sign-in/email", { json: { email, password: GOOD_PASSWORD, ...more }, cookie });
  const send = (name: string, json: object, cookie: string) =>
    api.call(`/api/auth/two-factor/${name}`, { json, cookie });
  const bodyOf = async (answer: Response) => (await answer.json()) as Record<string, unknown>;
  const faultOf = async (answer: Response) => {
    const { error } = (await answer.json()) as { error?: { code: string; fields?: Record<string, string> } };
    return [answer.status, error?.code ?? null, ...Object.keys(error?.fields ?? {})];
  };
  const isIn = async (cookie: string) => (await api.call("/api/me", { cookie })).status === 200;
  const auditOf = async (userId: string) => {
    const rows = await test.deps.db.select().from(auditLog).where(eq(auditLog.subject, userId)).orderBy(auditLog.id);
    return rows.map(({ action, after }) => (after === null ? action : [action, after]));
  };
  const mailsTo = async (email: string) => {
    const rows = await test.deps.db
      .select()
      .from(mailQueue)
      .where(and(eq(mailQueue.recipient, email), like(mailQueue.subject, "%wo-step%")))
      .orderBy(mailQueue.createdAt, mailQueue.id);
    return rows.map(({ subject }) => subject);
  };
  /** Takes the password away: the person comes by Google alone. */
  async function byGoogleAlone({ userId }: SignedIn): Promise<void> {
    await test.deps.db
      .update(identities)
      .set({ providerId: "google", accountId: `google-${userId}`, password: null })
      .where(eq(identities.userId, userId));
  }

  it("is on after the first right code: dated, audited, said by mail once, and other sessions end", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const elsewhere = cookiesOf(await password(person.email));
    const begun = await bodyOf(await send("enable", { password: GOOD_PASSWORD }, person.cookie));
    expect(begun["backupCodes"]).toHaveLength(10);
    expect(await faultOf(await send("verify-totp", { code: "000000" }, person.cookie))).toEqual([401, "invalid_code"]);
    expect([await auditOf(person.userId), await mailsTo(person.email), await isIn(elsewhere)]).toEqual([[], [], true]);

    const onSince = new Date(Date.now() + 3_600_000);
    test.setNow(onSince);
    const { cookie, code } = await turnOnSecondFactor(api, person.cookie);
    test.setNow(new Date());
    expect([await isIn(elsewhere), await isIn(person.cookie), await isIn(cookie)]).toEqual([false, false, true]);
    await send("verify-totp", { code: await code() }, cookie);
    expect(await auditOf(person.userId)).toEqual(["two-factor.on"]);
    expect(await mailsTo(person.email)).toEqual(["Two-step verification is on for your Siyagha account"]);
    const data = await exportUserData(test.deps.db, person.userId, new Date());
    expect(data.secondFactor).toEqual([{ onSince }]);
  });

  it("keeps key and codes sealed: no row and no export has them as they were shown", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const begun = await bodyOf(await send("enable", { password: GOOD_PASSWORD }, person.cookie));
    const key = new URL(begun["totpUri"] as string).searchParams.get("secret") as string;
    const [row] = await test.deps.db.select().from(twoFactors).where(eq(twoFactors.userId, person.userId));
    const kept = JSON.stringify([row, await exportUserData(test.deps.db, person.userId, new Date())]);
    for (const secret of [key, ...(begun["backupCodes"] as string[])]) expect(kept).not.toContain(secret);
    expect(row?.secret).toMatch(/^[0-9a-f$]{80,}$/);
  });

  it("takes an app's code in Arabic digits with a space, and comes back to the page that was wanted", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const { code } = await turnOnSecondFactor(api, person.cookie);
    const first = await password(person.email, "", { returnTo: "/en/history" });
    expect(await bodyOf(first.clone())).toEqual({
      status: "two_factor",
      redirectTo: "/en/login?twoFactor=1&returnTo=%2Fen%2Fhistory",
    });
    const typed = (await code()).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    const form = { code: `${typed.slice(0, 3)} ${typed.slice(3)}`, returnTo: "/en/history" };
    const second = await api.call("/api/auth/two-factor/verify-totp", { form, cookie: cookiesOf(first) });
    expect([second.status, second.headers.get("location")]).toEqual([303, "/en/history"]);
    expect(await isIn(cookiesOf(second))).toBe(true);
  });

  it("locks an attempt after five wrong codes, the right one too, and says where to begin again", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const { code, backupCodes } = await turnOnSecondFactor(api, person.cookie);
    const cookie = cookiesOf(await password(person.email));
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await faultOf(await send("verify-totp", { code: "000000" }, cookie))).toEqual([401, "invalid_code"]);
    expect(await faultOf(await send("verify-totp", { code: await code() }, cookie))).toEqual([401, "second_step_over"]);
    const form = { code: backupCodes[0] ?? "", page: "/en/login?twoFactor=backup", returnTo: "/en/history" };
    const back = await api.call("/api/auth/two-factor/verify-backup-code", { form, cookie });
    expect(back.headers.get("location")).toBe(
      "/en/login?twoFactor=backup&error=second_step_over&returnTo=%2Fen%2Fhistory",
    );
    const again = cookiesOf(await password(person.email));
    expect((await send("verify-totp", { code: await code() }, again)).status).toBe(200);
  });

  it("takes each backup code once, and audits how many are left", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const { backupCodes } = await turnOnSecondFactor(api, person.cookie);
    const [code = "", other = ""] = backupCodes;
    const one = await send("verify-backup-code", { code }, cookiesOf(await password(person.email)));
    expect(await isIn(cookiesOf(one))).toBe(true);
    const twice = await send("verify-backup-code", { code }, cookiesOf(await password(person.email)));
    expect(await faultOf(twice)).toEqual([401, "invalid_code"]);
    await send("verify-backup-code", { code: ` ${other} ` }, cookiesOf(await password(person.email)));
    expect(await auditOf(person.userId)).toEqual([
      "two-factor.on",
      ["two-factor.backup-code", { left: 9 }],
      ["two-factor.backup-code", { left: 8 }],
    ]);
  });

  it("asks a device again unless it is trusted, and trusts none any more once it was turned off", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const factor = await turnOnSecondFactor(api, person.cookie);
    const statusFrom = async (cookie: string) => (await bodyOf(await password(person.email, cookie)))["status"];
    const [plain = "", trusted = ""] = factor.backupCodes;
    const firstPlain = await send("verify-backup-code", { code: plain }, cookiesOf(await password(person.email)));
    expect(await statusFrom(cookiesOf(firstPlain))).toBe("two_factor");
    const asks = cookiesOf(await password(person.email));
    const device = cookiesOf(await send("verify-backup-code", { code: trusted, trustDevice: true }, asks));
    expect(device).toContain("trust_device=");
    const kept = await password(person.email, device);
    expect((await bodyOf(kept.clone()))["status"]).toBe("signed_in");
    const cookie = cookiesOf(kept);
    expect((await send("disable", { password: GOOD_PASSWORD }, cookie)).status).toBe(200);
    await turnOnSecondFactor(api, cookie);
    expect(await statusFrom(cookie)).toBe("two_factor");
  });

  it("trusts no device any more after a new password", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const { backupCodes } = await turnOnSecondFactor(api, person.cookie);
    const asks = cookiesOf(await password(person.email));
    const cookie = cookiesOf(await send("verify-backup-code", { code: backupCodes[0], trustDevice: true }, asks));
    const newPassword = "green-kettle-48-sings";
    const json = { currentPassword: GOOD_PASSWORD, newPassword };
    expect((await api.call("/api/auth/change-password", { json, cookie })).status).toBe(200);
    const again = { email: person.email, password: newPassword };
    const answer = await api.call("/api/auth/sign-in/email", { json: again, cookie });
    expect((await bodyOf(answer))["status"]).toBe("two_factor");
  });

  it("goes off by the password or by a code, never without, and says so by mail", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const { cookie, code } = await turnOnSecondFactor(api, person.cookie);
    const refused = [400, "invalid_input"];
    expect(await faultOf(await send("disable", {}, cookie))).toEqual([...refused, "password"]);
    expect(await faultOf(await send("disable", { password: "wrong" }, cookie))).toEqual([...refused, "password"]);
    expect(await faultOf(await send("disable", { code: "000000" }, cookie))).toEqual([...refused, "code"]);
    expect(await faultOf(await send("disable", { code: "aaaaa-bbbbb" }, cookie))).toEqual([...refused, "code"]);
    expect(await bodyOf(await send("disable", { code: await code() }, cookie))).toEqual({ status: "disabled" });
    expect(await faultOf(await send("disable", { password: GOOD_PASSWORD }, cookie))).toEqual([404, "not_found"]);
    expect(await test.deps.db.$count(twoFactors, eq(twoFactors.userId, person.userId))).toBe(0);
    expect((await bodyOf(await password(person.email)))["status"]).toBe("signed_in");
    expect(await mailsTo(person.email)).toEqual([
      "Two-step verification is on for your Siyagha account",
      "Two-step verification is off for your Siyagha account",
    ]);
    expect(await auditOf(person.userId)).toEqual(["two-factor.on", ["two-factor.off", { by: "code" }]]);
  });

  it("takes a code that signed in for nothing else, and ends the old backup codes with new ones", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const factor = await turnOnSecondFactor(api, person.cookie);
    const code = await factor.code();
    const cookie = cookiesOf(await send("verify-totp", { code }, cookiesOf(await password(person.email))));
    expect(await faultOf(await send("disable", { code }, cookie))).toEqual([400, "invalid_input", "code"]);
    const made = await bodyOf(await send("generate-backup-codes", { password: GOOD_PASSWORD }, cookie));
    const [fresh = ""] = made["backupCodes"] as string[];
    expect(await test.deps.auth.countBackupCodes(person.userId)).toBe(10);
    const old = { code: factor.backupCodes[0] ?? "" };
    expect(await faultOf(await send("disable", old, cookie))).toEqual([400, "invalid_input", "code"]);
    expect((await send("disable", { code: fresh }, cookie)).status).toBe(200);
    expect(await auditOf(person.userId)).toEqual([
      "two-factor.on",
      "two-factor.new-codes",
      ["two-factor.backup-code", { left: 9 }],
      ["two-factor.off", { by: "code" }],
    ]);
  });

  it("needs no password of who comes by Google alone, but a code for everything afterwards", async () => {
    const person = await signUpConfirmed(test.deps, api);
    await byGoogleAlone(person);
    const { cookie, code, backupCodes } = await turnOnSecondFactor(api, person.cookie, {});
    const refused = [400, "invalid_input", "code"];
    expect(await faultOf(await send("disable", {}, cookie))).toEqual(refused);
    expect(await faultOf(await send("disable", { password: GOOD_PASSWORD }, cookie))).toEqual(refused);
    expect(await faultOf(await send("generate-backup-codes", {}, cookie))).toEqual(refused);
    const made = await bodyOf(await send("generate-backup-codes", { code: await code() }, cookie));
    expect(made["backupCodes"]).toHaveLength(10);
    expect(made["backupCodes"]).not.toEqual(backupCodes);
    expect((await send("disable", { code: await code(1) }, cookie)).status).toBe(200);
  });

  it("asks for the password before it begins, of who has one", async () => {
    const person = await signUpConfirmed(test.deps, api);
    for (const proof of [{}, { password: "wrong" }])
      expect(await faultOf(await send("enable", proof, person.cookie))).toEqual([400, "invalid_input", "password"]);
    expect(await test.deps.db.$count(twoFactors, eq(twoFactors.userId, person.userId))).toBe(0);
  });

  it("is turned off for somebody by the administrator alone, with audit and a mail that says who did it", async () => {
    const person = await signUpConfirmed(test.deps, api);
    await turnOnSecondFactor(api, person.cookie);
    const admin = apiAs(test.deps);
    const path = `/admin/users/${person.userId}/two-factor`;
    const user = apiAs(test.deps, { ...ADMIN_VIEWER, role: "user" });
    expect(await faultOf(await user("DELETE", path))).toEqual([403, "forbidden"]);
    const shown = async () =>
      ((await bodyOf(await admin("GET", `/admin/users/${person.userId}`)))["person"] as { twoFactor: boolean })
        .twoFactor;
    expect(await shown()).toBe(true);
    expect([(await admin("DELETE", path)).status, (await admin("DELETE", path)).status]).toEqual([204, 204]);
    expect(await shown()).toBe(false);
    expect((await bodyOf(await password(person.email)))["status"]).toBe("signed_in");
    expect(await auditOf(person.userId)).toEqual(["two-factor.on", ["two-factor.off", { by: "administrator" }]]);
    expect(await mailsTo(person.email)).toEqual([
      "Two-step verification is on for your Siyagha account",
      "The operator turned off two-step verification for your Siyagha account",
    ]);
    expect(await faultOf(await admin("DELETE", "/admin/users/nobody/two-factor"))).toEqual([404, "not_found"]);
  });

  it("guards the administrator too, whom only a proof or the reset frees", async () => {
    const { userId, email, cookie } = await signInAdministrator(test.deps, api);
    await turnOnSecondFactor(api, cookie);
    const page = await password(email, "", { page: "/rai/login" });
    expect((await bodyOf(page))["redirectTo"]).toBe("/rai/login?twoFactor=1");
    expect(await faultOf(await apiAs(test.deps)("DELETE", `/admin/users/${userId}/two-factor`))).toEqual([
      403,
      "forbidden",
    ]);
    const parts = {
      hashPassword: (given: string) => test.deps.auth.hashPassword(given),
      now: new Date(),
      publicUrl: test.deps.settings.PUBLIC_URL,
    };
    const reset = await resetAdministrator(test.deps.db, parts);
    expect(reset?.hadTwoFactor).toBe(true);
    const json = { email, password: reset?.oneTimePassword };
    const again = await api.call("/api/auth/sign-in/email", { json });
    expect(await bodyOf(again)).toEqual({ status: "signed_in", redirectTo: "/rai/account" });
    expect(await auditOf(userId)).toEqual(["two-factor.on", ["two-factor.off", { by: "reset" }]]);
  });

  it("leaves nothing of a closed account, a trusted device and a begun step included", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const { backupCodes } = await turnOnSecondFactor(api, person.cookie);
    const asks = cookiesOf(await password(person.email));
    await send("verify-backup-code", { code: backupCodes[0], trustDevice: true }, asks);
    const begun = cookiesOf(await password(person.email));
    const ofPerson = () => test.deps.db.$count(verifications, eq(verifications.value, person.userId));
    expect(await ofPerson()).toBe(2);
    await closeAccount(
      test.deps,
      requireSignedIn({ ...ADMIN_VIEWER, id: person.userId, email: person.email, role: "user" }),
    );
    expect(await test.deps.db.$count(twoFactors, eq(twoFactors.userId, person.userId))).toBe(0);
    expect(await ofPerson()).toBe(0);
    expect(await faultOf(await send("verify-totp", { code: "000000" }, begun))).toEqual([401, "second_step_over"]);
  });

  it("opens no route between the two steps that is not open to strangers", async () => {
    const person = await signUpConfirmed(test.deps, api);
    await turnOnSecondFactor(api, person.cookie);
    const cookie = cookiesOf(await password(person.email));
    const { paths } = (await bodyOf(await api.call("/api/openapi.json"))) as { paths: Record<string, object> };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase(),
        path: `/api${path.replace(/\{\w+\}/g, "9")}`,
      })),
    );
    const closed = routes.filter(({ path }) => accessOf(path) !== "open");
    expect(closed.length).toBeGreaterThan(60);
    const opened: string[] = [];
    for (const { method, path } of closed) {
      const answer = await api.call(path, { method, cookie, ...(method === "GET" ? {} : { json: {} }) });
      if (answer.status !== 401) opened.push(`${method} ${path}: ${answer.status}`);
    }
    expect(opened).toEqual([]);
    expect((await bodyOf(await api.call("/api/auth/get-session", { cookie })))["user"]).toBeNull();
  });

  it("has no session between the two steps, and leaves API keys as they are", async () => {
    const person = await signUpConfirmed(test.deps, api);
    const { code, cookie } = await turnOnSecondFactor(api, person.cookie);
    const user = requireSignedIn({ ...ADMIN_VIEWER, id: person.userId, email: person.email, role: "user" });
    const { key } = await makeApiKey(test.deps.db, user, { name: "k", scopes: ["run"], runsPerDay: null }, new Date());
    expect((await send("disable", { password: GOOD_PASSWORD }, "")).status).toBe(401);
    const rows = () => test.deps.db.$count(sessions, eq(sessions.userId, person.userId));
    const before = await rows();
    const half = cookiesOf(await password(person.email));
    expect([await rows(), await isIn(half), half.includes("session_token=")]).toEqual([before, false, false]);
    const byKey = await api.call("/api/me", { headers: { authorization: `Bearer ${key}` } });
    expect(byKey.status).toBe(200);
    const whole = cookiesOf(await send("verify-totp", { code: await code() }, half));
    expect([await rows(), await isIn(whole), await isIn(cookie)]).toEqual([before + 1, true, true]);
  });
});
