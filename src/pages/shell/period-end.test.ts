import { expect, it } from "vitest";
import { periodEnd } from "./period-end.ts";

const expiresAt = new Date("2026-12-30T00:00:00Z");
const currentPeriodEnd = new Date("2026-12-28T00:00:00Z");
const basic = { packageType: "basic" as const, expiresAt };
const active = { subscriptionStatus: "active" as const, currentPeriodEnd, cancelAtPeriodEnd: false };

it("is the subscription's while it runs, and renews unless that was cancelled", () => {
  expect(periodEnd(basic, active)).toEqual({ endsAt: currentPeriodEnd, isRenewing: true });
  expect(periodEnd(basic, { ...active, cancelAtPeriodEnd: true })).toEqual({
    endsAt: currentPeriodEnd,
    isRenewing: false,
  });
});

it.each([
  ["without a subscription", basic, null],
  ["with a payment that failed", basic, { ...active, subscriptionStatus: "past_due" as const }],
  ["without a known period", basic, { ...active, currentPeriodEnd: null }],
  ["of the free package", { packageType: "free" as const, expiresAt }, active],
])("is that of the credits %s", (_what, credits, subscription) => {
  expect(periodEnd(credits, subscription)).toEqual({ endsAt: expiresAt, isRenewing: false });
});
