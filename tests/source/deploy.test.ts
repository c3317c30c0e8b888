import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { MCP_BODY_BYTES } from "#api/mcp/mount.ts";
import { MEMORY_SETTINGS } from "#scripts/memory-settings.mjs";

/** Variables that are no settings of the product. */
const ALLOCATOR = Object.entries(MEMORY_SETTINGS).map(([name, value]) => `${name}=${value}`);
const NOT_OURS = new Set([
  "NODE_ENV",
  "POSTGRES_USER",
  "POSTGRES_PASSWORD",
  "POSTGRES_DB",
  ...Object.keys(MEMORY_SETTINGS),
]);
const SETTINGS = new Set(
  readFileSync(".env.example", "utf8")
    .split("\n")
    .flatMap((line) => line.match(/^# ([A-Z][A-Z0-9_]+)=/)?.[1] ?? []),
);

type Tree = { [key: string]: Tree | undefined } & { [index: number]: Tree };

function documentsOf(path: string): Tree[] {
  return parseAllDocuments(readFileSync(path, "utf8"), { strict: true }).map((document) => {
    expect([path, ...document.errors, ...document.warnings]).toEqual([path]);
    return document.toJS() as Tree;
  });
}

const unknown = (names: readonly string[]) => names.filter((name) => !SETTINGS.has(name) && !NOT_OURS.has(name));

describe("the deployment files", () => {
  test("compose: names files that exist and settings of the product, and gives what production needs", () => {
    const [compose] = documentsOf("deploy/compose.yaml");
    const product = compose?.["services"]?.["product"];
    expect(
      existsSync(`deploy/${String(product?.["build"]?.["context"])}/${String(product?.["build"]?.["dockerfile"])}`),
    ).toBe(true);
    const given = Object.keys(product?.["environment"] ?? {});
    expect(unknown([...given, ...Object.keys(compose?.["services"]?.["database"]?.["environment"] ?? {})])).toEqual([]);
    for (const needed of ["SIYAGHA_ENV", "APP_SECRET", "PUBLIC_URL", "SMTP_URL", "DATABASE_URL"])
      expect(given).toContain(needed);
    const named = Object.keys(compose?.["volumes"] ?? {});
    const used = Object.values(compose?.["services"] ?? {}).flatMap((service) =>
      ((service?.["volumes"] ?? []) as unknown as string[]).map((volume) => volume.split(":")[0]),
    );
    expect(used.toSorted()).toEqual(named.toSorted());
  });

  test("kubernetes: every reference meets its object, and settings are the product's", () => {
    const all = documentsOf("deploy/kubernetes.yaml");
    const byKind = (kind: string) => all.find((object) => String(object["kind"]) === kind);
    const spec = byKind("Deployment")?.["spec"];
    const template = spec?.["template"];
    expect(template?.["metadata"]?.["labels"]).toEqual(spec?.["selector"]?.["matchLabels"]);
    expect(byKind("Service")?.["spec"]?.["selector"]).toEqual(template?.["metadata"]?.["labels"]);
    const settings = [
      ...Object.keys(byKind("Secret")?.["stringData"] ?? {}),
      ...Object.keys(byKind("ConfigMap")?.["data"] ?? {}),
    ];
    expect(unknown(settings)).toEqual([]);
    for (const needed of ["SIYAGHA_ENV", "APP_SECRET", "PUBLIC_URL", "SMTP_URL", "DATABASE_URL", "TRUST_PROXY"])
      expect(settings).toContain(needed);
    const pod = template?.["spec"];
    const volumes = ((pod?.["volumes"] ?? []) as unknown as { name: string }[]).map(({ name }) => name);
    const mounts = (pod?.["containers"]?.[0]?.["volumeMounts"] ?? []) as unknown as { name: string }[];
    expect(mounts.map(({ name }) => name)).toEqual(volumes);
    expect(Number(pod?.["terminationGracePeriodSeconds"])).toBeGreaterThan(25);
  });

  test("the image: copies what exists, is not root, and stops by the server's own signal", () => {
    const lines = readFileSync("deploy/Dockerfile", "utf8").split("\n");
    const copied = lines.flatMap((line) => line.match(/^COPY --from=build (.*) \S+$/)?.[1]?.split(" ") ?? []);
    const made = new Set(["/app/node_modules", "/app/build"]);
    expect(copied.filter((path) => !made.has(path) && !existsSync(path.replace("/app/", "")))).toEqual([]);
    for (const needed of ["/app/src", "/app/migrations", "/app/server.mjs", "/app/build"])
      expect(copied).toContain(needed);
    expect(lines.filter((line) => line.startsWith("USER ")).at(-1)).toBe("USER node");
    expect(lines).toContain('CMD ["node", "server.mjs"]');
    for (const setting of ALLOCATOR) expect(lines.join("\n")).toContain(` ${setting}`);
    const set = lines
      .flatMap((line) => line.match(/^ENV (.*)$/)?.[1]?.split(" ") ?? [])
      .map((pair) => pair.split("=")[0] ?? "");
    expect(unknown(set)).toEqual([]);
  });

  test("the service: starts a file that exists with variables of the product", () => {
    const unit = readFileSync("deploy/siyagha@.service", "utf8");
    const set = [...(unit.match(/^Environment=(.*)$/m)?.[1] ?? "").matchAll(/([A-Z_]+)=/g)].map(
      (found) => found[1] ?? "",
    );
    expect(set).toContain("PORT");
    expect(unknown(set)).toEqual([]);
    expect(existsSync(unit.match(/^ExecStart=\S+ (\S+)$/m)?.[1] ?? "nothing")).toBe(true);
    expect(Number(unit.match(/^TimeoutStopSec=(\d+)$/m)?.[1])).toBeGreaterThan(25);
  });

  test("the proxy of the README: lets through the largest body that the product takes", () => {
    const mebibytes = Number(readFileSync("README.md", "utf8").match(/client_max_body_size (\d+)m;/)?.[1]);
    expect(mebibytes * 1024 * 1024).toBeGreaterThan(MCP_BODY_BYTES);
  });
});
