import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { DetectorLanguage } from "#engines/ai-detector/features/read-tokens.ts";

/** A labelled text. Light polish ("mixed") is left out of training and of every rate but its own. */
export interface Row {
  id: string;
  text: string;
  label: "human" | "ai" | "mixed";
  lang: DetectorLanguage;
  domain: string;
  generator: string;
  /** What is left out together: a corpus, or one of its registers where they differ as two corpora would. */
  source: string;
  /** Document or prompt; never on both sides of a split. */
  group: string;
  tier: "A" | "B";
  humanlike: boolean;
}

/** All rows of a data folder (its README says what they are), in the order of the files' names. */
export function loadRows(folder: string): Row[] {
  return readdirSync(folder)
    .filter((file) => /\.jsonl(?:\.gz)?$/.test(file))
    .toSorted()
    .flatMap((file) => readRows(join(folder, file), file));
}

function readRows(path: string, file: string): Row[] {
  const bytes = readFileSync(path);
  const lines = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").trim().split("\n");
  return lines.map((line) => {
    const row = JSON.parse(line) as Record<string, string> & { humanlike?: boolean };
    const isOwn = (row["source"] ?? "").startsWith("own-frontier");
    return {
      id: row["id"] as string,
      text: row["text"] as string,
      label: row["label"] as Row["label"],
      lang: row["lang"] as DetectorLanguage,
      domain: row["domain"] ?? "",
      generator: row["generator"] ?? "",
      source: isOwn ? file.replace(/\.jsonl(?:\.gz)?$/, "") : sourceOf(row["source"] as string, row["domain"] ?? ""),
      group: (row["group"] as string).replace(/-frontier$/, ""),
      tier: file.startsWith("tierB") ? "B" : "A",
      humanlike: row.humanlike === true,
    };
  });
}

/** Corpora of several registers are held back one register at a time as well: reviews say nothing of e-mail. */
function sourceOf(source: string, domain: string): string {
  return ["ud-ewt", "arwiki-2017", "al-ustadh"].includes(source) ? `${source}/${domain}` : source;
}
