import { type ComponentProps, type UIEvent, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { useFieldWiring } from "#ui/fields/field.tsx";
import { FIELD_HEIGHT } from "#ui/fields/text-area.tsx";
import { fieldDirection, hasPlainDirections } from "#ui/text/text-direction.ts";

export interface Mark {
  start: number;
  end: number;
  tone: "red" | "amber" | "grey";
}

const LINES = {
  red: "decoration-red",
  amber: "decoration-amber",
  grey: "decoration-grey",
};

/**
 * A text area whose text is underlined in places: the marks lie under the letters on a sheet of exactly the same size, and scroll
 * with them. Both sheets have one direction, as other fields do; paragraphs take their own only where a browser reads each as we
 * do. The marks say nothing that the list beside it does not.
 */
export function MarkedTextArea({
  marks,
  value,
  className,
  rows = 8,
  ...rest
}: { marks: readonly Mark[]; value: string } & ComponentProps<"textarea">) {
  const dir = fieldDirection(value);
  const shape = classNames(
    "col-start-1 row-start-1 whitespace-pre-wrap break-words text-start [scrollbar-gutter:stable]",
    FIELD_HEIGHT,
    hasPlainDirections(value) && "[unicode-bidi:plaintext]",
  );
  const box = useRef<HTMLDivElement>(null);
  function scrollBoth({ currentTarget }: UIEvent<HTMLElement>) {
    for (const sheet of box.current?.children ?? []) sheet.scrollTop = currentTarget.scrollTop;
  }
  return (
    <div ref={box} className="grid">
      {/* Without marks it is hidden: browsers count letters that move as a shift, also where nobody sees them. */}
      <div
        aria-hidden="true"
        dir={dir}
        onScroll={scrollBoth}
        className={classNames(
          "control pointer-events-none overflow-hidden text-transparent",
          marks.length === 0 && "invisible",
          shape,
        )}
      >
        {piecesOf(value, marks).map((piece, index) =>
          piece.tone ? (
            <span
              key={index}
              data-start={piece.start}
              className={classNames("underline decoration-wavy decoration-2 underline-offset-4", LINES[piece.tone])}
            >
              {piece.text}
            </span>
          ) : (
            piece.text
          ),
        )}
        {"\n"}
      </div>
      <textarea
        value={value}
        dir={dir}
        rows={rows}
        onScroll={scrollBoth}
        style={{ minBlockSize: `calc(${rows}lh + 1.25rem)` }}
        className={classNames("control field-sizing-content resize-none bg-transparent", shape, className)}
        {...useFieldWiring()}
        {...rest}
      />
    </div>
  );
}

interface Piece {
  text: string;
  start: number;
  tone?: Mark["tone"];
}

/** The text cut at the marks; where marks overlap, the earlier one is kept. */
function piecesOf(text: string, marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start < at || mark.end > text.length) continue;
    const { start, end, tone } = mark;
    pieces.push({ text: text.slice(at, start), start: at }, { text: text.slice(start, end), start, tone });
    at = mark.end;
  }
  pieces.push({ text: text.slice(at), start: at });
  return pieces;
}
