import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./env.server.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
const PRODUCTION = {
  SIYAGHA_ENV: "production",
  PUBLIC_URL: "https://siyagha.example",
  APP_SECRET: SECRET,
  SMTP_URL: "smtp://user:a-password@mail.example",
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

  it("says every fault at once", () => {
    expect(faultsOf({ SIYAGHA_ENV: "production" })).toHaveLength(3);
  });
});

it("production and local use start with what they need", () => {
  expect(readSettings(PRODUCTION)).toMatchObject({ isProduction: true, testCheckout: false });
  expect(readSettings({})).toMatchObject({ isProduction: false, testCheckout: true });
  expect(readSettings({ PUBLIC_URL: "http://192.168.1.5:3000" }).PUBLIC_URL).toBe("http://192.168.1.5:3000");
});
