import { afterAll, beforeAll, expect, it } from "vitest";
import { signUpConfirmed } from "#tests/support/scenes/sign-in.ts";
import { createTestApi, type TestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { FIELD_FAULTS } from "#i18n/field-faults.ts";
import { refuseWrongPassword } from "./auth-passwords.ts";

let test: TestDeps;
let api: TestApi;
beforeAll(async () => {
  test = await createTestDeps();
  api = createTestApi(test.deps);
});
afterAll(() => test.close());

it("a wrong password is a fault with a code, in the words of either language", async () => {
  const { userId, cookie } = await signUpConfirmed(test.deps, api);
  const c = { get: () => "10.1.2.3" } as never;
  await expect(
    refuseWrongPassword(c, test.deps, { id: userId } as never, "no-no-no-1", "password"),
  ).rejects.toMatchObject({ code: "invalid_input", fields: { password: "wrong_password" } });
  for (const language of ["ar", "en"] as const) {
    const json = { password: "no-no-no-1" };
    const refused = await api.call("/api/me", { method: "DELETE", json, cookie, language });
    const { error } = (await refused.json()) as { error: { fields: object } };
    expect(error.fields).toEqual({ password: FIELD_FAULTS.wrong_password[language] });
  }
});
