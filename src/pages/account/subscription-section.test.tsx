import { expect, it } from "vitest";
import { pageMarkup } from "#tests/support/page-markup.tsx";
import { SubscriptionSection } from "./subscription-section.tsx";

const SUBSCRIPTION = {
  name: "Basic Package",
  description: "",
  price: null,
  rhythm: null,
  endsOn: null,
  brand: null,
  last4: null,
  cancelAtPeriodEnd: false,
};

it.each([
  ["active", "Active", "green"],
  ["past_due", "Past Due", "amber"],
  ["canceled", "Canceled", "red"],
  ["unpaid", "Unpaid", "red"],
] as const)("a subscription that is %s has the badge %s in %s", (status, words, colour) => {
  const section = <SubscriptionSection subscription={{ ...SUBSCRIPTION, status }} />;
  const badge = pageMarkup(section, "/en/account", ["account", "periods"]).match(
    /<span class="badge ([^"]*)">([^<]*)</,
  );
  expect(badge?.slice(1)).toEqual([`bg-${colour}-ground text-${colour}`, words]);
});
