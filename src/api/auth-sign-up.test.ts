import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GOOD_PASSWORD, mailedToken, signIn, signUpConfirmed } from "../../tests/support/sign-in.ts";
import { cookiesOf, createTestApi, type TestApi } from "../../tests/support/test-api.ts";
import { createTestDeps, type TestDeps } from "../../tests/support/test-deps.ts";

let test: TestDeps;
let api: TestApi;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
});
afterAll(() => test.close());

describe("sign-up", () => {
  it("leads through the mailed link to a session", async () => {
    const { cookie } = await signUpConfirmed(test.deps, api, "new@example.com");
    const session = await api.call("/api/auth/get-session", { cookie });
    expect((await session.json()).user).toMatchObject({ email: "new@example.com", isAdministrator: false });
  });

  it("is followed by signing in", async () => {
    const { email } = await signUpConfirmed(test.deps, api);
    const { cookie } = await signIn(test.deps, api, email);
    expect(cookie).toMatch(/^siyagha\.session_token=/);
  });
});
