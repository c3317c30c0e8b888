import { useLocation, useNavigation, useSearchParams } from "react-router";

/**
 * Filters, tabs and what is open live in the address: reads and changes them without a new entry in the history. While
 * the page of a change loads, the change is read already, so that a press shows at once.
 */
export function useAddress() {
  const [current, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const coming = useNavigation().location;
  const parameters = coming?.pathname === pathname ? new URLSearchParams(coming.search) : current;
  return {
    get: (name: string) => parameters.get(name) ?? "",
    /** An empty value takes the parameter away. */
    set(changes: Record<string, string>) {
      setParameters(withChanges(parameters, changes), { replace: true, preventScrollReset: true });
    },
    hrefWith: (changes: Record<string, string>) => `?${withChanges(parameters, changes).toString()}`,
  };
}

function withChanges(current: URLSearchParams, changes: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}
