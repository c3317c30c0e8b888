// `npm start` and `npm run dev`: begins on whatever Node is there, installs what is missing, then goes on with the
// project's own Node. No dependencies, so that it works on a fresh clone.
import { spawn } from "node:child_process";
import { install, projectNode } from "./install.mjs";
import { MEMORY_SETTINGS } from "./memory-settings.mjs";

install();
const dev = process.argv.includes("--dev");
const node = projectNode();
if (!dev) await step([node, "scripts/build/build-if-stale.ts"]);
const child = spawn(node, ["server.mjs", ...(dev ? ["--dev"] : [])], {
  stdio: "inherit",
  env: { ...MEMORY_SETTINGS, ...process.env, NODE_ENV: dev ? "development" : "production" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));

function step([command, ...rest]) {
  return new Promise((resolve) => {
    spawn(command, rest, { stdio: "inherit" }).on("exit", (code) => (code === 0 ? resolve() : process.exit(code ?? 1)));
  });
}
