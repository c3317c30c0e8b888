import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseCsv, toCsv } from "./csv.ts";

describe("CSV", () => {
  it("quotes commas, quotation marks and line ends, and ends lines in CRLF", () => {
    expect(toCsv([["a,b", 'say "x"', "two\nlines", 3, true, null]])).toBe('"a,b","say ""x""","two\nlines",3,true,\r\n');
  });

  it.each(['=HYPERLINK("http://evil")', "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])(
    "keeps a spreadsheet from running %j",
    (formula) => {
      const written = toCsv([[formula]]);
      expect(written.replace(/^"/, "").startsWith("'")).toBe(true);
      expect(parseCsv(written)).toEqual([[formula]]);
    },
  );

  it("reads LF and CRLF, passes over a byte-order mark and leaves out empty lines", () => {
    expect(parseCsv("\uFEFFa,b\nc,d\r\n\r\n")).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
  });

  it("refuses a quotation mark in the middle of a cell", () => {
    expect(() => parseCsv('a"b,c')).toThrow(SyntaxError);
  });

  it("gives back any table it wrote", () => {
    const table = fc.array(fc.tuple(fc.string({ unit: "binary" }), fc.string(), fc.constant("end")), { maxLength: 8 });
    fc.assert(
      fc.property(table, (rows) => {
        expect(parseCsv(toCsv(rows))).toEqual(rows);
      }),
    );
  });
});
