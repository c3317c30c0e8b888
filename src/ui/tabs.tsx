import { Tabs as Base } from "@base-ui/react/tabs";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import type { ReactNode } from "react";
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
  return (
    <DirectionProvider direction={useLanguage().direction}>
      <Base.Root
        className={className}
        {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
        onValueChange={(next) => onChange?.(String(next))}
      >
        <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className={(state) =>
                classNames(
                  "-mb-px min-h-11 shrink-0 border-b-2 px-4 font-medium -outline-offset-2",
                  state.active ? "border-petrol text-petrol" : "border-transparent text-soft hover:text-ink",
                )
              }
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Panel key={tab.value} value={tab.value} className="pt-5">
            {tab.content}
          </Base.Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  );
}
