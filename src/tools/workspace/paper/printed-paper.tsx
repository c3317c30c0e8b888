import { type CSSProperties, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Block, Cell, Direction, Paper, Span } from "./paper.ts";
import { piecesOf } from "./spans.ts";

/** Prints the paper alone, which also makes a PDF: it is in the page only as long as that takes, and on paper only. */
export function PrintedPaper({ paper, onDone }: { paper: Paper; onDone: () => void }) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const page = document.documentElement;
    const before = document.title;
    // A PDF takes its name from the page's title.
    document.title = paper.title || before;
    page.dataset["paper"] = "";
    const end = () => done.current();
    window.addEventListener("afterprint", end);
    window.print();
    return () => {
      window.removeEventListener("afterprint", end);
      delete page.dataset["paper"];
      document.title = before;
    };
  }, [paper]);
  return createPortal(<PaperSheet paper={paper} />, document.body);
}

/** The paper as elements, each in its own direction. */
export function PaperSheet({ paper }: { paper: Paper }) {
  return (
    <article className="paper" lang={paper.language} dir={paper.direction} data-digits={paper.digits}>
      {paper.blocks.map((block, at) => (
        <BlockElement key={at} block={block} next={paper.blocks[at + 1]} />
      ))}
    </article>
  );
}

function BlockElement({ block, next }: { block: Block; next: Block | undefined }) {
  if (block.kind === "heading") {
    const Element = `h${block.level}` as const;
    return <Element dir={block.direction}>{spansIn(block.spans, block.direction)}</Element>;
  }
  if (block.kind === "line") {
    const isFollowed = next?.kind === "line" && next.isClose;
    return (
      <p dir={block.direction} {...(isFollowed ? { className: "close-to-next" } : {})}>
        {spansIn(block.spans, block.direction)}
      </p>
    );
  }
  if (block.kind === "list")
    return (
      <ul dir={block.direction}>
        {block.items.map(({ spans, direction, depth, mark }, at) => (
          <li key={at} dir={direction} style={{ "--depth": depth } as CSSProperties}>
            <span>{mark ?? "•"}</span>
            <span>{spansIn(spans, direction)}</span>
          </li>
        ))}
      </ul>
    );
  if (block.kind === "table") return <TableElement block={block} />;
  if (block.kind === "quote")
    return (
      <blockquote {...(block.lines[0] ? { dir: block.lines[0].direction } : {})}>
        {block.lines.map(({ spans, direction }, at) => (
          <p key={at} dir={direction}>
            {spansIn(spans, direction)}
          </p>
        ))}
      </blockquote>
    );
  if (block.kind === "code") return <pre>{block.lines.join("\n")}</pre>;
  return <hr />;
}

function TableElement({ block: { rows, hasHead, direction } }: { block: Extract<Block, { kind: "table" }> }) {
  const cellsIn = (row: readonly Cell[], Element: "th" | "td") =>
    row.map((cell, at) => (
      <Element key={at} dir={cell.direction}>
        {spansIn(cell.spans, cell.direction)}
      </Element>
    ));
  return (
    <table dir={direction}>
      {hasHead && rows[0] ? (
        <thead>
          <tr>{cellsIn(rows[0], "th")}</tr>
        </thead>
      ) : null}
      <tbody>
        {rows.slice(hasHead ? 1 : 0).map((row, at) => (
          <tr key={at}>{cellsIn(row, "td")}</tr>
        ))}
      </tbody>
    </table>
  );
}

function spansIn(spans: readonly Span[], direction: Direction) {
  return spans.map((span, at) => {
    const pieces = piecesOf(span, direction).map((piece, place) =>
      piece.direction === direction ? (
        piece.text
      ) : (
        <bdi key={place} dir={piece.direction}>
          {piece.text}
        </bdi>
      ),
    );
    if (span.isCode) return <code key={at}>{pieces}</code>;
    // Arabic has no slanted letters: what is stressed is bold.
    const isBold = span.isBold || (span.isItalic && direction === "rtl");
    const inside = span.isItalic && !isBold ? <em>{pieces}</em> : pieces;
    return isBold ? <strong key={at}>{inside}</strong> : <span key={at}>{inside}</span>;
  });
}
