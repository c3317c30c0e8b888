import { classNames } from "#ui/class-names.ts";

/** One of a few, side by side. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, words: string])[];
  onChange: (value: Value) => void;
  className?: string;
}) {
  return (
    <div
      role="group"
      aria-label={label}
      className={classNames("inline-flex max-w-full rounded-control border border-edge bg-raised p-0.5", className)}
    >
      {options.map(([option, words]) => (
        <button
          key={option}
          type="button"
          aria-pressed={value === option}
          onClick={() => onChange(option)}
          className={classNames(
            "min-h-10 rounded-control px-4 font-medium",
            value === option ? "bg-petrol text-on-petrol" : "text-soft hover:text-ink",
          )}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
