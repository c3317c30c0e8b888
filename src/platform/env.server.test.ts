import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./env.server.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const PRODUCTION = {
  SIYAGHA_ENV: "production",
  PUBLIC_URL: "https://siyagha.example",
  APP_SECRET: SECRET,
  SMTP_URL: "smtp://user:a-password@mail.example",
  ADMIN_EMAIL: "admin@siyagha.example",
  SUPPORT_EMAIL: "support@siyagha.example",
  MAIL_FROM: "Siyagha <no-reply@siyagha.example>",
};

function faultsOf(env: Record<string, string | undefined>): string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    return (error as SettingsError).faults;
  }
}

describe("a start is refused, naming the variable and never its value (L-04)", () => {
  it.each([
    ["APP_SECRET is required in production", { APP_SECRET: undefined }],
    ["APP_SECRET must have at least 32 characters", { APP_SECRET: "0123456789abcdefghijkl" }],
    ["APP_SECRET must be random, such as the output of openssl rand -hex 32", { APP_SECRET: "changeme".repeat(5) }],
    ["SMTP_URL is required in production", { SMTP_URL: "" }],
    ["SMTP_URL must start with smtp:// or smtps://", { SMTP_URL: "https://user:a-password@mail.example" }],
    ["PUBLIC_URL is required in production", { PUBLIC_URL: undefined }],
    ["PUBLIC_URL must be https in production", { PUBLIC_URL: "http://siyagha.example" }],
    ["PUBLIC_URL must be a full address, such as https://example.com", { PUBLIC_URL: "siyagha.example" }],
    ["DATABASE_URL must start with postgres://", { DATABASE_URL: "mysql://root:a-password@db" }],
    ["ADMIN_PASSWORD must have at least 6 characters", { ADMIN_PASSWORD: "12345" }],
    ["SIYAGHA_ENV must be local or production", { SIYAGHA_ENV: "staging" }],
    ["SIYAGHA_ENV must be production where PUBLIC_URL is an https address", { SIYAGHA_ENV: undefined }],
  ])("%s", (fault, change) => {
    const faults = faultsOf({ ...PRODUCTION, ...change });
    expect(faults).toEqual([fault]);
    for (const value of Object.values(change)) if (value) expect(faults.join()).not.toContain(value);
  });

  it("messages to addresses of this machine are for local use", () => {
    const env = { WEBHOOKS_LOCAL: "on" };
    expect(faultsOf({ ...PRODUCTION, ...env })).toEqual(["WEBHOOKS_LOCAL must be off in production"]);
    expect(faultsOf(env)).toEqual([]);
  });

  it("says every fault at once", () => {
    expect(faultsOf({ SIYAGHA_ENV: "production" })).toEqual([
      "APP_SECRET is required in production",
      "SMTP_URL is required in production",
      "PUBLIC_URL is required in production",
    ]);
  });
});

it("production and local use start with what they need", () => {
  expect(readSettings(PRODUCTION)).toMatchObject({ isProduction: true, testCheckout: false });
  expect(readSettings({})).toMatchObject({ isProduction: false, testCheckout: true });
  expect(readSettings({ PUBLIC_URL: "http://192.168.1.5:3000" }).PUBLIC_URL).toBe("http://192.168.1.5:3000");
});

describe("addresses at localhost in production (mail reaches nobody there)", () => {
  const SAID = "must be set in production: addresses at localhost reach nobody, and are for a trial on this machine";

  it.each([
    ["ADMIN_EMAIL", undefined],
    ["SUPPORT_EMAIL", "me@shop.localhost"],
    ["MAIL_FROM", "Siyagha <no-reply@localhost>"],
    ["MAIL_FROM", "no-reply@siyagha.localhost"],
  ])("%s as %s is refused where others open the product, and allowed for a trial", (name, value) => {
    expect(faultsOf({ ...PRODUCTION, [name]: value })).toEqual([`${name} ${SAID}`]);
    for (const PUBLIC_URL of ["http://localhost:3000", "https://siyagha.localhost"])
      expect(readSettings({ ...PRODUCTION, [name]: value, PUBLIC_URL }).isTrial).toBe(true);
  });

  it("a name that only looks like it is none of them", () => {
    expect(readSettings({ ...PRODUCTION, MAIL_FROM: "localhost <no-reply@localhost.example>" }).isTrial).toBe(false);
    expect(readSettings({}).isTrial).toBe(false);
  });
});

it("the database's password may be given beside its address, and one without the other is refused", () => {
  const DATABASE_URL = "postgres://siyagha@db.example/siyagha";
  expect(readSettings({ DATABASE_URL, DATABASE_PASSWORD: "p@ss/w" }).DATABASE_URL).toBe(
    "postgres://siyagha:p%40ss%2Fw@db.example/siyagha",
  );
  expect(faultsOf({ DATABASE_PASSWORD: "p@ss/w" })).toEqual(["DATABASE_PASSWORD needs a DATABASE_URL"]);
});
