import { describe, expect, it } from "vitest";
import { markOfKey, openKey, sealKey } from "./sealed-keys.server.ts";

const SECRET = "a-secret-of-the-tests-with-more-than-32-characters";
const KEY = "sk-a-key-of-the-tests-0123456789";

describe("a sealed key", () => {
  it("opens with its secret and for its provider, and holds nothing of the key in the open", () => {
    const sealed = sealKey(SECRET, "openai", KEY);
    expect(openKey(SECRET, "openai", sealed)).toBe(KEY);
    expect(sealed).not.toContain(KEY.slice(0, 8));
    expect(Buffer.from(sealed.split(".")[1] ?? "", "base64url").includes(KEY.slice(0, 6))).toBe(false);
  });

  it("is another text each time", () => {
    expect(sealKey(SECRET, "openai", KEY)).not.toBe(sealKey(SECRET, "openai", KEY));
  });

  it("does not open with another secret, nor as another provider's", () => {
    const sealed = sealKey(SECRET, "openai", KEY);
    expect(openKey(`${SECRET}!`, "openai", sealed)).toBeNull();
    expect(openKey(SECRET, "deepseek", sealed)).toBeNull();
  });

  it("does not open once any byte of it was changed, nor cut, nor under another version", () => {
    const sealed = sealKey(SECRET, "openai", KEY);
    const bytes = Buffer.from(sealed.slice(2), "base64url");
    for (const place of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      expect([place, openKey(SECRET, "openai", `1.${changed.toString("base64url")}`)]).toEqual([place, null]);
    }
    for (const text of ["", "1.", sealed.slice(0, -4), sealed.slice(0, 30), `2${sealed.slice(1)}`, "1.AAAA"])
      expect([text, openKey(SECRET, "openai", text)]).toEqual([text, null]);
  });

  it("has a mark that tells keys apart and is not the key", () => {
    expect(markOfKey(SECRET, "openai", KEY)).toBe(markOfKey(SECRET, "openai", KEY));
    expect(markOfKey(SECRET, "openai", KEY)).not.toBe(markOfKey(SECRET, "openai", `${KEY}0`));
    expect(markOfKey(SECRET, "openai", KEY)).not.toBe(markOfKey(SECRET, "deepseek", KEY));
    expect(markOfKey(SECRET, "openai", KEY)).not.toContain(KEY.slice(-4));
  });
});
