import { createContext, type ReactNode, useContext, useId } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Icon } from "#ui/marks/icon.tsx";

/** What a control needs to be tied to its label, hint and error. */
interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

const FieldContext = createContext<FieldWiring | null>(null);

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The message beside the field; its presence marks the field as wrong. */
  error?: ReactNode;
  /** Says "optional" beside the label. */
  optional?: boolean;
  /** At the end side of the label: a link, a count. */
  aside?: ReactNode;
  /** Keeps the label for screen readers only, where the page already shows it. */
  hideLabel?: boolean;
  className?: string;
  /** One control of the kit; it takes its wiring from here. */
  children: ReactNode;
}

/** A labelled control with its hint and error. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  aside,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const t = useTranslations("ui");
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <div className={hideLabel ? "sr-only" : "field-head"}>
        <label htmlFor={id} className="font-medium">
          {label}
          {optional ? <span className="ms-2 text-sm font-normal text-soft">({t("optional")})</span> : null}
        </label>
        {aside ? <span className="text-sm text-soft">{aside}</span> : null}
      </div>
      <FieldContext
        value={{ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined }}
      >
        {children}
      </FieldContext>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The words beside a field that is wrong. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1 flex items-start gap-1.5 text-sm font-medium text-red">
      <Icon name="error" size={16} className="mt-1" />
      <span>{children}</span>
    </p>
  );
}

/** The wiring of the field around a control; nothing outside of one. */
export function useFieldWiring(): Partial<FieldWiring> {
  return useContext(FieldContext) ?? {};
}
