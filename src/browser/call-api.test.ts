import { expect, test } from "vitest";
import { readFault } from "./call-api.ts";

const refused = (code: string, message: string) => Response.json({ error: { code, message } }, { status: 401 });

test("a page asks a person to sign in, whatever the API says to programs", async () => {
  const fault = await readFault(refused("unauthenticated", "User not authenticated"), "en");
  expect(fault).toEqual({ code: "unauthenticated", message: "Please sign in first.", fields: {} });
  expect((await readFault(refused("unauthenticated", ""), "ar")).message).toBe("سجّل الدخول أولًا.");
});

test("every other refusal keeps the server's words", async () => {
  const fault = await readFault(refused("invalid_code", "The code is wrong or has expired."), "en");
  expect(fault).toEqual({ code: "invalid_code", message: "The code is wrong or has expired.", fields: {} });
});

test("an answer without the API's shape says as little as none", async () => {
  expect((await readFault(new Response("<html>", { status: 502 }), "ar")).code).toBe("connection");
});
