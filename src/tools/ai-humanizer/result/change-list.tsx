import { useTranslations } from "#i18n/translations.ts";
import { Button } from "#ui/button.tsx";
import type { HumanizerChange } from "#tools/ai-humanizer/draft.ts";
import { useTextDirection } from "#ui/text/use-text-direction.ts";

interface ChangeListProps {
  changes: readonly HumanizerChange[];
  undone: ReadonlySet<number>;
  onToggle: (index: number) => void;
  onLeave: (change: HumanizerChange) => void;
}

/** Every change with its reason; each can be taken back alone, or its sentence left alone from now on. */
export function ChangeList({ changes, undone, onToggle, onLeave }: ChangeListProps) {
  const t = useTranslations("aiHumanizer");
  const dirOf = useTextDirection();
  return (
    <ul className="flex flex-col divide-y divide-line">
      {changes.map((change, index) => (
        <li key={`${change.start}-${change.ruleId}`} className="flex flex-col gap-1 py-3 first:pt-0">
          <p dir={dirOf(change.before)}>
            <del className="text-red">{change.before}</del>{" "}
            {change.after.trim() ? (
              <ins className="text-green no-underline">{change.after}</ins>
            ) : (
              <span className="text-sm text-soft">({t("removed")})</span>
            )}
          </p>
          <p className="text-sm text-soft">{change.why}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              variant="quiet"
              icon={undone.has(index) ? "refresh" : "undo"}
              aria-pressed={undone.has(index)}
              onClick={() => onToggle(index)}
            >
              {undone.has(index) ? t("redoChange") : t("undoChange")}
            </Button>
            <Button size="small" variant="quiet" icon="lock" onClick={() => onLeave(change)}>
              {t("leave")}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
