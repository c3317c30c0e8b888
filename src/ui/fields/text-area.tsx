import { type ComponentProps, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { useFieldWiring } from "./field.tsx";
import { fieldDirection } from "#ui/text/text-direction.ts";

/** A text field grows with its text as far as a screen shows it with what is around it, and scrolls from there on. */
export const FIELD_HEIGHT = "max-h-[70svh]";

/** A text field that grows with its text and is never lower than its rows, so that a late font moves nothing below it. */
export function TextArea({ className, rows = 4, style, ref, ...rest }: ComponentProps<"textarea">) {
  const wiring = useFieldWiring();
  const own = useTypedBeforeScripts(rest.id ?? wiring.id);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement, [own]);
  return (
    <textarea
      ref={own}
      dir={fieldDirection(rest.value)}
      rows={rows}
      style={{ minBlockSize: `calc(${rows}lh + 1.25rem)`, ...style }}
      className={classNames("control field-sizing-content", FIELD_HEIGHT, className)}
      {...wiring}
      {...rest}
    />
  );
}

/**
 * What was typed into the server's HTML before the scripts ran. React puts a text area's first value back when it takes
 * the page over, unlike an input's; here the typed text returns right after, as if typed just then, caret included.
 */
function useTypedBeforeScripts(id: string | undefined) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => typedInto(id));
  useLayoutEffect(() => {
    const area = field.current;
    if (!typed || !area || area.value === typed.text) return;
    // The element's own setter, past the one React watches, so that the event below counts as a change.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, typed.text);
    area.setSelectionRange(typed.start, typed.end);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, [typed]);
  return field;
}

function typedInto(id: string | undefined): { text: string; start: number; end: number } | null {
  if (typeof document === "undefined" || !id) return null;
  const area = document.getElementById(id);
  if (!(area instanceof HTMLTextAreaElement) || area.value === area.defaultValue) return null;
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}
