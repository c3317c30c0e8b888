import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { zipOf } from "#tests/support/documents.ts";
import { DOCX, EPUB, fileTypeOf, ODT, PPTX } from "#tools/file-type.ts";
import { readDocument } from "./read-document.ts";

const W = 'xmlns:w="w" xmlns:m="math" xmlns:r="rel" xmlns:mc="mc" xmlns:v="v" xmlns:a="a" xmlns:p="pres"';
const related = (...parts: [id: string, type: string, target: string][]) =>
  `<Relationships>${parts
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`)
    .join("")}</Relationships>`;

function wordFile(body: string, more: Record<string, string> = {}, place = "word/document.xml"): Uint8Array {
  return zipOf({
    "_rels/.rels": related(["r1", "officeDocument", `/${place}`]),
    [place]: `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...more,
  });
}

const read = (body: string, more?: Record<string, string>) => readDocument(wordFile(body, more), DOCX);
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const p = (inside: string) => `<w:p>${inside}</w:p>`;

describe("a Word document", () => {
  test.each([
    [
      "soft breaks",
      p("<w:r><w:t>المحترم</w:t><w:br/><w:t>شركة</w:t><w:cr/><w:t>النخيل</w:t></w:r>"),
      "المحترم\nشركة\nالنخيل",
    ],
    ["tabs and hyphens", p("<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:noBreakHyphen/><w:t>c</w:t></w:r>"), "a\tb-c"],
    ["turned text", p(`${run("قبل ")}<w:dir>${run("داخل ")}</w:dir><w:bdo>${run("بعد")}</w:bdo>`), "قبل داخل بعد"],
    [
      "a field's result",
      p(`<w:fldSimple w:instr="DATE">${run("١٢")}</w:fldSimple><w:r><w:instrText>PAGE</w:instrText></w:r>`),
      "١٢",
    ],
    [
      "links and controls",
      p(
        `<w:hyperlink>${run("رابط")}</w:hyperlink><w:sdt><w:sdtPr/><w:sdtContent>${run(" قيمة")}</w:sdtContent></w:sdt>`,
      ),
      "رابط قيمة",
    ],
    [
      "paragraphs in controls",
      `<w:sdt><w:sdtContent>${p(run("one"))}${p(run("two"))}</w:sdtContent></w:sdt>`,
      "one\n\ntwo",
    ],
    [
      "formulas",
      p(
        "<m:oMath><m:r><m:t>x=</m:t></m:r><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f><m:sSup><m:e><m:r><m:t>y</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>",
      ),
      "x=(a+b)/2y^2",
    ],
    [
      "tables by rows",
      `${p(run("قبل"))}<w:tbl><w:tr><w:tc>${p(run("اليوم"))}</w:tc><w:tc>${p(run("الساعات"))}</w:tc></w:tr><w:tr><w:tc>${p(run("الأحد"))}${p(run("صباحًا"))}</w:tc><w:tc>${p(run("8"))}</w:tc></w:tr></w:tbl>${p(run("بعد"))}`,
      "قبل\n\nاليوم\tالساعات\nالأحد صباحًا\t8\n\nبعد",
    ],
    [
      "a text box once, behind its paragraph",
      p(
        `${run("first")}<w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${p(run("box"))}</w:txbxContent></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${p(run("box"))}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r>${run(" end")}`,
      ),
      "first end\n\nbox",
    ],
  ])("has %s", (_name, body, text) => {
    expect(read(body)).toEqual({ text, left: [] });
  });

  test("keeps inserted runs, leaves out deleted and hidden ones, comments and pictures, and says so", () => {
    const body = p(
      `<w:ins>${run("kept")}</w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t> shown</w:t></w:r><w:r><w:commentReference w:id="1"/></w:r><w:r><w:drawing><a:blip/></w:drawing></w:r>`,
    );
    const list = p(`<w:pPr><w:numPr/></w:pPr>${run("item")}`);
    const { text, left } = read(body + list);
    expect(text).toBe("kept shown\n\nitem");
    expect(left.toSorted()).toEqual([
      "comments_left_out",
      "deleted_left_out",
      "hidden_left_out",
      "list_signs_left_out",
      "objects_left_out",
    ]);
  });

  test("has footnotes and endnotes at its end, by number; headers are left out and said", () => {
    const body = p(
      `${run("text")}<w:r><w:footnoteReference w:id="2"/></w:r>${run(" more")}<w:r><w:endnoteReference w:id="5"/></w:r>`,
    );
    const parts = {
      "word/_rels/document.xml.rels": related(
        ["a", "footnotes", "footnotes.xml"],
        ["b", "endnotes", "endnotes.xml"],
        ["c", "header", "header1.xml"],
      ),
      "word/footnotes.xml": `<w:footnotes ${W}><w:footnote w:id="0"/><w:footnote w:id="2">${p(run("حاشية"))}</w:footnote></w:footnotes>`,
      "word/endnotes.xml": `<w:endnotes ${W}><w:endnote w:id="5">${p(run("last"))}</w:endnote></w:endnotes>`,
      "word/header1.xml": `<w:hdr ${W}>${p(run("Header"))}</w:hdr>`,
    };
    expect(read(body, parts)).toEqual({ text: "text[1] more[2]\n\n[1] حاشية\n\n[2] last", left: ["headers_left_out"] });
  });

  test("is found by the file's relationships, whatever its name", () => {
    const bytes = wordFile(p(run("here")), {}, "word/document2.xml");
    expect(fileTypeOf(bytes)).toBe(DOCX);
    expect(readDocument(bytes, DOCX).text).toBe("here");
  });
});

const opened = (mimetype: string, parts: Record<string, string>) => zipOf({ mimetype, ...parts });

test("an OpenDocument text has its paragraphs, breaks, lists, tables, boxes and notes, without deleted text", () => {
  const bytes = opened("application/vnd.oasis.opendocument.text", {
    "content.xml":
      `<o:document-content xmlns:o="o" xmlns:t="t" ` +
      `xmlns:d="d"><o:body><o:text><t:tracked-changes><t:deletion><t:p>gone</t:p></t:deletion></t:tracked-changes>
      <t:h>عنوان</t:h><t:p>سطر<t:line-break/>آخر<t:s ` +
      `t:c="2"/>هنا<t:note><t:note-citation>1</t:note-citation><t:note-body><t:p>حاشية</t:p></t:note-body></t:note></t:p>
      <t:list><t:list-item><t:p>بند</t:p></t:list-item></t:list>
      <d:table><d:table-row><d:table-cell><t:p>أ</t:p></d:table-cell><d:table-cell><t:p>ب</t:p></d:table-cell></d:table-row></d:table>
      <t:p>end<d:frame><d:text-box><t:p>box</t:p></d:text-box></d:frame></t:p></o:text></o:body></o:document-content>`,
    "styles.xml": `<s xmlns:y="y"><y:header>Head</y:header></s>`,
  });
  expect(fileTypeOf(bytes)).toBe(ODT);
  expect(readDocument(bytes, ODT)).toEqual({
    text: "عنوان\n\nسطر\nآخر  هنا[1]\n\nبند\n\nأ\tب\n\nend\n\nbox\n\n[1] حاشية",
    left: ["deleted_left_out", "list_signs_left_out", "headers_left_out"],
  });
});

test("slides come in the order that they are shown in", () => {
  const slide = (text: string) =>
    `<p:sld ${W}><p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r><a:br/><a:r><a:t>2</a:t></a:r></a:p></p:txBody></p:sp></p:sld>`;
  const bytes = zipOf({
    "_rels/.rels": related(["r", "officeDocument", "ppt/presentation.xml"]),
    "ppt/presentation.xml":
      `<p:presentation ${W}><p:sldIdLst><p:sldId id="256" r:id="x2"/><p:sldId id="257" ` +
      `r:id="x1"/></p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": related(
      ["x1", "slide", "slides/slide1.xml"],
      ["x2", "slide", "slides/slide2.xml"],
    ),
    "ppt/slides/slide1.xml": slide("one"),
    "ppt/slides/slide2.xml": slide("اثنان"),
    "ppt/slides/_rels/slide2.xml.rels": related(["n", "notesSlide", "../notesSlides/n.xml"]),
  });
  expect(fileTypeOf(bytes)).toBe(PPTX);
  expect(readDocument(bytes, PPTX)).toEqual({ text: "اثنان\n2\n\none\n2", left: ["speaker_notes_left_out"] });
});

test("a book's chapters come in reading order, without styles and scripts", () => {
  const bytes = opened("application/epub+zip", {
    "META-INF/container.xml": '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    "OPS/book.opf":
      '<package><manifest><item id="a" href="a%20b.xhtml"/><item id="b" ' +
      'href="t/b.xhtml"/></manifest><spine><itemref idref="b"/><itemref idref="a"/></spine></package>',
    "OPS/a b.xhtml":
      "<!DOCTYPE html><html " +
      'xmlns="http://www.w3.org/1999/xhtml"><head><title>no</title></head><body><p>last&nbsp;page</p><script>no()</script></body></html>',
    "OPS/t/b.xhtml":
      '<html xmlns="http://www.w3.org/1999/xhtml"><body><div>الفصل ' +
      "<b>الأول</b>\n<p>سطر<br/>آخر</p>بعده</div><table><tr><td>1</td><td>2</td></tr></table><img/></body></html>",
  });
  expect(fileTypeOf(bytes)).toBe(EPUB);
  expect(readDocument(bytes, EPUB)).toEqual({
    text: "الفصل الأول\n\nسطر\nآخر\n\nبعده\n\n1\t2\n\nlast\u00A0page",
    left: ["objects_left_out"],
  });
});

describe("a hostile file", () => {
  const deep = `${"<w:sdt>".repeat(300)}${"</w:sdt>".repeat(300)}`;
  const bomb = deflateRawSync(Buffer.alloc(80 * 1024 * 1024, " "), { level: 1 });

  test.each([
    [
      "an entity of its own",
      {
        "word/document.xml":
          '<!DOCTYPE d [<!ENTITY a "aaaa">]><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&a;</w:t></w:r></w:p></w:body></w:document>',
      },
    ],
    [
      "a file of the machine",
      { "word/document.xml": '<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><d>&a;</d>' },
    ],
    ["a tree without end", { "word/document.xml": `<w:document xmlns:w="w">${deep}</w:document>` }],
    ["no XML", { "word/document.xml": "<w:document" }],
    ["nothing in it", { "word/other.xml": "<a/>" }],
  ])("is refused for %s", (_name, parts) => {
    expect(() => readDocument(zipOf(parts), DOCX)).toThrow();
  });

  test("is refused for what it unpacks to, in the parts that are read, all together", () => {
    const part = { packed: bomb, claims: 100 };
    expect(() => readDocument(zipOf({ "word/document.xml": part }), DOCX)).toThrow(
      expect.objectContaining({ code: "too_large" }),
    );
    const page = deflateRawSync(Buffer.from(`<html><body>${" ".repeat(30 * 1024 * 1024)}</body></html>`), { level: 1 });
    const book = zipOf({
      "META-INF/container.xml": '<c><rootfile full-path="b.opf"/></c>',
      "b.opf": `<p><item id="a" href="a"/>${'<itemref idref="a"/>'.repeat(3)}</p>`,
      a: { packed: page, claims: 1 },
    });
    expect(() => readDocument(book, EPUB)).toThrow(expect.objectContaining({ code: "too_large" }));
  });

  test("is refused for a tree of more elements than a document has", () => {
    expect(() => read("<w:p/>".repeat(1_000_000))).toThrow(expect.objectContaining({ code: "too_large" }));
  });

  test("a bomb among its pictures stays packed", () => {
    const bytes = wordFile(p(run("text")), { "word/media/a.png": { packed: bomb, claims: 100 } as never });
    expect(readDocument(bytes, DOCX).text).toBe("text");
  });
});
