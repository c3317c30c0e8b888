// Runs the built server, or the sources through Vite when started with --dev. Both load one module graph, so that a
// loader and the API share every module (and with it every context key).
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { enableCompileCache, flushCompileCache } from "node:module";
import { parseEnv } from "node:util";
import { getRequestListener } from "@hono/node-server";

const dev = process.argv.includes("--dev");
// Later starts read what V8 compiled in this one; a build empties the folder.
if (!dev) enableCompileCache("build/server/.compiled");
// A request is in after half a minute or is given up: without a look each second Node would notice up to half a minute later.
const server = createServer({ requestTimeout: 25_000, headersTimeout: 20_000, connectionsCheckingInterval: 1000 });
const vite = dev
  ? await (await import("vite")).createServer({ server: { middlewareMode: true, ws: { server } }, appType: "custom" })
  : null;
const load = () => (vite ? vite.ssrLoadModule("/src/server.ts") : import("./build/server/index.js"));

const env = { ...readDotEnv(), ...process.env };
const product = await (await load()).startProduct(env);

let current = { module: null, listener: null };
async function listenerNow() {
  const module = await load();
  if (module !== current.module)
    current = { module, listener: getRequestListener(module.createApp(product.deps).fetch, { hostname: "localhost" }) };
  return current.listener;
}
await listenerNow();

server.on("request", (request, response) => {
  const answer = async () => (vite ? await listenerNow() : current.listener)(request, response);
  if (vite) vite.middlewares(request, response, answer);
  else void answer();
});
server.listen(product.deps.settings.PORT, product.deps.settings.HOST, () => {
  product.announce(server.address().port);
  if (!dev) flushCompileCache();
});

let stoppingSince = 0;
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, () => {
    // A terminal's Ctrl-C reaches this process twice, once through npm's script: only a later signal means haste.
    if (stoppingSince > 0 && Date.now() - stoppingSince < 1000) return;
    if (stoppingSince > 0) process.exit(1);
    stoppingSince = Date.now();
    void product.stop(server).then(() => process.exit(0));
  });
}

function readDotEnv() {
  return existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
}
