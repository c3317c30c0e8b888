import { expect, it } from "vitest";
import { hrefsIn, pageMarkup, sectionOf, wordsIn } from "#tests/support/page-markup.tsx";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { createTestDeps } from "#tests/support/scenes/test-deps.ts";
import { adBanners } from "#domain/banners/tables.ts";
import { promptLibrary } from "#domain/library/tables.ts";
import { seedPackages } from "#domain/packages/write.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import { featureSeeds } from "#tools/pipeline/settings.ts";
import AdminDashboardPage, { loader } from "./page.tsx";

it("has four tiles, a card an area with what is active of all, four quick actions and five states", async () => {
  const { deps, close } = await createTestDeps();
  await seedPackages(deps.db);
  await seedToolFeatures(deps.db, featureSeeds());
  const banner = { title: "Spring", imageUrl: "https://ads.example/a.png", linkUrl: "https://ads.example/" };
  await deps.db.insert(adBanners).values([banner, banner, { ...banner, isActive: false }]);
  const prompt = { title: "A", content: "One", category: "Writing", searchText: "", language: "en" as const };
  await deps.db.insert(promptLibrary).values([prompt, { ...prompt, isPublished: false }]);
  const loaderData = await loader(loaderArgs(deps, null, "/rai/dashboard", "en"));
  const page = <AdminDashboardPage {...({ loaderData } as Parameters<typeof AdminDashboardPage>[0])} />;
  const markup = pageMarkup(page, "/rai/dashboard", ["admin", "adminDashboard"]);
  await close();

  const words = wordsIn(markup);
  const tiles = ["Total Packages", "Active Packages", "Package Types", "Total Versions"];
  expect(tiles.map((tile) => words[words.indexOf(tile) + 1])).toEqual(["2", "2", "2", "2"]);
  const cards = [...markup.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?=<svg)([\s\S]*?)<\/a>/g)]
    .map(([, href = "", card = ""]) => [href, ...wordsIn(card)])
    .filter(([, , body]) => body !== undefined);
  expect(cards).toEqual([
    ["/rai/packages", "Package Management", "Prices, credits and versions. Active: 2/2"],
    ["/rai/tool-features", "Tool Features", "Prompts, providers and limits. Active: 16/16"],
    ["/rai/prompt-library", "Prompt Library", "Prompts ready to publish. Published: 1/2"],
    ["/rai/ad-banners", "Ad Banners", "Banners and their clicks. Active: 2/3"],
  ]);
  expect(hrefsIn(sectionOf(markup, "Quick Actions"))).toEqual([
    "/rai/packages?form=new",
    "/rai/prompt-library?form=new",
    "/rai/ad-banners?form=new",
    "/en",
  ]);
  const status = [...sectionOf(markup, "System Status").matchAll(/<li[\s\S]*?<\/li>/g)].map(([line]) => wordsIn(line));
  expect(status.map(([part]) => part)).toEqual(["Database", "Mail", "Payments", "AI providers", "Background jobs"]);
  expect(status[0]?.at(-1)).toBe("Working");
});
