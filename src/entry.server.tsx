import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { pageContextOf, STATIC_PAGE } from "./pages/page-context.ts";
import type { PageHandle } from "./root.tsx";

const compress = promisify(gzip);
/** Half the work of the default level, for a few more bytes. */
const GZIP = { level: 4 };

/** Renders a page whole before it is sent: no page has slow data, and nothing on it moves afterwards. Compressed in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const isStatic = entry.staticHandlerContext.matches.some(
    ({ route }) => (route.handle as PageHandle | undefined)?.static,
  );
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const { nonce, deps, requestId } = pageContextOf(context);
  let answerStatus = status;
  const html = await renderWhole(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
    onError(error) {
      answerStatus = 500;
      if (!request.signal.aborted) deps.log.error({ requestId, error }, "page failed to render");
    },
  });
  // A script inside the page runs by this answer's nonce alone: such a page cannot be sent again.
  if (isStatic && !html.includes("<script nonce=")) headers.set(STATIC_PAGE, "yes");
  // Scripts wait for styles and font, which a visitor sees first; the router gives its preloads no priority.
  const page = html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  if (!request.headers.get("accept-encoding")?.includes("gzip"))
    return new Response(page, { status: answerStatus, headers });
  headers.set("content-encoding", "gzip");
  headers.append("vary", "Accept-Encoding");
  return new Response(await compress(page, GZIP), { status: answerStatus, headers });
}

interface RenderOptions {
  nonce: string;
  signal: AbortSignal;
  onError: (error: unknown) => void;
}

function renderWhole(page: React.ReactNode, { nonce, signal, onError }: RenderOptions): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // A large part is otherwise sent beside the page, for a script to put in its place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
    onShellError: reject,
    onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
  });
  const stop = () => abort(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  // Node keeps the signal of a request until its request is collected: a listener that knows the page would keep both for good.
  return promise.finally(() => signal.removeEventListener("abort", stop));
}

/** Loader errors: logged with the request id; the page shows the reference only. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // A method or path no page has is the visitor's doing, and is in the request's own line.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { deps, requestId } = pageContextOf(context);
  deps.log.error({ requestId, error }, "page failed");
}
