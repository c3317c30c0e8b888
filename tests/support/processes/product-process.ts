import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { remember } from "./left-behind.ts";

/** The administrator of every product that is started here. */
export const ADMINISTRATOR = { email: "admin@siyagha.localhost", password: "first-kettle-31-boils" };

/** A process of the production build. `child` is the server's own, for who ends it in another way than `stop`. */
export interface ProductProcess {
  url: string;
  child: ChildProcess;
  /** SIGTERM, then waits for the end and removes its folder; harmless after it has died. */
  stop(): Promise<void>;
}

/** Starts the product and waits until it is ready. It has an empty folder of its own unless `env` names one. */
export async function startProduct(
  env: Record<string, string> = {},
  logPath?: string,
  build?: string,
): Promise<ProductProcess> {
  const product = await spawnProduct(env, logPath, build);
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const ready = await fetch(`${product.url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return product;
    if (hasEnded(product.child)) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await product.stop();
  throw new Error("the product did not start");
}

/**
 * The same without waiting. What it prints goes to the file at `logPath`; without one only its standard error is shown. `build` is
 * a folder with another build of the product.
 */
export async function spawnProduct(
  env: Record<string, string> = {},
  logPath?: string,
  build = process.cwd(),
): Promise<ProductProcess> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "siyagha-product-"));
  const log = logPath === undefined ? null : openSync(logPath, "a");
  const child: ChildProcess = spawn(process.execPath, ["server.mjs"], {
    cwd: build,
    stdio: ["ignore", log ?? "ignore", log ?? "inherit"],
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      ...env,
    },
  });
  if (log !== null) closeSync(log);
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  const forget = remember(() => {
    child.kill("SIGKILL");
    removeFolder();
  });
  return {
    url: `http://localhost:${port}`,
    child,
    async stop() {
      child.kill("SIGTERM");
      if (!hasEnded(child)) await once(child, "exit");
      removeFolder();
      forget();
    },
  };
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
