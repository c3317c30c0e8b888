import { type ReactNode, useId } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { type SheetRow, WithWays } from "./sheet-row.tsx";
import { directionOf, textPieces } from "#ui/text/text-direction.ts";

interface SheetTextProps {
  text: string;
  /** What was typed into the text's own blanks, by name; without `onFill` they are shown as they are. */
  values?: Readonly<Record<string, string>>;
  onFill?: (key: string, value: string) => void;
  /** Lines of its lists that can be changed or taken out in place. */
  rows?: readonly SheetRow[];
  /** Whether **two stars** set what is between them in bold: a prompt is shown as it is pasted, an answer as it is read. */
  hasBold?: boolean;
}

const NUMBERED = /^\(?\p{Nd}{1,2}[.)،-]\s/u;

type Block = { kind: "text" | "heading" | "code"; lines: string[] } | { kind: "list"; items: ListItem[] };

/** An item, and the indented list below it; a number there is part of the item. */
interface ListItem {
  text: string;
  below: string[];
}

/**
 * A finished text, set as text: paragraphs, section names, lists with hanging indents, code apart, each in its own
 * direction; blanks ({{name}}) are typed inside it.
 */
export function SheetText({ text, values = {}, onFill, rows = [], hasBold = false }: SheetTextProps) {
  const { direction: ofPage } = useLanguage();
  const whole = directionOf(text, ofPage);
  return (
    <div className="sheet-text">
      {blocksOf(text).map((block, index) => {
        if (block.kind === "code") return <pre key={index}>{block.lines.join("\n")}</pre>;
        if (block.kind === "list")
          return (
            <ul key={index}>
              {block.items.map((item, place) => (
                <li key={place} dir={directionOf(item.text, whole)}>
                  <WithWays row={rows.find(({ line }) => line.split("\n")[0] === `- ${item.text}`)}>
                    <Item text={item.text} values={values} onFill={onFill} hasBold={hasBold} />
                  </WithWays>
                  {item.below.length > 0 ? (
                    <ul>
                      {item.below.map((line, under) => (
                        <li
                          key={under}
                          dir={directionOf(line, whole)}
                          className={NUMBERED.test(line) ? "numbered" : ""}
                        >
                          <Line text={line} values={values} onFill={onFill} hasBold={hasBold} />
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
          );
        const Element = block.kind === "heading" ? "h3" : "p";
        return block.lines.map((line, place) => (
          <Element key={`${index}-${place}`} dir={directionOf(line, whole)}>
            <Line text={line} values={values} onFill={onFill} hasBold={hasBold} />
          </Element>
        ));
      })}
    </div>
  );
}

/** A detail is named before its colon or question mark: the name is in bold. */
function Item({ text, ...fill }: SheetTextProps) {
  const name = /^[^:؟?\n]{1,60}[:؟?](?=\s|$)/u.exec(text)?.[0];
  if (!name) return <Line text={text} {...fill} />;
  return (
    <>
      <strong>{fill.hasBold ? name.replaceAll("**", "") : name}</strong>
      <Line text={text.slice(name.length)} {...fill} />
    </>
  );
}

function Line({ text, hasBold, ...fill }: SheetTextProps): ReactNode {
  if (!hasBold) return <Pieces text={text} {...fill} />;
  return text.split(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*/u).map((part, place) => {
    const pieces = <Pieces key={place} text={part} {...fill} />;
    return place % 2 === 1 ? <strong key={place}>{pieces}</strong> : pieces;
  });
}

function Pieces({ text, values = {}, onFill }: SheetTextProps): ReactNode {
  return textPieces(text).map((piece, place) => {
    const blank = onFill ? /^\{\{\s*([^{}\n]+?)\s*\}\}$/u.exec(piece.text)?.[1] : undefined;
    if (blank && onFill) return <Blank key={place} name={blank} value={values[blank] ?? ""} onFill={onFill} />;
    if (!piece.isolated) return piece.text;
    return (
      <bdi key={place} dir="ltr">
        {piece.text}
      </bdi>
    );
  });
}

function Blank({ name, value, onFill }: { name: string; value: string; onFill: (key: string, value: string) => void }) {
  const t = useTranslations("workspace");
  const id = useId();
  const label = name.replaceAll("_", " ");
  // Code is pasted here as well: a field of one line would lose its breaks.
  const lines = value.split("\n");
  return (
    <textarea
      id={id}
      rows={lines.length}
      cols={Math.max(label.length, ...lines.map((line) => line.length), 4)}
      aria-label={t("blank", { name: label })}
      placeholder={label}
      value={value}
      onChange={(event) => onFill(name, event.target.value)}
      className="blank"
    />
  );
}

/** Lines that begin with a dash or a number are a list; # begins a section's name; a short line with a colon above a list names it. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as string;
    const last = blocks.at(-1);
    if (line.startsWith("```")) {
      const end = lines.findIndex((other, place) => place > at && other.startsWith("```"));
      const until = end === -1 ? lines.length : end;
      blocks.push({ kind: "code", lines: lines.slice(at + 1, until) });
      at = until;
    } else if (line.trim() === "") continue;
    else if (last?.kind === "list" && /^ {2,}(?:[-•*]|\(?\p{Nd}{1,2}[.)،-])\s/u.test(line))
      last.items.at(-1)?.below.push(line.replace(/^\s+(?:[-•*]\s+)?/u, ""));
    else if (/^\s*[-•*]\s+/u.test(line)) {
      const item = { text: line.replace(/^\s*[-•*]\s+/u, ""), below: [] };
      if (last?.kind === "list") last.items.push(item);
      else blocks.push({ kind: "list", items: [item] });
    } else if (/^#{1,4}\s/u.test(line)) blocks.push({ kind: "heading", lines: [line.replace(/^#+\s+/u, "")] });
    else if (/^.{1,40}[:：]$/u.test(line) && /^\s*[-•*]\s/u.test(lines[at + 1] ?? ""))
      blocks.push({ kind: "heading", lines: [line.replace(/[:：]$/u, "")] });
    else blocks.push({ kind: "text", lines: [line] });
  }
  return blocks;
}
