import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Icon } from "#ui/marks/icon.tsx";

/**
 * The finer settings, folded under a line that says what is set; the defaults serve most people. The fields are part of the page
 * once they are unfolded.
 */
export function FoldedOptions({ summary, children }: { summary: string; children: ReactNode }) {
  const t = useTranslations("workspace");
  const [wasOpened, setOpened] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  // It unfolds without script too, so it may be open already.
  useEffect(() => setOpened(box.current?.open === true), []);
  return (
    <details
      ref={box}
      className="group mt-4 rounded-control border border-line"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="flex min-h-11 items-center gap-3 px-4 py-2">
        <span className="font-medium">{t("options")}</span>
        <span className="min-w-0 grow truncate text-sm text-soft">{summary}</span>
        <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
      </summary>
      {wasOpened ? <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">{children}</div> : null}
    </details>
  );
}
