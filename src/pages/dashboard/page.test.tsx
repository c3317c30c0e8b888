import { afterAll, beforeAll, expect, it } from "vitest";
import { addPerson, basicPriceId } from "#tests/support/scenes/billing-scene.ts";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { hrefsIn, pageMarkup, sectionOf, wordsIn } from "#tests/support/page-markup.tsx";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import type { SignedInUser } from "#domain/accounts/access.ts";
import { stripeSubscriptions } from "#domain/billing/tables.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { pageContextOf } from "#pages/page-context.ts";
import { readShell } from "#pages/shell/read-shell.ts";
import DashboardPage, { loader } from "./page.tsx";

let test: TestDeps;
beforeAll(async () => {
  test = await createTestDeps();
  test.setNow(new Date("2026-11-21T10:00:00Z"));
  await seedPackages(test.deps.db);
});
afterAll(() => test.close());

async function shownTo(user: SignedInUser): Promise<string> {
  const args = loaderArgs(test.deps, user, "/en/dashboard", "en") as Parameters<typeof loader>[0];
  const shell = await readShell(pageContextOf(args.context), "/dashboard");
  const page = <DashboardPage {...({ loaderData: await loader(args) } as Parameters<typeof DashboardPage>[0])} />;
  return pageMarkup(page, "/en/dashboard", ["shell", "dashboard"], shell);
}

it("has the tile of each tool in the group that the specification has it in", async () => {
  const markup = await shownTo(await addPerson(test.deps));
  expect(["Text Tools", "Image Tools", "Video Tools"].map((group) => hrefsIn(sectionOf(markup, group)).sort())).toEqual(
    [
      ["/en/ai-detector", "/en/ai-humanizer", "/en/prompt-checker", "/en/prompt-generate"],
      ["/en/image-prompt", "/en/image-to-prompt", "/en/image-to-text"],
      ["/en/video-prompt"],
    ],
  );
});

it("shows a paid package's date: of the next payment while it renews, else of its end", async () => {
  const ends = { packageType: "basic", expiresAt: new Date("2026-12-23T10:00:00Z") } as const;
  const once = await addPerson(test.deps);
  await giveCredits(test.deps, grantOf(once.id, 150, ends));
  const onceWords = wordsIn(await shownTo(once));
  expect(onceWords[onceWords.indexOf("Expiry") + 1]).toBe("December 23, 2026");

  const renewing = await addPerson(test.deps);
  await giveCredits(test.deps, grantOf(renewing.id, 150, ends));
  await test.deps.db.insert(stripeSubscriptions).values({
    subscriptionId: "sub_1",
    customerId: "c",
    userId: renewing.id,
    priceId: await basicPriceId(test.deps),
    status: "active",
    currentPeriodEnd: new Date("2026-12-21T10:00:00Z"),
  });
  const words = wordsIn(await shownTo(renewing));
  expect([words.includes("Expiry"), words[words.indexOf("Renews on") + 1]]).toEqual([false, "December 21, 2026"]);
});
