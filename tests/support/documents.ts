import { crc32 } from "node:zlib";

/**
 * A PDF of one page as large as its JPEG in points, with a line of Latin text over the picture, at its top or foot, or laid
 * invisibly (`mode` 3). As a form, half as large and moved, the whole is drawn by one command.
 */
export function scanOf(
  jpeg: { bytes: Uint8Array; width: number; height: number },
  line: { text: string; y: number; mode?: 0 | 3 },
  { isForm = false, rotate = 0 } = {},
): Uint8Array<ArrayBuffer> {
  const { bytes, width, height } = jpeg;
  const content = `q ${width} 0 0 ${height} 0 0 cm /I1 Do Q BT ${line.mode ?? 0} Tr /F1 12 Tf 20 ${line.y} Td (${line.text}) Tj ET`;
  const resources = "/Resources << /Font << /F1 3 0 R >> /XObject << /I1 6 0 R /X1 7 0 R >> >>";
  const shown = isForm ? `q 0.5 0 0 0.5 10 20 cm /X1 Do Q` : content;
  const head = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Type /Page /Parent 2 0 R /Rotate ${rotate} /MediaBox [0 0 ${width} ${height}] ${resources} /Contents 5 0 R >>`,
    `<< /Length ${shown.length} >>\nstream\n${shown}\nendstream`,
  ];
  const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 ${width} ${height}] ${resources} /Length ${content.length} >>\nstream\n${content}\nendstream`;
  const picture = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>\nstream\n${Buffer.from(bytes).toString("latin1")}\nendstream`;
  return pdfOfObjects([...head, picture, form]);
}

/** A PDF of 200 × 400 points a page, one line of Latin text on each, written by hand. */
export function pdfOf(pages: readonly string[]): Uint8Array<ArrayBuffer> {
  const ids = pages.map((_page, index) => 4 + index * 2);
  return pdfOfObjects([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${ids.map((id) => `${id} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((text, index) => {
      const content = `BT /F1 24 Tf 20 200 Td (${text}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 400] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ]);
}

/** A JPEG file with its size in pixels. */
interface Jpeg {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A PDF of one page, `page` points wide and high, that a JPEG fills; `line` is a line of text at its foot, as scanner programs set. */
export function scanPdfOf(jpeg: Jpeg, page: [number, number], line = ""): Uint8Array<ArrayBuffer> {
  const picture = `q ${page[0]} 0 0 ${page[1]} 0 0 cm /I1 Do Q`;
  const content = line === "" ? picture : `${picture} BT /F1 10 Tf 8 6 Td (${line}) Tj ET`;
  const data = Buffer.from(jpeg.bytes).toString("latin1");
  return pdfOfObjects([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.join(" ")}] /Resources << /Font << /F1 3 0 R >> /XObject << /I1 6 0 R >> >> /Contents 5 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${jpeg.width} /Height ${jpeg.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${data.length} >>\nstream\n${data}\nendstream`,
  ]);
}

/** Objects numbered from 1, the first the catalogue; characters are bytes. */
function pdfOfObjects(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, "latin1"));
}

/** A Word document of plain paragraphs: a zip without compression. */
export async function docxOf(paragraphs: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const w = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join("");
  return zipOf({
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    "_rels/.rels":
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    "word/document.xml": `<w:document xmlns:w="${w}"><w:body>${body}</w:body></w:document>`,
  });
}

/** A part given as it lies in the zip, deflated, with the size that it claims to unpack to. */
interface PackedPart {
  packed: Buffer;
  claims: number;
}

/** A zip of parts without compression, or deflated already. */
export function zipOf(files: Record<string, string | PackedPart>): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(files)) {
    const isPacked = typeof part !== "string";
    const content = isPacked ? part.packed : Buffer.from(part);
    const title = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(isPacked ? 8 : 0, 4);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(content.length, 14);
    head.writeUInt32LE(isPacked ? part.claims : content.length, 18);
    head.writeUInt16LE(title.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    parts.push(Buffer.from("PK\u0003\u0004"), head, title, content);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000"), head, place, title);
    offset += 30 + title.length + content.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length / 4, 4);
  end.writeUInt16LE(directory.length / 4, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, listed, Buffer.from("PK\u0005\u0006"), end]));
}
