import { createServer } from "node:http";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * What a benchmark compares the product with, in a process of its own: `/static?bytes=N` answers N kept bytes,
 * `/rendered?bytes=N` a plain list rendered again to at least N bytes. Sends its port to the parent.
 */
const kept = new Map<number, Buffer>();

const server = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  const bytes = Number(url.searchParams.get("bytes"));
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (url.pathname === "/rendered") return void response.end(renderToString(listOf(bytes)));
  const body = kept.get(bytes) ?? Buffer.alloc(bytes, "a");
  kept.set(bytes, body);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as { port: number }).port));
process.on("disconnect", () => process.exit(0));

/** About 60 bytes of markup an item. */
function listOf(bytes: number) {
  const items = Array.from({ length: Math.ceil(bytes / 60) }, (_, index) =>
    createElement("li", { key: index, className: "item of-the-list" }, `item ${index} of a plain list`),
  );
  return createElement("ul", null, items);
}
