import { describe, expect, test } from "vitest";
import { anyText, asText, userComment } from "./byte-text.ts";

const TEXTS = [
  "an old bridge",
  "جسر قديم عند الفجر",
  "جسرقديم",
  "جسر old قديم\nSteps: 4",
  "古い橋、霧",
  "puente añejo",
  "a 🌉 bridge",
];
const utf16 = (text: string, isLittle: boolean) =>
  isLittle ? Buffer.from(text, "utf16le") : Buffer.from(text, "utf16le").swap16();
const ENCODINGS: [string, (text: string) => Buffer][] = [
  ["UNICODE, big-endian", (text) => Buffer.concat([Buffer.from("UNICODE\0"), utf16(text, false)])],
  ["UNICODE, little-endian", (text) => Buffer.concat([Buffer.from("UNICODE\0"), utf16(text, true)])],
  ["UNICODE with a mark", (text) => Buffer.concat([Buffer.from("UNICODE\0\xff\xfe", "latin1"), utf16(text, true)])],
  ["UNICODE, but UTF-8", (text) => Buffer.from(`UNICODE\0${text}`)],
  ["ASCII, but UTF-8", (text) => Buffer.from(`ASCII\0\0\0${text}`)],
  ["eight zeros, then UTF-8", (text) => Buffer.from(`\0\0\0\0\0\0\0\0${text}`)],
  ["no code, UTF-8", (text) => Buffer.from(text)],
  ["no code, zeros behind", (text) => Buffer.from(`${text}\0\0\0`)],
];

describe.each(ENCODINGS)("a comment of EXIF in %s", (_name, encode) => {
  test.each(TEXTS)("%s", (text) => {
    expect(userComment(new Uint8Array(encode(text)))).toBe(text);
  });
});

test.each(["an old bridge", "جسر قديم عند الفجر", "جسر"])("bytes of Windows, UTF-16 with zeros behind: %s", (text) => {
  expect(anyText(new Uint8Array(Buffer.from(`${text}\0`, "utf16le")))).toBe(text);
});

test("a sign for what could not be decoded is a sign like any other", () => {
  expect(asText(new Uint8Array(Buffer.from("جسر \uFFFD قديم")))).toBe("جسر \uFFFD قديم");
});

test("what is no UTF-8 is Latin-1", () => {
  expect(asText(new Uint8Array(Buffer.from("a\xf1ejo", "latin1")))).toBe("añejo");
  expect(userComment(new Uint8Array(Buffer.from("ASCII\0\0\0a\xf1ejo", "latin1")))).toBe("añejo");
});
