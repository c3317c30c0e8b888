import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { useFieldWiring } from "./field.tsx";
import { Icon } from "#ui/marks/icon.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The platform's own list of choices. */
export function Select({
  options,
  className,
  ...rest
}: { options: readonly SelectOption[] } & Omit<ComponentProps<"select">, "children">) {
  return (
    <span className={classNames("relative block", className)}>
      <select className="control appearance-none pe-10" {...useFieldWiring()} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={18} className="pointer-events-none absolute inset-y-0 end-3 my-auto text-soft" />
    </span>
  );
}
