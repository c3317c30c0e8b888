import { expect, it } from "vitest";
import { pageMarkup, wordsIn } from "#tests/support/page-markup.tsx";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { createTestDeps } from "#tests/support/scenes/test-deps.ts";
import { adBanners } from "#domain/banners/tables.ts";
import AdminBannersPage, { loader } from "./page.tsx";

const BANNER = { imageUrl: "https://ads.example/a.png", linkUrl: "https://ads.example/shop" };

it("shows each banner with language, state, both links, its image and four buttons", async () => {
  const { deps, close } = await createTestDeps();
  await deps.db.insert(adBanners).values([
    { ...BANNER, title: "Spring", language: "en" },
    { ...BANNER, title: "ربيع", isActive: false },
  ]);
  const { data: loaderData } = await loader(loaderArgs(deps, null, "/rai/ad-banners", "en"));
  const page = <AdminBannersPage {...({ loaderData } as Parameters<typeof AdminBannersPage>[0])} />;
  const markup = pageMarkup(page, "/rai/ad-banners", ["admin", "adminBanners"]);
  await close();

  expect(markup).toMatch(/<a [^>]*href="\/rai\/dashboard"[^>]*><svg[\s\S]*?<\/svg>Back to the admin dashboard<\/a>/);
  expect(wordsIn(markup.match(/<h1[\s\S]*?<\/h1>/)?.[0] ?? "")).toEqual(["Ad Banner Management"]);
  const cards = (markup.match(/<ul class="grid gap-4">[\s\S]*/)?.[0] ?? "").split("<li").slice(1);
  const links = ["Image link", BANNER.imageUrl, "Destination", BANNER.linkUrl];
  expect(cards.map((card) => wordsIn(`<li${card}`).slice(0, 11))).toEqual([
    ["ربيع", "AR", "Inactive", ...links, "Analytics", "Activate", "Edit", "Delete"],
    ["Spring", "EN", "Active", ...links, "Analytics", "Deactivate", "Edit", "Delete"],
  ]);
  for (const card of cards) {
    for (const href of Object.values(BANNER)) expect(card).toContain(`<a href="${href}"`);
    expect(card).toMatch(new RegExp(`<img src="${BANNER.imageUrl}"`));
  }
});
