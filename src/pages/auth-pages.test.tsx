import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loaderArgs } from "#tests/support/page-loader.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { LanguageProvider } from "#i18n/language-provider.tsx";
import { parseMessages } from "#i18n/parse-messages.ts";
import { readMessages } from "#messages.ts";
import * as login from "./login/page.tsx";
import * as administratorLogin from "./rai-login/page.tsx";
import * as signup from "./signup/page.tsx";

let test: TestDeps;
beforeAll(async () => void (test = await createTestDeps()));
afterAll(() => test.close());

interface Page {
  loader: (args: never) => unknown;
  default: ComponentType<never>;
}

/** As much of the shell's data as these pages read. */
const SHELL = { googleSignIn: true, localOutbox: false, tools: [] };

/** The page at this address, as the server sends it to a visitor. */
async function markupAt(page: Page, address: string): Promise<string> {
  const read = await page.loader(loaderArgs(test.deps, null, address, "en"));
  const loaderData = typeof read === "object" && read !== null && "data" in read ? read.data : read;
  const Shown = page.default as ComponentType<{ loaderData: unknown }>;
  const messages = parseMessages(readMessages("en", ["auth", "login", "signup", "raiLogin", "shell", "ui"]));
  const element = (
    <LanguageProvider language="en" timeZone="UTC" messages={messages}>
      <Shown loaderData={loaderData} />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ id: "root", path: "*", element, loader: () => SHELL }], {
    initialEntries: [address],
    hydrationData: { loaderData: { root: SHELL } },
  });
  // A template is a box that is not shown yet.
  return renderToString(<RouterProvider router={router} />).replace(/<template.*?<\/template>/gs, "");
}

/** What the red box says; undefined without one. */
const boxIn = (markup: string) =>
  markup.match(/<div role="alert" class="[^"]*\bborder-red\b[^"]*">(.*?)<\/div><\/div>/s)?.[1]?.replace(/<[^>]*>/g, "");

const BOXES: [string, Page, string | undefined][] = [
  ["/en/login?error=invalid_credentials", login, "The email or password is incorrect."],
  ["/en/signup?error=weak_password", signup, "This password is common and easy to guess. Please choose another."],
  ["/rai/login?error=invalid_credentials", administratorLogin, "The email or password is incorrect."],
  ["/en/login?error=nothing_known", login, "An error occurred"],
  ["/en/signup?error=nothing_known", signup, "An error occurred"],
  ["/rai/login?denied=1", administratorLogin, "Access Denied: You don't have permission to access this page"],
  ["/en/login", login, undefined],
];

it.each(BOXES)("the red box at %s says why", async (address, page, words) => {
  expect(boxIn(await markupAt(page, address))?.replace("&#x27;", "'")).toBe(words);
});

it("signing up asks for an email and a password, and has words for each that is missing", async () => {
  const markup = await markupAt(signup, "/en/signup");
  const needed = [...markup.matchAll(/<input[^>]* required=[^>]*>/g)].map(([tag]) => [
    tag.match(/ name="(\w+)"/)?.[1],
    tag.match(/ type="(\w+)"/)?.[1],
    tag.match(/ data-missing="([^"]+)"/)?.[1],
  ]);
  expect(needed).toEqual([
    ["email", "email", "Enter your email"],
    ["password", "password", "Enter your password"],
    ["confirmPassword", "password", "Enter your password"],
  ]);
});
