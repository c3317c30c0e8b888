import { expect, it } from "vitest";
import { stableHash } from "./hash.ts";

// The FNV reference's own test values for FNV-1a, 32 bits.
it.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["b", 0xe70c2de5],
  ["foobar", 0xbf9cf968],
])("hashes %s as the reference does", (text, hash) => expect(stableHash(text)).toBe(hash));
