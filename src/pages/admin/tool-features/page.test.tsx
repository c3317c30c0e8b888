import { expect, it } from "vitest";
import { pageMarkup } from "#tests/support/page-markup.tsx";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { createTestDeps } from "#tests/support/scenes/test-deps.ts";
import { seedToolFeatures } from "#domain/tool-features/seed.ts";
import { TOOL_SLUGS } from "#tools/index.ts";
import { featureSeeds } from "#tools/pipeline/settings.ts";
import AdminFeaturesPage, { loader } from "./page.tsx";

it.each([
  ["", "ar", "Arabic"],
  ["?language=en", "en", "English"],
])("lists at %j the tools in one language alone, which is the one pressed", async (query, language, pressed) => {
  const { deps, close } = await createTestDeps();
  await seedToolFeatures(deps.db, featureSeeds());
  const loaderData = await loader(loaderArgs(deps, null, `/rai/tool-features${query}`, "en"));
  const page = <AdminFeaturesPage {...({ loaderData } as Parameters<typeof AdminFeaturesPage>[0])} />;
  const markup = pageMarkup(page, `/rai/tool-features${query}`, ["admin", "adminFeatures"]);
  await close();
  const named = new Set([...markup.matchAll(/>([a-z-]+-(?:ar|en))</g)].map(([, name]) => name));
  expect([...named].sort()).toEqual(TOOL_SLUGS.map((slug) => `${slug}-${language}`).sort());
  const choice = [...markup.matchAll(/<button[^>]*aria-pressed="true"[^>]*>([^<]*)</g)].map(([, words]) => words);
  expect(choice).toEqual([pressed]);
});
