import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testAdministrator } from "#tests/support/scenes/back-office.ts";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { createPrompt } from "#domain/library/write.ts";
import { LanguageProvider } from "#i18n/language-provider.tsx";
import { parseMessages } from "#i18n/parse-messages.ts";
import { type MessageNamespace, readMessages } from "#messages.ts";
import * as banners from "./ad-banners/page.tsx";
import * as library from "./prompt-library/page.tsx";

let test: TestDeps;
beforeAll(async () => void (test = await createTestDeps()));
afterAll(() => test.close());

interface Page {
  loader: (args: never) => Promise<unknown>;
  default: ComponentType<never>;
}

/** The markup of the form that makes a new one, at this address of its page. */
async function formAt(page: Page, namespace: MessageNamespace, address: string): Promise<string> {
  const read = await page.loader(loaderArgs(test.deps, null, address, "ar"));
  const loaderData = typeof read === "object" && read !== null && "data" in read ? read.data : read;
  const Shown = page.default as ComponentType<{ loaderData: unknown }>;
  const element = (
    <LanguageProvider
      language="ar"
      timeZone="UTC"
      messages={parseMessages(readMessages("ar", [namespace, "admin", "ui"]))}
    >
      <Shown loaderData={loaderData} />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  const markup = renderToString(<RouterProvider router={router} />);
  return markup.match(/<form noValidate="".*?<\/form>/s)?.[0] ?? "";
}

/** Names of the fields whose tag has this attribute. */
const namesWith = (form: string, attribute: string) =>
  [...form.matchAll(/<(?:input|textarea)[^>]*>/g)].flatMap(([tag]) =>
    tag.includes(` ${attribute}=`) ? [tag.match(/ name="(\w+)"/)?.[1]] : [],
  );

it("a new prompt is published and not featured, in the list's language, and offers its categories", async () => {
  const kept = { title: "Letter", content: "Write.", category: "Letters", imageUrl: null, language: "en" as const };
  await createPrompt(testAdministrator(), test.deps.db, { ...kept, isPublished: false, featured: true });
  const form = await formAt(library, "adminLibrary", "/rai/prompt-library?form=new&language=en");
  expect(namesWith(form, "checked")).toEqual(["isPublished"]);
  expect(form.match(/<option value="(\w+)" selected/)?.[1]).toBe("en");
  expect(namesWith(form, "required")).toEqual(["title", "category", "content"]);
  expect(form.match(/<datalist.*?<\/datalist>/s)?.[0].match(/value="[^"]*"/g)).toEqual(['value="Letters"']);
});

it("a new banner needs its title and both addresses", async () => {
  const form = await formAt(banners, "adminBanners", "/rai/ad-banners?form=new");
  expect(namesWith(form, "required")).toEqual(["title", "imageUrl", "linkUrl"]);
});
