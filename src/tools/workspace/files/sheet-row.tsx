import type { ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Icon } from "#ui/marks/icon.tsx";

/** A line of a text, and what can be done to it in place; null for what cannot. */
export interface SheetRow {
  line: string;
  onEdit: (() => void) | null;
  onRemove: (() => void) | null;
}

/** A line that is pressed to change it, with a cross that takes it out. */
export function WithWays({ row, children }: { row: SheetRow | undefined; children: ReactNode }) {
  const t = useTranslations("workspace");
  if (!row) return children;
  const line = row.line.replace(/^- /u, "").split("\n")[0] as string;
  return (
    <span className="group/row relative flex items-start gap-1">
      <span className="min-w-0 grow">
        {children}
        {row.onEdit ? (
          <button
            type="button"
            data-print="never"
            aria-label={t("editLine", { line })}
            onClick={row.onEdit}
            className={
              "ms-2 inline-block align-middle text-soft after:absolute after:-inset-y-1 after:inset-x-0 " +
              "after:cursor-pointer after:rounded-control hover:text-petrol"
            }
          >
            <Icon name="edit" size={16} />
          </button>
        ) : null}
      </span>
      {row.onRemove ? (
        <button
          type="button"
          data-print="never"
          aria-label={t("removeLine", { line })}
          title={t("removeLine", { line })}
          onClick={row.onRemove}
          className={
            "relative -my-1 grid size-9 shrink-0 place-items-center rounded-control text-soft " +
            "hover:bg-petrol-ground hover:text-petrol pointer-coarse:-my-2 pointer-coarse:size-11"
          }
        >
          <Icon name="close" size={16} />
        </button>
      ) : null}
    </span>
  );
}
