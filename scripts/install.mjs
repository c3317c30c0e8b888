import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NEEDED_MAJOR = 24;
const MARK = join("node_modules", ".siyagha-installed");

/** Installs the locked packages when they are missing or the lock has changed since. */
export function install() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === lock && existsSync(projectNode())) return;
  console.log("Installing packages (once, and after they change) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const result = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (result.status !== 0) {
    console.error("Packages could not be installed. Check the network and run the command again.");
    process.exit(1);
  }
  linkCommand();
  writeFileSync(MARK, lock);
}

/** Lets `npx siyagha` find this project's own command line. */
function linkCommand() {
  const link = join("node_modules", ".bin", "siyagha");
  rmSync(link, { force: true });
  mkdirSync(join("node_modules", ".bin"), { recursive: true });
  if (process.platform !== "win32") symlinkSync(join("..", "..", "bin", "siyagha.js"), link);
}

/** The Node that came with the packages on Linux (glibc); elsewhere the one running, when it is new enough. */
export function projectNode() {
  const bundled = join("node_modules", `node-linux-${process.arch}`, "bin", "node");
  if (process.platform === "linux" && existsSync(bundled)) return bundled;
  if (
    process.platform === "linux" &&
    (process.arch === "x64" || process.arch === "arm64") &&
    !existsSync("node_modules")
  )
    return bundled;
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= NEEDED_MAJOR) return process.execPath;
  console.error(`Siyagha needs Node ${NEEDED_MAJOR} or newer on this system; this is Node ${process.versions.node}.`);
  process.exit(1);
}
