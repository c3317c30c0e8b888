import type { PageContext } from "#pages/page-context.ts";

/**
 * One part of a page, or undefined where it cannot be read: the error goes to the log, and the page lives on with its other parts.
 * For what a page can do without; what it is about should fail aloud.
 */
export async function unlessUnreadable<Part>(
  { deps, requestId }: Pick<PageContext, "deps" | "requestId">,
  part: string,
  read: () => Promise<Part>,
): Promise<Part | undefined> {
  try {
    return await read();
  } catch (error) {
    deps.log.error({ requestId, error, part }, "a part of a page was not read");
    return undefined;
  }
}
