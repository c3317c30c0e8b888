import { describe, expect, it } from "vitest";
import { creditsInfoOf, type CreditsRow, daysRemaining, warningAt } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const at = (ms: number) => new Date(NOW.getTime() + ms);
const row = (change: Partial<CreditsRow> = {}): CreditsRow => ({
  currentCredits: 50,
  held: 2,
  packageType: "basic",
  expiresAt: at(1),
  topUpCredits: 0,
  topUpExpiresAt: null,
  isFreeClaimed: true,
  ...change,
});

describe("what a user is shown", () => {
  it("is nothing before there is a row", () => {
    expect(creditsInfoOf(null, NOW)).toEqual({
      credits: 0,
      packageType: "none",
      expiresAt: null,
      isExpired: false,
      isFreeClaimed: false,
      topUp: null,
    });
  });

  it("is what is not held, until the expiry", () => {
    expect(creditsInfoOf(row(), NOW)).toEqual({
      credits: 48,
      packageType: "basic",
      expiresAt: at(1),
      isExpired: false,
      isFreeClaimed: true,
      topUp: null,
    });
  });

  it.each([0, -1])("is nothing of it from the moment of expiry on, whether or not a sweep has passed (%d ms)", (ms) => {
    expect(creditsInfoOf(row({ expiresAt: at(ms) }), NOW)).toEqual({
      credits: 0,
      packageType: "none",
      expiresAt: at(ms),
      isExpired: true,
      isFreeClaimed: true,
      topUp: null,
    });
  });

  it("never expires without a date", () => {
    expect(creditsInfoOf(row({ expiresAt: null, isFreeClaimed: false }), NOW)).toMatchObject({
      credits: 48,
      isExpired: false,
      isFreeClaimed: false,
      topUp: null,
    });
  });
});

it.each([
  [86_400_000, 1],
  [86_400_001, 2],
  [1, 1],
  [0, 0],
  [-86_400_000, -1],
])("%d ms from now are %d days", (ms, days) => expect(daysRemaining(at(ms), NOW)).toBe(days));

it.each([
  [0, "none"],
  [1, "low"],
  [5, "low"],
  [6, null],
] as const)("%d credits left are warned of as: %s", (credits, warning) => {
  expect(warningAt(credits)).toBe(warning);
});
