import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { useFieldWiring } from "./field.tsx";

/** A text field of several lines that grows with its text; each paragraph takes its own direction. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      rows={rows}
      className={classNames("control field-sizing-content", className)}
      {...useFieldWiring()}
      {...rest}
    />
  );
}
