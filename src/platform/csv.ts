/** A cell that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * RFC 4180 text with CRLF line ends. A cell that begins like a formula gets an apostrophe in front, which spreadsheets
 * show as plain text and `parseCsv` takes off again.
 */
export function toCsv(rows: readonly (readonly (string | number | boolean | null)[])[]): string {
  return rows.map((row) => row.map(cell).join(",") + "\r\n").join("");
}

/** A file of `toCsv` for a person: the mark in front tells spreadsheets that it is Unicode, without which Arabic is gibberish there. */
export function csvFile(rows: Parameters<typeof toCsv>[0]): string {
  return `\uFEFF${toCsv(rows)}`;
}

function cell(value: string | number | boolean | null): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const safe = FORMULA.test(value) || /^'+[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n\uFEFF]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const SEPARATORS = [",", ";", "\t"] as const;
type Separator = (typeof SEPARATORS)[number];
/** A first line by which a spreadsheet names its separator. */
const NAMED_SEPARATOR = /^sep=([,;\t])\r?\n/i;

/**
 * Rows of RFC 4180 text; lines may end in LF or CRLF, a byte-order mark is passed over, empty lines are left out. Spreadsheets
 * of many countries write semicolons or tabs: the separator is the one that a first line "sep=;" names, else the most
 * frequent one of the first row outside its quotation marks.
 */
export function parseCsv(text: string): string[][] {
  const start = text.startsWith("\uFEFF") ? 1 : 0;
  const named = NAMED_SEPARATOR.exec(text.slice(start, start + 8));
  const from = start + (named?.[0].length ?? 0);
  return rowsOf(text, from, (named?.[1] as Separator | undefined) ?? separatorOf(text.slice(from)));
}

function separatorOf(text: string): Separator {
  const first = text.replace(/"(?:[^"]|"")*"/g, "").split(/\r?\n/, 1)[0] as string;
  const count = (separator: Separator) => first.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function rowsOf(text: string, from: number, separator: Separator): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const pattern = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\\r\\n]*)(${separator}|\\r?\\n|$)`, "gy");
  pattern.lastIndex = from;
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) throw new SyntaxError("a quotation mark is where none may be");
    row.push(plain(match[1] as string));
    if (match[2] !== separator) {
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
