import { type CSSProperties, type ReactNode, useId } from "react";
import { classNames } from "#ui/class-names.ts";

export interface PickOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Below the label. */
  note?: string;
  style?: CSSProperties;
}

/** One of a few, all in view: radio buttons, so that arrow keys choose among them. */
export function PickRow<Value extends string>({
  label,
  value,
  options,
  onChange,
  hideLabel = false,
  isAcross = false,
  className = "grid-flow-col auto-cols-fr",
}: {
  label: string;
  value: Value;
  options: readonly PickOption<Value>[];
  onChange: (value: Value) => void;
  hideLabel?: boolean;
  /** It names sides of the picture, which does not turn round with the page. */
  isAcross?: boolean;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? "sr-only" : "mb-1 font-medium"}>{label}</legend>
      <div dir={isAcross ? "ltr" : undefined} className={classNames("grid gap-2", className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className={
              "flex min-h-11 min-w-0 flex-col items-center justify-center rounded-control border " +
              "border-edge bg-raised px-2 py-1 text-center transition-colors hover:border-petrol has-checked:border-petrol " +
              "has-checked:bg-petrol-ground has-checked:text-petrol has-focus-visible:outline-2 " +
              "has-focus-visible:outline-offset-2 has-focus-visible:outline-petrol"
            }
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span className="max-w-full truncate" style={option.style}>
              {option.label}
            </span>
            {option.note ? <span className="text-sm text-soft">{option.note}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
