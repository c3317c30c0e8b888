import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Button } from "./button.tsx";

const CONFIRMED_MS = 2500;

/** Copies exactly `text`; says so only after it worked. Where the browser refuses, the text is shown, selected, to be copied by hand. */
export function CopyButton({
  text,
  label,
  onCopied,
  ...look
}: { text: string; label?: string; onCopied?: (() => void) | undefined } & Pick<
  ComponentProps<typeof Button>,
  "variant" | "size" | "className" | "disabled"
>) {
  const t = useTranslations("ui");
  const [state, setState] = useState<"idle" | "copied">("idle");
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  async function copy() {
    const copied = await writeToClipboard(text);
    if (!copied) {
      const { showForCopying } = await import("./show-for-copying.ts");
      return showForCopying(text, { said: t("copyFailed"), close: t("close") });
    }
    setState("copied");
    onCopied?.();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState("idle"), CONFIRMED_MS);
  }
  return (
    <>
      <Button icon={state === "copied" ? "check" : "copy"} onClick={copy} {...look}>
        <span className="grid">
          {/* Faded and not hidden: the button keeps its name while it says that it has copied. */}
          <span className={state === "copied" ? "col-start-1 row-start-1 opacity-0" : "col-start-1 row-start-1"}>
            {label ?? t("copy")}
          </span>
          <span
            aria-hidden="true"
            className={state === "copied" ? "col-start-1 row-start-1" : "invisible col-start-1 row-start-1"}
          >
            {t("copied")}
          </span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {state === "copied" ? t("copied") : ""}
      </span>
    </>
  );
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
