import { type Block, type Paper, type Span, wordsOf } from "./paper.ts";
import { isSubjectLine } from "./read-paper.ts";

/** What WhatsApp sets in bold; plain text has no looks. */
type Looks = "plain" | "whatsapp";

/** Servers and telephones take addresses up to here, characters; an Arabic letter is six of them. */
const WHATSAPP_LIMIT = 6000;
/** Windows hands a mail program no longer address. */
const MAIL_LIMIT = 2000;

/** The paper's words without marks of Markdown, as pasted into a message; tables line by line. */
export function plainText(paper: Paper, looks: Looks = "plain"): string {
  let text = "";
  for (const block of paper.blocks) {
    const isClose = block.kind === "line" && block.isClose;
    text += `${text === "" ? "" : isClose ? "\n" : "\n\n"}${blockText(block, looks)}`;
  }
  return text;
}

/** An address that opens WhatsApp with the text; null where the text is too long for one. */
export function whatsAppAddress(paper: Paper): string | null {
  const address = `https://wa.me/?text=${encodeURIComponent(plainText(paper, "whatsapp"))}`;
  return address.length <= WHATSAPP_LIMIT ? address : null;
}

/** An address that opens a mail with its subject; the text is in it where it is short enough (`isWhole`). */
export function mailAddress(paper: Paper): { address: string; isWhole: boolean } {
  const subject = `mailto:?subject=${encodeURIComponent(paper.subject ?? paper.title)}`;
  // Mail programs want both signs at a line's end.
  const address = `${subject}&body=${encodeURIComponent(mailText(paper).replaceAll("\n", "\r\n"))}`;
  return address.length <= MAIL_LIMIT ? { address, isWhole: true } : { address: subject, isWhole: false };
}

/** The text of a mail: what its subject says is not said again. */
export function mailText(paper: Paper): string {
  const at = paper.blocks.findIndex((block) => block.kind === "line" && isSubjectLine(wordsOf(block.spans)));
  return at === -1 ? plainText(paper) : plainText({ ...paper, blocks: paper.blocks.toSpliced(at, 1) });
}

function blockText(block: Block, looks: Looks): string {
  if (block.kind === "heading") return bold(wordsOf(block.spans), looks);
  if (block.kind === "line") return spansText(block.spans, looks);
  if (block.kind === "quote")
    return block.lines.map(({ spans }) => `${looks === "whatsapp" ? "> " : ""}${wordsOf(spans)}`).join("\n");
  if (block.kind === "code") return block.lines.join("\n");
  if (block.kind === "rule") return "———";
  if (block.kind === "list")
    return block.items
      .map(({ spans, depth, mark }) => `${"  ".repeat(depth)}${mark ?? "-"} ${spansText(spans, looks)}`)
      .join("\n");
  return tableText(block, looks);
}

/** A row of two as "name: value"; of more, each value behind the name of its column, since bars do not line up in a message. */
function tableText({ rows, hasHead }: Extract<Block, { kind: "table" }>, looks: Looks): string {
  const words = rows.map((row) => row.map(({ spans }) => wordsOf(spans)));
  const [head = [], ...below] = hasHead ? words : [[], ...words];
  if (!hasHead || head.length <= 2) return below.map((row) => row.filter(Boolean).join(": ")).join("\n");
  return below
    .map((row) => {
      const [first = "", ...others] = row;
      const named = others.flatMap((value, at) => (value ? [`${head[at + 1]}: ${value}`] : []));
      return [bold(first, looks), ...named].join("\n");
    })
    .join("\n\n");
}

function spansText(spans: readonly Span[], looks: Looks): string {
  return spans.map(({ text, isBold }) => (isBold ? bold(text, looks) : text)).join("");
}

/** WhatsApp's star must touch the word. */
function bold(text: string, looks: Looks): string {
  return looks === "whatsapp" && text.trim() !== "" ? text.replace(/\S(?:.*\S)?/su, (words) => `*${words}*`) : text;
}
