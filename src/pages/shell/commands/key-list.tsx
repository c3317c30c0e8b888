import { useTranslations } from "#i18n/translations.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";

const KEYS = [
  ["keyCommands", "Ctrl / ⌘ + K"],
  ["keyRun", "Ctrl / ⌘ + Enter"],
  ["keyStop", "Esc"],
  ["keyList", "?"],
] as const;

/** Which keys do what. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell");
  return (
    <Dialog open onClose={onClose} title={t("keys")}>
      <dl className="divide-y divide-line">
        {KEYS.map(([name, keys]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-2">
            <dt>{t(name)}</dt>
            <dd>
              <kbd className="rounded-control border border-line bg-sunk px-2 py-0.5 whitespace-nowrap">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
