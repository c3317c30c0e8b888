import { type ComponentProps, type ReactNode, useId } from "react";

type BoxProps = { label: ReactNode; hint?: ReactNode } & Omit<ComponentProps<"input">, "type">;

/** A box to tick, with its words as the target. */
export function Checkbox({ label, hint, className, ...rest }: BoxProps) {
  return (
    <BoxRow label={label} hint={hint} className={className}>
      {(describedBy) => (
        <input type="checkbox" className="mt-1 size-5 shrink-0" aria-describedby={describedBy} {...rest} />
      )}
    </BoxRow>
  );
}

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, hint, className, ...rest }: BoxProps) {
  return (
    <BoxRow label={label} hint={hint} className={className}>
      {(describedBy) => (
        <span className="relative mt-0.5 inline-flex h-6 w-11 shrink-0">
          <input
            type="checkbox"
            role="switch"
            aria-describedby={describedBy}
            className={
              "peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full border " +
              "border-edge bg-sunk transition-colors checked:border-petrol checked:bg-petrol disabled:opacity-60"
            }
            {...rest}
          />
          <span
            aria-hidden="true"
            className={
              "pointer-events-none absolute start-1 top-1 size-4 rounded-full bg-edge " +
              "transition-transform peer-checked:translate-x-5 peer-checked:bg-on-petrol rtl:peer-checked:-translate-x-5"
            }
          />
        </span>
      )}
    </BoxRow>
  );
}

function BoxRow({
  label,
  hint,
  className,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  className?: string;
  children: (describedBy: string | undefined) => ReactNode;
}) {
  const id = useId();
  return (
    <div className={className}>
      <label className="inline-flex min-h-11 items-start gap-3 py-2">
        {children(hint ? id : undefined)}
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={id} className="-mt-1 text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
