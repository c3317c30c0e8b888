import { afterAll, beforeAll, expect, it } from "vitest";
import { addPerson } from "#tests/support/scenes/billing-scene.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";

let test: TestDeps;
let cookie: string;
beforeAll(async () => {
  test = await createTestDeps();
  const { id } = await addPerson(test.deps);
  const [line = ""] = await test.deps.auth.startSession(id, new Headers());
  cookie = line.split(";")[0] as string;
});
afterAll(() => test.close());

const tokenOf = (sent: string) => test.deps.auth.signedTokenOf(new Headers({ cookie: sent }));

it("a cookie that the library signed gives its token, whatever stands beside it", () => {
  const token = cookie.split("=")[1]?.split(".")[0];
  expect(token).toMatch(/^\w{20,}$/);
  expect(tokenOf(cookie)).toBe(token);
  expect(tokenOf(`lang=ar; ${cookie}; theme=dark`)).toBe(token);
});

it("any other cookie gives none", () => {
  const [name, value = ""] = cookie.split("=");
  const [token = "", signature = ""] = value.split(".");
  const first = token.startsWith("a") ? "b" : "a";
  const forged = [
    `${name}=${token}`,
    `${name}=${token}.`,
    `${name}=${first}${token.slice(1)}.${signature}`,
    `${name}=${token}.${signature.slice(0, -4)}`,
    `${name}=${token}.${encodeURIComponent("A".repeat(43) + "=")}`,
    `${name}=%E0%A4%A`,
    `x${cookie}`,
    "",
  ];
  expect(forged.map(tokenOf)).toEqual(forged.map(() => null));
});
