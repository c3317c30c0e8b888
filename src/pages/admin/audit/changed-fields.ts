export interface ChangedField {
  field: string;
  /** Null where the field was not there. */
  before: string | null;
  after: string | null;
}

/** The fields that differ between what stood before and after; all of them when one side is missing. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, now] = [asRecord(before), asRecord(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) }))
    .filter((change) => change.before !== change.after && change.field !== "updatedAt");
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}
