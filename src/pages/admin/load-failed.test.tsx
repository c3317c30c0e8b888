import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { withoutTable } from "#tests/support/scenes/unreadable-table.ts";
import { LanguageProvider } from "#i18n/language-provider.tsx";
import { parseMessages } from "#i18n/parse-messages.ts";
import { type MessageNamespace, readMessages } from "#messages.ts";
import * as banners from "./ad-banners/page.tsx";
import * as packages from "./packages/page.tsx";
import * as library from "./prompt-library/page.tsx";
import * as features from "./tool-features/page.tsx";

let test: TestDeps;
beforeAll(async () => void (test = await createTestDeps()));
afterAll(() => test.close());

interface Page {
  loader: (args: never) => Promise<unknown>;
  default: ComponentType<never>;
}

/** The red box of a page, as the server would send it. */
function boxOf(Page: ComponentType<never>, namespace: MessageNamespace, loaderData: unknown): string | undefined {
  const Shown = Page as ComponentType<{ loaderData: unknown }>;
  const messages = parseMessages(readMessages("en", [namespace, "admin", "ui"]));
  const element = (
    <LanguageProvider language="en" timeZone="UTC" messages={messages}>
      <Shown loaderData={loaderData} />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  const markup = renderToString(<RouterProvider router={router} />);
  const [, box] = markup.match(/<div role="alert" class="[^"]*\bborder-red\b[^"]*">(.*?)<button/s) ?? [];
  return box?.replace(/<[^>]*>/g, "");
}

const PAGES: [string, Page, MessageNamespace, string, string][] = [
  ["packages", packages, "adminPackages", "credit_packages", "Failed to load packages"],
  ["tool features", features, "adminFeatures", "tool_features", "Failed to load features"],
  ["the prompt library", library, "adminLibrary", "prompt_library", "Failed to load prompts"],
  ["banners", banners, "adminBanners", "ad_banners", "Failed to load banners"],
];

it.each(PAGES)(
  "%s that cannot be read are logged, and said in a red box",
  async (_name, page, namespace, table, words) => {
    const logged: string[] = [];
    await withoutTable(test.deps, table, async (deps) => {
      const log = { ...deps.log, error: (_facts: object, message: string) => void logged.push(message) };
      const read = await page.loader(loaderArgs({ ...deps, log } as never, null, "/rai", "en"));
      const loaderData = typeof read === "object" && read !== null && "data" in read ? read.data : read;
      expect(boxOf(page.default, namespace, loaderData)).toBe(words);
    });
    expect([...new Set(logged)]).toEqual(["back office could not read"]);
  },
);
