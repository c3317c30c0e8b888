import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { gzipOf, packedPart, storedPart } from "./gzip-parts.ts";
import { marksFor, type Personal } from "./personal.ts";
import { cutAtMarks, fill, isSameCut, templateOf } from "./template.ts";

const ASKED: Personal = { nonce: "n", requestId: "r", timeZone: "UTC", email: "a@example.com", credits: 50 };

const dataOf = ({ email }: Personal) =>
  `<script nonce="x">window.__reactRouterContext.streamController.enqueue(${JSON.stringify(
    JSON.stringify(["email", email]),
  ).replace(/[&<>\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`)});</script>`;

async function filled(personal: Personal): Promise<string> {
  const marks = marksFor(personal, "en", 0);
  const cut = cutAtMarks(`<p>${marks.email}</p>${dataOf(marks)}<i>`, marks, "en");
  const template = await templateOf(cut as NonNullable<typeof cut>, "en");
  const [packed, plain] = [fill(template, personal, "gzip"), fill(template, personal, "plain")];
  expect(gunzipSync(packed).toString()).toBe(Buffer.from(plain).toString());
  return Buffer.from(plain).toString();
}

it("writes any text so that markup and script read it as it is, and neither ends early", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary" }), async (email) => {
      const html = await filled({ ...ASKED, email: email.toWellFormed() });
      const [, shown, data, rest] = html.match(/^<p>([^<]*)<\/p><script.*?enqueue\((.*?)\);<\/script>(.*)$/s) ?? [];
      const letters = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };
      expect(shown?.replace(/&[^;]+;/g, (entity) => letters[entity as keyof typeof letters])).toBe(
        email.toWellFormed(),
      );
      expect(JSON.parse(JSON.parse(data as string) as string)).toEqual(["email", email.toWellFormed()]);
      expect(rest).toBe("<i>");
    }),
  );
});

it("refuses a mark in a script of unknown writing, and sees what follows from a value", () => {
  const [marks, others] = [marksFor(ASKED, "ar", 0), marksFor(ASKED, "ar", 1)];
  expect(cutAtMarks(`<script>let a = "${marks.email}"</script>`, marks, "ar")).toBeNull();
  const cutOf = (of: Personal, seen: string) => cutAtMarks(`<b>${of.email}${seen}</b>`, of, "ar");
  const same = (seen: (email: string) => string) =>
    isSameCut(cutOf(marks, seen(marks.email)) as never, cutOf(others, seen(others.email)) as never);
  expect([same((email) => email), same((email) => email.slice(-2)), same((email) => `${email.length}`)]).toEqual([
    true,
    false,
    false,
  ]);
});

it("puts one gzip member together that every reader takes, also of long parts and of none", async () => {
  const long = "مكتوب ".repeat(20_000);
  const parts = [
    await packedPart(`<p>${long}`),
    storedPart(long),
    storedPart(""),
    await packedPart(""),
    storedPart("z"),
  ];
  expect(gunzipSync(gzipOf(parts)).toString()).toBe(`<p>${long}${long}z`);
  expect(gunzipSync(gzipOf([])).length).toBe(0);
  const decoded = new Response(gzipOf(parts)).body?.pipeThrough(new DecompressionStream("gzip"));
  expect(await new Response(decoded).text()).toBe(`<p>${long}${long}z`);
  expect(gzipOf([await packedPart(long)]).length).toBeLessThan(gzipSync(long).length + 50);
});
