import { describe, expect, test } from "vitest";
import { type Endpoint, resolveEndpoint } from "./hosts.server.ts";
import type { ProviderChoice } from "./ai.ts";
import { readSettings } from "#platform/env.server.ts";

const KEYS = {
  OPENAI_API_KEY: "key-o",
  ANTHROPIC_API_KEY: "key-a",
  DEEPSEEK_API_KEY: "key-d",
  AI_LOCAL_KEY: "key-l",
  OPENAI_TEAM_KEY: "key-t",
};

function open(choice: Partial<ProviderChoice>, env: Record<string, string> = {}) {
  const settings = readSettings({ ...KEYS, ...env });
  return resolveEndpoint(settings, {
    providerName: "openai",
    modelName: "m",
    apiKeyName: "OPENAI_API_KEY",
    apiEndpoint: null,
    ...choice,
  });
}

describe("resolveEndpoint", () => {
  test("a key goes to its vendor", () => {
    expect(open({})).toEqual({
      baseUrl: "https://api.openai.com/v1",
      host: "api.openai.com",
      key: "key-o",
      wire: "openai-responses",
    } satisfies Endpoint);
    expect(open({ providerName: "anthropic", apiKeyName: "ANTHROPIC_API_KEY" })).toMatchObject({
      baseUrl: "https://api.anthropic.com/v1",
      key: "key-a",
      wire: "anthropic",
    });
    expect(open({ providerName: "deepseek", apiKeyName: "DEEPSEEK_API_KEY" })).toMatchObject({
      baseUrl: "https://api.deepseek.com",
      key: "key-d",
      wire: "deepseek",
    });
  });

  test.each([
    ["https://api.openai.com/v1/responses", "https://api.openai.com/v1", "openai-responses"],
    ["https://api.openai.com/v1/chat/completions", "https://api.openai.com/v1", "openai-chat"],
    ["https://api.openai.com", "https://api.openai.com/v1", "openai-responses"],
  ])("a full address %s is brought back to its base", (apiEndpoint, baseUrl, wire) => {
    expect(open({ apiEndpoint })).toMatchObject({ baseUrl, wire });
  });

  test.each([
    "https://169.254.169.254/latest/meta-data",
    "https://127.0.0.1:5432",
    "https://2130706433/v1",
    "https://0x7f.1/v1",
    "https://[::ffff:127.0.0.1]/v1",
    "https://[::1]/v1",
    "https://10.0.0.5/v1",
    "https://rebind.example/v1",
    "https://api.openai.com.evil.example/v1",
    "https://api.openai.com./v1",
    "https://api.openai.com:8443/v1",
  ])("%s is no host of this key", (apiEndpoint) => {
    expect(open({ apiEndpoint })).toBe("host");
  });

  test.each([
    "http://api.openai.com/v1",
    "http://x@evil.example",
    "https://user:pass@api.openai.com/v1",
    "file:///etc/passwd",
    "https://api.openai.com/v1?x=1",
    "gopher://x",
    "not an address",
    "javascript:alert(1)",
  ])("%s is no address", (apiEndpoint) => {
    expect(open({ apiEndpoint })).toBe("endpoint");
  });

  test("an edited host never carries another vendor's key", () => {
    expect(open({ providerName: "deepseek", apiKeyName: "OPENAI_API_KEY" })).toBe("host");
    expect(open({ apiEndpoint: "https://api.deepseek.com/v1" })).toBe("host");
    expect(
      open({
        providerName: "anthropic",
        apiKeyName: "DEEPSEEK_API_KEY",
        apiEndpoint: "https://api.deepseek.com/anthropic",
      }),
    ).toMatchObject({ baseUrl: "https://api.deepseek.com/anthropic/v1", key: "key-d" });
  });

  test("only a key with an allowed prefix that is set can be named", () => {
    for (const apiKeyName of ["STRIPE_SECRET_KEY", "APP_SECRET", "openai_api_key", "OPENAI_API_KEY\n", "", "PATH"])
      expect(open({ apiKeyName })).toBe("key_name");
    expect(open({ apiKeyName: "OPENAI_OTHER_API_KEY" })).toBe("key_missing");
    expect(
      open({ apiKeyName: "COMPANY_OPENAI_KEY" }, { PROVIDER_KEY_PREFIXES: "COMPANY_", COMPANY_OPENAI_KEY: "key-c" }),
    ).toMatchObject({ key: "key-c", host: "api.openai.com" });
  });

  test("a key that names no vendor goes only to the operator's list", () => {
    expect(open({ apiKeyName: "AI_LOCAL_KEY" })).toBe("host");
    expect(
      open(
        { apiKeyName: "AI_LOCAL_KEY", apiEndpoint: "https://models.example/v1" },
        { PROVIDER_HOSTS: "models.example" },
      ),
    ).toMatchObject({ key: "key-l", wire: "openai-chat" });
  });

  test("the operator's list is by host and port; loopback may be plain http on the port it has", () => {
    const listed = { PROVIDER_HOSTS: "localhost, 127.0.0.1:11434, models.example, ports.example:8443" };
    expect(open({ apiEndpoint: "http://127.0.0.1:11434/v1" }, listed)).toMatchObject({
      baseUrl: "http://127.0.0.1:11434/v1",
      wire: "openai-chat",
    });
    expect(open({ apiEndpoint: "http://localhost:1234/v1" }, listed)).toMatchObject({ host: "localhost:1234" });
    expect(open({ apiEndpoint: "http://127.0.0.1:5432" }, listed)).toBe("host");
    expect(open({ apiEndpoint: "https://models.example/v1" }, listed)).toMatchObject({ host: "models.example" });
    expect(open({ apiEndpoint: "https://models.example:9000/v1" }, listed)).toBe("host");
    expect(open({ apiEndpoint: "https://ports.example:8443/v1" }, listed)).toMatchObject({
      host: "ports.example:8443",
    });
    expect(open({ apiEndpoint: "http://models.example/v1" }, listed)).toBe("endpoint");
  });

  test("a base URL is the operator's word for the vendor's main key alone; a stored endpoint wins over it", () => {
    const env = { OPENAI_BASE_URL: "http://127.0.0.1:4000" };
    expect(open({}, env)).toMatchObject({
      baseUrl: "http://127.0.0.1:4000/v1",
      key: "key-o",
      wire: "openai-responses",
    });
    expect(open({ apiEndpoint: "http://127.0.0.1:4000/v1" }, env)).toMatchObject({ wire: "openai-chat" });
    expect(open({ apiKeyName: "OPENAI_TEAM_KEY" }, env)).toMatchObject({ host: "api.openai.com", key: "key-t" });
    expect(open({ apiKeyName: "OPENAI_TEAM_KEY", apiEndpoint: "http://127.0.0.1:4000/v1" }, env)).toBe("host");
    expect(open({ apiEndpoint: "https://api.openai.com/v1" }, env)).toMatchObject({ host: "api.openai.com" });
    expect(open({ apiKeyName: "DEEPSEEK_API_KEY", apiEndpoint: "http://127.0.0.1:4000/v1" }, env)).toBe("host");
  });
});
