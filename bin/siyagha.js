#!/usr/bin/env node
// Starts the command line: plain JavaScript that needs nothing installed; it hands over to the project's own Node.
import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const home = dirname(dirname(realpathSync(fileURLToPath(import.meta.url))));
const bundled = join(home, "node_modules", `node-linux-${process.arch}`, "bin", "node");
if (!existsSync(join(home, "node_modules", "zod"))) {
  process.stderr.write("Siyagha is not installed yet: run `npm start` once in its folder.\n");
  process.exit(2);
}
const node = existsSync(bundled) ? bundled : process.execPath;
const result = spawnSync(node, [join(home, "src", "command-line", "cli.ts"), ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exit(result.status ?? 1);
