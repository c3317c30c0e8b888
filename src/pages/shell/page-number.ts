const LAST_PAGE = 10_000;

/**
 * The page an address asks for; 1 for anything that is no whole number above 0. Beyond the last one the database could not count
 * the rows to skip.
 */
export function pageNumberIn(query: URLSearchParams, name = "page"): number {
  const asked = Math.trunc(Number(query.get(name) ?? 1));
  return asked >= 1 ? Math.min(asked, LAST_PAGE) : 1;
}
