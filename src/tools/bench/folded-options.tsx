import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#ui/icon.tsx";

/** The finer settings, folded under a line that says what is set; the defaults serve most people. */
export function FoldedOptions({ summary, children }: { summary: string; children: ReactNode }) {
  const t = useTranslations("bench");
  return (
    <details className="group mt-4 rounded-control border border-line">
      <summary className="flex min-h-11 items-center gap-3 px-4 py-2">
        <span className="font-medium">{t("options")}</span>
        <span className="min-w-0 grow truncate text-sm text-soft">{summary}</span>
        <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">{children}</div>
    </details>
  );
}
