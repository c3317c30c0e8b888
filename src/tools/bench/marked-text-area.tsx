import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { useFieldWiring } from "#ui/fields/field.tsx";

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
 * A text area whose text is underlined in places: the marks lie under the letters on a sheet of exactly the same size.
 * Each paragraph takes its own direction, on both sheets alike. The marks say nothing that the list beside it does not.
 */
export function MarkedTextArea({
  marks,
  value,
  className,
  rows = 8,
  ...rest
}: { marks: readonly Mark[]; value: string } & ComponentProps<"textarea">) {
  const shape = "col-start-1 row-start-1 whitespace-pre-wrap break-words [unicode-bidi:plaintext] text-start";
  return (
    <div className="grid">
      {/* Without marks it is hidden: browsers count letters that move as a shift, also where nobody sees them. */}
      <div
        aria-hidden="true"
        className={classNames("control pointer-events-none text-transparent", marks.length === 0 && "invisible", shape)}
      >
        {piecesOf(value, marks).map((piece, index) =>
          piece.tone ? (
            <span
              key={index}
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
        rows={rows}
        style={{ minBlockSize: `calc(${rows}lh + 1.25rem)` }}
        className={classNames("control field-sizing-content resize-none bg-transparent", shape, className)}
        {...useFieldWiring()}
        {...rest}
      />
    </div>
  );
}

/** The text cut at the marks; where marks overlap, the earlier one is kept. */
function piecesOf(text: string, marks: readonly Mark[]): { text: string; tone?: Mark["tone"] }[] {
  const pieces: { text: string; tone?: Mark["tone"] }[] = [];
  let at = 0;
  for (const mark of [...marks].sort((a, b) => a.start - b.start)) {
    if (mark.start < at || mark.end > text.length) continue;
    pieces.push({ text: text.slice(at, mark.start) }, { text: text.slice(mark.start, mark.end), tone: mark.tone });
    at = mark.end;
  }
  pieces.push({ text: text.slice(at) });
  return pieces;
}
