import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { useLanguage } from "#i18n/language-provider.tsx";
import { classNames } from "./class-names.ts";

export interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

/** Panels behind a row of tabs; arrow keys follow the direction of reading. Uncontrolled unless `value` is given. */
export function Tabs({
  label,
  tabs,
  value,
  onChange,
  className,
}: {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  onChange?: (value: string) => void;
  className?: string;
}) {
  const { direction } = useLanguage();
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.value);
  const shown = value ?? own;
  function choose(next: string) {
    setOwn(next);
    onChange?.(next);
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.value === shown);
    const next = tabs[neighbourOf(event.key, at, tabs.length, direction)];
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  }
  return (
    <div className={className}>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === shown}
            aria-controls={`${id}-${tab.value}-panel`}
            tabIndex={tab.value === shown ? 0 : -1}
            onClick={() => choose(tab.value)}
            className={classNames(
              "-mb-px min-h-11 shrink-0 border-b-2 px-2 font-medium -outline-offset-2 sm:px-4",
              tab.value === shown ? "border-petrol text-petrol" : "border-transparent text-soft hover:text-ink",
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}-panel`}
          aria-labelledby={`${id}-${tab.value}`}
          hidden={tab.value !== shown}
          className="pt-5"
        >
          {tab.value === shown ? tab.content : null}
        </div>
      ))}
    </div>
  );
}

/** The place that a key leads to from `at`, round the ends; -1 for other keys. */
function neighbourOf(key: string, at: number, count: number, direction: "rtl" | "ltr"): number {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  return step === 0 ? -1 : (at + (direction === "rtl" ? -step : step) + count) % count;
}
