import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openZip } from "#workers/documents/bounded-zip.ts";
import { readPaper } from "./read-paper.ts";
import { wordFile } from "./word-file.ts";

const ARABIC = `# عرض سعر

نص فيه **كلمة غامقة** مع Philips MX450 ورقم 12.

| الصنف | السعر |
|---|---|
| قلم | 5 |

١. أولًا
٢. ثانيًا`;

const ENGLISH = "# Plan\n\nBuy *flour*.\n\n5) five\n6) six\n\n- dot\n\nهذا سطر عربي";

async function bytesOf(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await wordFile(readPaper(text, "ltr"))).arrayBuffer());
}

async function partsOf(text: string): Promise<(name: string) => string> {
  const zip = openZip(await bytesOf(text), 2_000_000);
  return (name) => zip.text(name) ?? "";
}

/** The paragraph with these words, as XML. */
function paragraphWith(words: string, xml: string): string {
  return xml.match(/<w:p>.*?<\/w:p>/gsu)?.find((paragraph) => paragraph.includes(words)) ?? "";
}

it("an Arabic paper is right to left in its section, paragraphs, runs and tables", async () => {
  const part = await partsOf(ARABIC);
  const xml = part("word/document.xml");
  expect(/<w:sectPr>.*<\/w:sectPr>/su.exec(xml)?.[0]).toMatch(
    /<w:pgSz w:w="11906" w:h="16838".*<w:bidi\/><w:docGrid/su,
  );
  expect(xml).toContain("<w:bidiVisual/>");
  const line = paragraphWith("نص فيه", xml);
  expect(line).toContain("<w:bidi/>");
  const runs = [...line.matchAll(/<w:r>(.*?)<\/w:r>/gsu)].map(([, run = ""]) => [
    /<w:t[^>]*>(.*?)<\/w:t>/su.exec(run)?.[1],
    run.includes("<w:rtl/>"),
    run.includes("<w:bCs/>"),
    /<w:lang ([^/]*)\/>/u.exec(run)?.[1],
  ]);
  expect(runs).toEqual([
    ["نص فيه ", true, false, 'w:bidi="ar-SA"'],
    ["كلمة غامقة", true, true, 'w:bidi="ar-SA"'],
    [" مع ", true, false, 'w:bidi="ar-SA"'],
    ["Philips MX450", false, false, 'w:val="en-US"'],
    [" ورقم 12.", true, false, 'w:bidi="ar-SA"'],
  ]);
  expect(xml).not.toMatch(/w:jc w:val="(?:left|right|both)"/u);
});

it("writes numbers in Arabic-Indic digits out, and lets Word count the others from where they begin", async () => {
  expect(paragraphWith("أولًا", (await partsOf(ARABIC))("word/document.xml"))).toMatch(/١\..*<w:tab\/>|١\.\t/su);
  const part = await partsOf(ENGLISH);
  const five = paragraphWith("five", part("word/document.xml"));
  expect(five).not.toContain("5)");
  expect(five).toContain("<w:numPr>");
  expect(part("word/numbering.xml")).toMatch(
    /<w:start w:val="5"\/><w:numFmt w:val="decimal"\/><w:lvlText w:val="%1\)"/u,
  );
});

it("an English paper is left to right but for its Arabic line", async () => {
  const xml = (await partsOf(ENGLISH))("word/document.xml");
  expect(/<w:sectPr>.*<\/w:sectPr>/su.exec(xml)?.[0]).not.toContain("<w:bidi/>");
  expect(paragraphWith("flour", xml)).not.toContain("<w:bidi/>");
  expect(paragraphWith("flour", xml)).toContain("<w:i/>");
  expect(paragraphWith("عربي", xml)).toContain("<w:bidi/>");
});

it("says its title, the face to take where one is missing, its language, and repeats a table's head", async () => {
  const part = await partsOf(ARABIC);
  expect(part("docProps/core.xml")).toContain("<dc:title>عرض سعر</dc:title>");
  expect(part("word/fontTable.xml")).toContain('<w:font w:name="Sakkal Majalla"><w:altName w:val="Arial"/>');
  expect(part("word/styles.xml")).toContain('w:cs="Sakkal Majalla"');
  expect(part("word/styles.xml")).toContain('<w:lang w:val="en-US" w:bidi="ar-SA"/>');
  expect(part("word/document.xml")).toMatch(/<w:cantSplit\/><w:tblHeader\/>/u);
  expect(part("word/footer1.xml")).toContain("PAGE");
});

const hasOffice = (() => {
  try {
    execFileSync("soffice", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

it.runIf(hasOffice)("LibreOffice opens it and makes a PDF of one page", { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "paper-"));
  try {
    writeFileSync(join(folder, "paper.docx"), await bytesOf(ARABIC));
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync(
      "soffice",
      ["--headless", profile, "--convert-to", "pdf", "--outdir", folder, join(folder, "paper.docx")],
      {
        stdio: "ignore",
      },
    );
    const pdf = readFileSync(join(folder, "paper.pdf"), "latin1");
    expect(pdf.slice(0, 5)).toBe("%PDF-");
    expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
