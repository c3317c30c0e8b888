import { expect, it } from "vitest";
import { hrefsIn, pageMarkup, wordsIn } from "#tests/support/page-markup.tsx";
import SuccessPage from "./page.tsx";

function shown(returnTo: string | null): string {
  const loaderData = { isSignedIn: true, sessionId: "cs_test_1", isOnce: false, returnTo, claim: null };
  const page = <SuccessPage {...({ loaderData } as Parameters<typeof SuccessPage>[0])} />;
  return pageMarkup(page, "/en/success?session_id=cs_test_1", ["success", "periods"]);
}

it("leads on to the start page and to the account, and names the session after all else", () => {
  const markup = shown(null);
  expect(hrefsIn(markup)).toEqual(["/en", "/en/account"]);
  expect(wordsIn(markup).slice(-4)).toEqual([
    "Start Using",
    "Manage Account",
    "Session ID, should you write to support:",
    "cs_test_1",
  ]);
});

it("leads a purchase that began at a tool back to it", () => {
  const markup = shown("/en/prompt-generate");
  expect(hrefsIn(markup)).toEqual(["/en/prompt-generate", "/en/account"]);
  expect(wordsIn(markup).slice(-4, -2)).toEqual(["Back to what you were writing", "Manage Account"]);
});
