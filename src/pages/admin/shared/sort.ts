/** By which column rows are sorted, and which way. */
export interface Sort<Column extends string> {
  by: Column;
  isDescending: boolean;
}

/** The order an address asks for: `title`, or `-title` the other way round; null for a column that cannot be sorted by. */
export function readSort<Column extends string>(
  query: URLSearchParams,
  columns: readonly Column[],
): Sort<Column> | null {
  const asked = query.get("sort") ?? "";
  const by = columns.find((column) => column === asked.replace(/^-/, ""));
  return by ? { by, isDescending: asked.startsWith("-") } : null;
}
