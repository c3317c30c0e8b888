export interface ChangedField {
  field: string;
  /** Null where the field was not there. */
  before: string | null;
  after: string | null;
}

/** What no reader asks for: the row's own number, and when it was written, which the audit row says itself. */
const HIDDEN = new Set(["id", "featureId", "createdAt", "updatedAt"]);

/** The fields that differ between the states before and after; all of them when one side is missing. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, now] = [asRecord(before), asRecord(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  return names
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) }))
    .filter((change) => change.before !== change.after && !HIDDEN.has(change.field));
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}
