import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const MARK = "build/.source";
const SOURCES = [
  "src",
  "content",
  "public",
  "migrations",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/build/ascii-output.ts",
  "package-lock.json",
];

/** Builds the product when its sources differ from those of the last build. */
const state = stateOf(SOURCES);
if (!existsSync("build/server/index.js") || !existsSync(MARK) || readFileSync(MARK, "utf8") !== state) {
  process.stdout.write("Building …\n");
  const bin = join("node_modules", "@react-router", "dev", "dist", "cli", "index.js");
  const result = spawnSync(process.execPath, [bin, "build"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (result.status !== 0) {
    process.stdout.write(result.stdout.toString());
    process.exit(1);
  }
  const { compressAssets } = await import("./compress-assets.ts");
  await compressAssets("build/client");
  const { makeDatabaseTemplate } = await import("./make-database-template.ts");
  await makeDatabaseTemplate("build/database", stateOf(["migrations", "package-lock.json"]));
  writeFileSync(MARK, state);
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
