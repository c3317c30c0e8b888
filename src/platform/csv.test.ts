import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvFile, parseCsv, toCsv } from "./csv.ts";

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

  it.each([
    [
      "semicolons",
      'عنوان;نص\r\n"أ;ب";"c, d"\r\n',
      [
        ["عنوان", "نص"],
        ["أ;ب", "c, d"],
      ],
    ],
    [
      "tabs",
      "a\tb\nc, d\te\n",
      [
        ["a", "b"],
        ["c, d", "e"],
      ],
    ],
    ["a named separator", "\uFEFFsep=;\r\na,b;c\r\n", [["a,b", "c"]]],
    [
      "quoted separators in the first row",
      '"a;b;c",d\ne,f\n',
      [
        ["a;b;c", "d"],
        ["e", "f"],
      ],
    ],
  ])("reads %s", (_, text, rows) => {
    expect(parseCsv(text)).toEqual(rows);
  });

  it("a file for a spreadsheet begins with the byte-order mark, which is read over", () => {
    expect(csvFile([["نص", "b"]])).toBe("\uFEFFنص,b\r\n");
    expect(parseCsv(csvFile([["نص", "b;c;d"]]))).toEqual([["نص", "b;c;d"]]);
  });
});
