/** `?run=<id>`: the page shows this run, after a reload, on coming back and in another tab. */
const PARAMETER = "run";

export function runInAddress(): string | null {
  return new URLSearchParams(window.location.search).get(PARAMETER);
}

/** Puts a run into the page's address, or takes it out. Nothing is loaded: the page shows it already. */
export function putRunInAddress(id: string | null): void {
  const url = new URL(window.location.href);
  if (id === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, id);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, "", url);
}
