import type { PageContext } from "#pages/page-context.ts";

/** What a loader reads, or null when it could not be read: the page then says so. The error goes to the log. */
export async function readOrNull<T>({ deps, requestId }: PageContext, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    deps.log.error({ requestId, error }, "back office could not read");
    return null;
  }
}
