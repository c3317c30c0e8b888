import { spawn } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compressAssets } from "./compress-assets.ts";
import { makeDatabaseTemplate } from "./make-database-template.ts";

const MARK = "build/.source";
const TEMPLATE = join("node_modules", ".database-template");
const SOURCES = [
  "src",
  "content",
  "models",
  "public",
  "migrations",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/build",
  "package-lock.json",
];

/** Builds the product when its sources differ from those of the last build. */
const state = stateOf(SOURCES);
if (!existsSync("build/server/index.js") || !existsSync(MARK) || readFileSync(MARK, "utf8") !== state) {
  process.stdout.write("Building …\n");
  // The database needs nothing of the build, and is made in this process while the build runs in its own; the build
  // empties its folder first, so that the database moves there at the end.
  const [built, template] = await Promise.allSettled([buildProduct(), makeDatabaseTemplate(TEMPLATE)]);
  if (built.status === "rejected") throw built.reason;
  if (template.status === "rejected") throw template.reason;
  // A first start copies it instead of making one.
  renameSync(template.value, "build/database");
  rmSync(TEMPLATE, { recursive: true });
  writeFileSync(MARK, state);
}

/** Bundles pages and server, then compresses what browsers fetch and compiles the server. Throws with the bundler's own words when it fails. */
async function buildProduct(): Promise<void> {
  const bin = join("node_modules", "@react-router", "dev", "dist", "cli", "index.js");
  const bundler = spawn(process.execPath, [bin, "build"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const words: Buffer[] = [];
  bundler.stdout.on("data", (chunk: Buffer) => words.push(chunk));
  const [code] = await once(bundler, "close");
  if (code !== 0) throw new Error(`The build failed.\n${Buffer.concat(words).toString()}`);
  const compiler = spawn(process.execPath, ["scripts/build/compile-server.mjs"], { stdio: "inherit" });
  const [[compiled]] = await Promise.all([once(compiler, "close"), compressAssets("build/client")]);
  if (compiled !== 0) throw new Error("The built server does not load.");
}

/** A hash over the contents of files and of all files below folders. */
function stateOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesBelow).toSorted()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name));
}
