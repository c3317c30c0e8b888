import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NEEDED_MAJOR = 24;
const NPM = process.platform === "win32" ? "npm.cmd" : "npm";
/** Read by npm before `package-lock.json`. */
const ADDRESSED_LOCK = "npm-shrinkwrap.json";
const MARK = join("node_modules", ".siyagha-installed");

/** Installs the locked packages when they are missing or the lock has changed since. */
export function install() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === lock && existsSync(projectNode())) return;
  console.log("Installing packages (once, and after they change) …");
  rmSync(ADDRESSED_LOCK, { force: true });
  if (!installWithAddresses() && !runNpmCi("inherit")) {
    console.error("Packages could not be installed. Check the network and run the command again.");
    process.exit(1);
  }
  linkCommand();
  writeFileSync(MARK, lock);
}

/**
 * The lock names no registry, so that it serves any; npm then asks the registry about each package before it fetches it. A
 * copy of the lock with the addresses that this machine's registry has by convention, which npm reads instead of the lock,
 * spares that third of npm's work. False where an address does not hold: then the plain way is left.
 */
function installWithAddresses() {
  const registry = spawnSync(NPM, ["config", "get", "registry"], { encoding: "utf8" }).stdout?.trim();
  if (!registry || !URL.canParse(registry)) return false;
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === "" || entry.link || !entry.version) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    entry.resolved ??= `${registry.replace(/\/$/, "")}/${name}/-/${name.split("/").at(-1)}-${entry.version}.tgz`;
  }
  writeFileSync(ADDRESSED_LOCK, JSON.stringify(lock));
  try {
    return runNpmCi("ignore");
  } finally {
    rmSync(ADDRESSED_LOCK, { force: true });
  }
}

/** Whether the locked packages are there now. */
function runNpmCi(stderr) {
  const options = { stdio: ["ignore", "inherit", stderr] };
  return spawnSync(NPM, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], options).status === 0;
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
