import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { CreditsProvider, type PageCredits } from "#browser/credits.tsx";
import { LanguageProvider } from "#i18n/language-provider.tsx";
import { parseMessages } from "#i18n/parse-messages.ts";
import { readMessages } from "#messages.ts";
import { RunForm } from "./workspace.tsx";

const OFFERED: PageCredits = { credits: 0, freeOffer: { credits: 50, days: 14 }, canSave: false, buyOffer: null };
const bar = { label: "Check", onRun() {}, onStop() {}, working: false, creditsLeft: 0, pricingPath: "/en/pricing" };

/** The buttons below a tool's fields, each with whether it can be pressed. */
function buttonsOf(state: "ready" | "off", credits: PageCredits): [words: string, isEnabled: boolean][] {
  const messages = parseMessages(readMessages("en", ["workspace", "ui"]));
  const form = (
    <LanguageProvider language="en" timeZone="UTC" messages={messages}>
      <CreditsProvider page={credits}>
        <RunForm {...bar} creditsLeft={credits.credits}>
          field
        </RunForm>
      </CreditsProvider>
    </LanguageProvider>
  );
  const tools = [{ slug: "prompt-checker", cost: 1, state, engine: null }];
  const root = { toolSlug: "prompt-checker", isAwaited: false, tools };
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => root, element: form }], {
    hydrationData: { loaderData: { root } },
  });
  const markup = renderToString(<RouterProvider router={router} />);
  return [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(([, attributes = "", inside = ""]) => [
    inside.replace(/<[^>]*>/g, ""),
    !/ disabled/.test(attributes),
  ]);
}

it("somebody without credits takes the free package by the press that runs", () => {
  expect(buttonsOf("ready", OFFERED)).toEqual([["Claim them and start", true]]);
});

it("while the tool is off the free package has a button of its own, and the one that runs promises nothing", () => {
  expect(buttonsOf("off", OFFERED)).toEqual([
    ["Check", false],
    ["Take the free credits", true],
  ]);
});

it("who has credits or took the package is offered none", () => {
  expect(buttonsOf("off", { ...OFFERED, credits: 50 })).toEqual([["Check", false]]);
  expect(buttonsOf("off", { ...OFFERED, freeOffer: null })).toEqual([["Check", false]]);
});
