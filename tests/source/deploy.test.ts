import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { MCP_BODY_BYTES } from "#api/mcp/mount.ts";
import { describeSettings, readSettings } from "#platform/env.server.ts";
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
/** Keys that a file for people should name; any other of the allowed prefixes works too. */
const VENDOR_KEYS = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "DEEPSEEK_API_KEY"];
const DEFAULTS = new Map([...describeSettings(), ...VENDOR_KEYS.map((name) => [name, ""] as const)]);
const SETTINGS = new Set(DEFAULTS.keys());
/** Lines that show how a value looks: these settings have no default of their own. */
const SHOWN_BY_EXAMPLE = new Set(["PUBLIC_URL", "DATABASE_URL", "SMTP_URL"]);

type Tree = { [key: string]: Tree | undefined } & { [index: number]: Tree };

function documentsOf(path: string): Tree[] {
  return parseAllDocuments(readFileSync(path, "utf8"), { strict: true }).map((document) => {
    expect([path, ...document.errors, ...document.warnings]).toEqual([path]);
    return document.toJS() as Tree;
  });
}

const exampleLines = () =>
  readFileSync(".env.example", "utf8")
    .split("\n")
    .flatMap((line) => (/^# [A-Z][A-Z0-9_]+=/.test(line) ? [line.slice(2)] : []));

describe(".env.example", () => {
  test("names every setting once, and nothing else", () => {
    const named = exampleLines().map((line) => line.split("=")[0]);
    expect(named.toSorted()).toEqual([...SETTINGS].toSorted());
  });

  test("shows every default as it is, and nothing where there is none", () => {
    const shown = exampleLines().map((line) => [line.split("=")[0] ?? "", line.slice(line.indexOf("=") + 1)] as const);
    const wrong = shown.filter(([name, value]) => !SHOWN_BY_EXAMPLE.has(name) && value !== DEFAULTS.get(name));
    expect(wrong).toEqual([]);
    expect([...SHOWN_BY_EXAMPLE].filter((name) => DEFAULTS.get(name) !== "")).toEqual([]);
  });

  test("starts the product as it is, every line taken in", () => {
    const { DATABASE_URL, SMTP_URL, MAIL_FROM } = readSettings(parseEnv(exampleLines().join("\n")));
    expect([DATABASE_URL, SMTP_URL, MAIL_FROM]).toEqual([
      "postgres://siyagha@localhost:5432/siyagha",
      "smtps://user:password@mail.example.com:465",
      "Siyagha <no-reply@siyagha.localhost>",
    ]);
  });
});

const unknown = (names: readonly string[]) => names.filter((name) => !SETTINGS.has(name) && !NOT_OURS.has(name));

describe("the deployment files", () => {
  test("compose: names files that exist, and hands on every setting of the product", () => {
    const [compose] = documentsOf("deploy/compose.yaml");
    const product = compose?.["services"]?.["product"];
    expect(
      existsSync(`deploy/${String(product?.["build"]?.["context"])}/${String(product?.["build"]?.["dockerfile"])}`),
    ).toBe(true);
    const given = Object.keys(product?.["environment"] ?? {});
    expect(given.toSorted()).toEqual([...SETTINGS].toSorted());
    expect(unknown(Object.keys(compose?.["services"]?.["database"]?.["environment"] ?? {}))).toEqual([]);
    // The image's own: a variable of the machine, such as HOST, must not come through.
    expect(product?.["environment"]).toMatchObject({ HOST: "0.0.0.0", PORT: 3000, DATA_DIR: "/data" });
    expect(product?.["env_file"]).toEqual([{ path: ".env", required: false }]);
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

  test("kubernetes: the way in leads to the service, with the bounds of the proxy in the README", () => {
    const [ingress] = documentsOf("deploy/kubernetes-ingress.yaml");
    const service = documentsOf("deploy/kubernetes.yaml").find((object) => String(object["kind"]) === "Service");
    const [backend] = (ingress?.["spec"]?.["rules"]?.[0]?.["http"]?.["paths"] ?? []) as unknown as Tree[];
    expect(backend?.["backend"]?.["service"]?.["name"]).toBe(service?.["metadata"]?.["name"]);
    expect(backend?.["backend"]?.["service"]?.["port"]?.["name"]).toBe(service?.["spec"]?.["ports"]?.[0]?.["name"]);
    const readme = readFileSync("README.md", "utf8");
    expect(ingress?.["metadata"]?.["annotations"]).toEqual({
      "nginx.ingress.kubernetes.io/proxy-body-size": readme.match(/client_max_body_size (\w+);/)?.[1],
      "nginx.ingress.kubernetes.io/proxy-buffering": readme.match(/proxy_buffering (\w+);/)?.[1],
      "nginx.ingress.kubernetes.io/proxy-read-timeout": readme.match(/proxy_read_timeout (\d+)s;/)?.[1],
    });
  });

  test("the service: sets variables of the product, and waits for running answers", () => {
    const unit = readFileSync("deploy/siyagha@.service", "utf8");
    const set = [...(unit.match(/^Environment=(.*)$/m)?.[1] ?? "").matchAll(/([A-Z_]+)=/g)].map(
      (found) => found[1] ?? "",
    );
    expect(set).toContain("PORT");
    expect(unknown(set)).toEqual([]);
    expect(Number(unit.match(/^TimeoutStopSec=(\d+)$/m)?.[1])).toBeGreaterThan(25);
  });

  test("the alerts are those that the operations' page lists", () => {
    const [rules] = documentsOf("deploy/prometheus-rules.yaml");
    const alerts = (rules?.["groups"]?.[0]?.["rules"] ?? []) as unknown as { expr: string; for: string }[];
    const rows = readFileSync("docs/operations.md", "utf8").matchAll(/^\| `(.*)` \| (\d+) min \|$/gm);
    const listed = [...rows].map(([, expr = "", minutes]) => ({
      expr: expr.replaceAll("\\|", "|"),
      for: `${minutes}m`,
    }));
    expect(alerts.map(({ expr, for: long }) => ({ expr, for: long }))).toEqual(listed);
    expect(alerts).toHaveLength(10);
  });

  test("the proxy of the README: lets through the largest body that the product takes", () => {
    const mebibytes = Number(readFileSync("README.md", "utf8").match(/client_max_body_size (\d+)m;/)?.[1]);
    expect(mebibytes * 1024 * 1024).toBeGreaterThan(MCP_BODY_BYTES);
  });
});
