import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { useFieldWiring } from "./field.tsx";
import { Icon } from "#ui/marks/icon.tsx";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** The heading under which it is listed together with its neighbours of the same group. */
  group?: string;
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
        {groupsOf(options).map(({ group, members }) =>
          group === undefined ? (
            members.map((option) => <Choice key={option.value} option={option} />)
          ) : (
            <optgroup key={group} label={group}>
              {members.map((option) => (
                <Choice key={option.value} option={option} />
              ))}
            </optgroup>
          ),
        )}
      </select>
      <Icon name="chevron-down" size={18} className="pointer-events-none absolute inset-y-0 end-3 my-auto text-soft" />
    </span>
  );
}

function Choice({ option: { value, label, disabled } }: { option: SelectOption }) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}

/** Neighbours of one group together, in their order. */
function groupsOf(options: readonly SelectOption[]) {
  const groups: { group: string | undefined; members: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.members.push(option);
    else groups.push({ group: option.group, members: [option] });
  }
  return groups;
}
