/** Text as it is compared: plain letters, no direction marks, no stretching, single spaces. */
function comparable(text: string, marks: "with" | "without"): string {
  const plain = text
    .replace(/[\uFB50-\uFDFF\uFE70-\uFEFE]/gu, (form) => form.normalize("NFKC"))
    .normalize("NFC")
    .replace(/[\u200B-\u200F\u202A-\u202E\u2066-\u2069\u061C\u0640]/gu, "");
  const chosen = marks === "with" ? plain : plain.replace(/[\u0610-\u061A\u064B-\u065F\u0670]/gu, "");
  return chosen.replace(/\s+/gu, " ").trim();
}

/** Levenshtein's distance in code points. */
function editDistance(one: string, other: string): number {
  const a = [...one];
  const b = [...other];
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (before[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (before[j] as number) + 1, (row[j - 1] as number) + 1));
    }
    before = row;
  }
  return before[b.length] as number;
}

/** Errors in a hundred characters of all pages together. */
export function characterErrors(pairs: readonly { truth: string; read: string }[], marks: "with" | "without"): number {
  let errors = 0;
  let length = 0;
  for (const { truth, read } of pairs) {
    errors += editDistance(comparable(truth, marks), comparable(read, marks));
    length += [...comparable(truth, marks)].length;
  }
  return length === 0 ? 0 : (100 * errors) / length;
}
