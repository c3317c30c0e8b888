import { expect, it } from "vitest";
import { readAuthPage } from "./read-auth-page.ts";

const messageAt = (path: string) => readAuthPage(new Request(`http://localhost:3000${path}`), "en").fault?.message;

it.each([
  ["/en/login?error=google_sign_in_failed", "An error occurred with Google sign in"],
  ["/en/signup?error=google_sign_up_failed", "An error occurred with Google sign up"],
  ["/en/login?error=nothing_known", "An error occurred"],
  ["/en/login", undefined],
])("the page that %s leads to says: %s", (path, message) => {
  expect(messageAt(path)).toBe(message);
});
