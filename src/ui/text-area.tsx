import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldWiring } from "./field.tsx";

/** A text field that grows with its text and is never lower than its rows, so that a late font moves nothing below it. */
export function TextArea({ className, rows = 4, style, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      rows={rows}
      style={{ minBlockSize: `calc(${rows}lh + 1.25rem)`, ...style }}
      className={classNames("control field-sizing-content", className)}
      {...useFieldWiring()}
      {...rest}
    />
  );
}
