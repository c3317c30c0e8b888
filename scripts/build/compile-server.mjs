// Loads the built server once, so that its first start finds it compiled (see `server.mjs`): it is ready sooner and rests on
// 9 MiB less, which compiling would have left behind.
import { enableCompileCache, flushCompileCache } from "node:module";

enableCompileCache("build/server/.compiled");
await import("../../build/server/index.js");
flushCompileCache();
process.exit();
