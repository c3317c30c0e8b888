/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * RFC 4180 text with CRLF line ends. A cell that begins like a formula gets an apostrophe in front, which spreadsheets
 * show as plain text and `parseCsv` takes off again.
 */
export function toCsv(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return rows.map((row) => row.map(cell).join(",") + "\r\n").join("");
}

function cell(value: string | number | boolean | null): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const safe = FORMULA.test(value) || /^'+[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n\uFEFF]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows of RFC 4180 text; lines may end in LF or CRLF, a byte-order mark is passed over, empty lines are left out. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy;
  pattern.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) throw new SyntaxError("a quotation mark is where none may be");
    row.push(plain(match[1] as string));
    if (match[2] !== ",") {
      if (row.length > 1 || row[0] !== "") rows.push(row);
      row = [];
    }
  }
  if (row.length > 0) rows.push([...row, ""]);
  return rows;
}

function plain(raw: string): string {
  const value = raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw;
  return /^'+[=+\-@\t\r]/.test(value) ? value.slice(1) : value;
}
