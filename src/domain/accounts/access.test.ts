import { describe, expect, it } from "vitest";
import {
  type Caller,
  type KeyScope,
  requireAdministrator,
  requireScope,
  requireSignedIn,
  type Viewer,
} from "./access.ts";

const person: Viewer = {
  id: "p",
  email: "p@example.com",
  emailVerified: true,
  role: "user",
  mustChangePassword: false,
  isSuspended: false,
  createdAt: new Date("2026-01-01T00:00:00Z"),
  sessionId: "s",
};
const administrator: Viewer = { ...person, role: "administrator" };
const refusalOf = (act: () => unknown) => {
  try {
    act();
    return "let in";
  } catch (error) {
    return [(error as { code: string }).code, (error as { fields?: object }).fields ?? {}];
  }
};

describe("the gate", () => {
  it.each([
    ["nobody", null, ["unauthenticated", {}]],
    ["an address that is not confirmed", { ...person, emailVerified: false }, ["email_unconfirmed", {}]],
    ["a suspended person", { ...person, isSuspended: true }, ["account_suspended", {}]],
    ["a confirmed person", person, "let in"],
  ])("for people: %s", (_who, viewer, expected) => {
    expect(refusalOf(() => requireSignedIn(viewer))).toEqual(expected);
  });

  it.each([
    ["nobody", null, {}, ["unauthenticated", {}]],
    ["a person", person, {}, ["forbidden", {}]],
    ["the administrator", administrator, {}, "let in"],
    [
      "with the one-time password",
      { ...administrator, mustChangePassword: true },
      {},
      ["password_change_required", {}],
    ],
    ["changing that password", { ...administrator, mustChangePassword: true }, { passwordChange: true }, "let in"],
  ])("for the back office: %s", (_who, viewer, options, expected) => {
    expect(refusalOf(() => requireAdministrator(viewer, options))).toEqual(expected);
  });

  const by = (scopes: Caller["scopes"]): Caller => ({ user: person, scopes, key: { id: "k", runsPerDay: null } });
  it.each<[string, Caller["scopes"], KeyScope | "any" | null, unknown]>([
    ["a session may do all", "all", null, "let in"],
    ["a key does what it has a scope for", ["run", "library"], "library", "let in"],
    ["a key without the scope", ["run"], "history", ["forbidden", { scope: "scope_history" }]],
    ["what any key may do", ["run"], "any", "let in"],
    ["where no key may go", ["run", "history", "library"], null, ["forbidden", { authorization: "no_keys_here" }]],
  ])("for programs: %s", (_what, scopes, scope, expected) => {
    expect(refusalOf(() => requireScope(by(scopes), scope))).toEqual(expected);
  });
});
