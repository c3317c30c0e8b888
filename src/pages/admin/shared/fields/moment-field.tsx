import { useEffect, useState } from "react";
import { Field } from "#ui/fields/field.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";

/** A date and time on this device's clock; the server gets the instant. `value` is ISO, or empty for none. */
export function MomentField({
  name,
  label,
  hint,
  value,
  fault,
}: {
  name: string;
  label: string;
  hint: string;
  value: string;
  fault: string | undefined;
}) {
  const [local, setLocal] = useState("");
  useEffect(() => setLocal(value === "" ? "" : localOf(new Date(value))), [value]);
  return (
    <Field label={label} optional hint={hint} error={fault}>
      <TextInput type="datetime-local" name={name} value={local} onChange={(event) => setLocal(event.target.value)} />
    </Field>
  );
}

function localOf(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** What the field holds as an instant in ISO; null when it is empty. */
export function isoOf(local: string | undefined): string | null {
  return local ? new Date(local).toISOString() : null;
}
