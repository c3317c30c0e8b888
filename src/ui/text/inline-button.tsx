import type { ComponentProps, KeyboardEvent } from "react";
import { classNames } from "#ui/class-names.ts";

/** A button among words: it breaks over lines as they do, which a `button` element never does. */
export function InlineButton({ onPress, className, ...rest }: { onPress: () => void } & ComponentProps<"span">) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onPress();
  }
  return (
    <span
      role="button"
      tabIndex={0}
      onClick={onPress}
      onKeyDown={onKeyDown}
      className={classNames("inline cursor-pointer rounded-sm box-decoration-clone", className)}
      {...rest}
    />
  );
}
