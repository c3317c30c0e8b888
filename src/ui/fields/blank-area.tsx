import type { ComponentProps } from "react";
import { TextArea } from "./text-area.tsx";

/** The field of a prompt's blank: one line high until more is typed or pasted, and line breaks and indentation stay. */
export function BlankArea(props: Omit<ComponentProps<typeof TextArea>, "rows" | "className">) {
  return <TextArea rows={1} autoComplete="off" className="max-h-60 resize-none" {...props} />;
}
