import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PASSWORD_MIN_CHARACTERS } from "#domain/accounts/rules.ts";
import { LOW_CREDITS } from "#domain/credits/rules.ts";
import { LIBRARY_PAGE_SIZE } from "#domain/library/rules.ts";
import { BUILT_IN_PACKAGES, CURRENCIES, DURATION_UNITS } from "#domain/packages/rules.ts";
import { HISTORY_DAYS, REPLAY_HOURS } from "#domain/runs/rules.ts";
import { DEFAULT_LIMITS, DEFAULT_PROVIDER } from "#domain/tool-features/rules.ts";
import { DEFAULT_LANGUAGE } from "#i18n/language.ts";
import { POOL_CONNECTIONS } from "#platform/database/open-database.server.ts";
import { JOBS } from "#jobs.ts";
import { TOOLS } from "#tools/index.ts";
import { filesBelow } from "#tests/support/source-files.ts";

/** Read from the environment by name rather than through the schema: the vendors' main keys. */
const KEY_VARIABLES = ["OPENAI_API_KEY", "ANTHROPIC_API_KEY", "DEEPSEEK_API_KEY"];

const read = (path: string) => readFileSync(path, "utf8");
const documents = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", ...filesBelow("docs", /\.md$/)];

describe(".env.example", () => {
  const lines = read(".env.example").split("\n");
  const named = lines.flatMap((line) => line.match(/^# ([A-Z][A-Z0-9_]+)=/)?.[1] ?? []);

  test("names every setting once, and nothing that is no setting", () => {
    const schema =
      read("src/platform/env.server.ts").match(/const SCHEMA = z\.object\(\{\n([\s\S]*?)\n\}\);/)?.[1] ?? "";
    const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((found) => found[1]);
    expect(settings.length).toBeGreaterThan(20);
    expect(named.toSorted()).toEqual([...settings, ...KEY_VARIABLES].toSorted());
  });

  test("sets nothing and explains everything", () => {
    expect(lines.filter((line) => line !== "" && !line.startsWith("# "))).toEqual([]);
  });
});

describe("the documents", () => {
  test("name only files that exist", () => {
    const missing = documents.flatMap((path) =>
      [...read(path).matchAll(/(?<![\w/.-])(?:src|tests|scripts|bench|migrations|docs|bin)\/[\w./-]*\w/g)]
        .map((found) => found[0])
        .filter((target) => !/^docs\/pictures\//.test(target) && !existsSync(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(missing).toEqual([]);
  });

  test("link only to files that exist", () => {
    const missing = documents.flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
        .map((found) => `${path.slice(0, path.lastIndexOf("/") + 1)}${found[1]}`)
        .filter((target) => !/^docs\/pictures\//.test(target) && !existsSync(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(missing).toEqual([]);
  });

  test("number the decision records without gaps", () => {
    const numbers = readdirSync("docs/decisions").map((name) => Number(name.match(/^(\d{4})-[a-z0-9-]+\.md$/)?.[1]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  });

  test("give every decision record its number, date and status", () => {
    const faults = readdirSync("docs/decisions").filter((name) => {
      const [title = "", , second = ""] = read(`docs/decisions/${name}`).split("\n");
      return (
        !title.startsWith(`# ${Number(name.slice(0, 4))}. `) || !/^Date: \d{4}-\d\d-\d\d · Status: \w/.test(second)
      );
    });
    expect(faults).toEqual([]);
  });

  test("name every domain and engine in the layout", () => {
    const layout = read("docs/architecture.md").match(/```\n([\s\S]*?)```/)?.[1] ?? "";
    const named = (from: string, to: string) =>
      layout.slice(layout.indexOf(from), layout.indexOf(to)).match(/[a-z-]+/g);
    const missing = [
      ...readdirSync("src/engines").filter((name) => !named("  engines/", "  tools/")?.includes(name)),
      ...readdirSync("src/domain").filter((name) => !named("  domain/", "  api/")?.includes(name)),
    ];
    expect(missing).toEqual([]);
  });

  test("list every decision record in their index", () => {
    const index = read("docs/architecture.md");
    const names = readdirSync("docs/decisions").filter((name) => !index.includes(`decisions/${name}`));
    expect(names).toEqual([]);
  });
});

describe("CONTRIBUTING", () => {
  test("names every storm", () => {
    const row = read("CONTRIBUTING.md").match(/^\| `npm run test:storm` \|.*?: (.*?); by hand/m)?.[1];
    const storms = filesBelow("tests/storm", /\.storm\.ts$/).map((path) => path.match(/([\w-]+)\.storm/)?.[1]);
    expect(row).toBe(
      storms
        .toSorted()
        .map((name) => `\`${name}\``)
        .join(", "),
    );
  });
});

describe("figures in the documents", () => {
  const section = (title: string) => read("docs/operations.md").split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
  const readme = read("README.md");
  const specMap = read("docs/spec-map.md");
  const free = BUILT_IN_PACKAGES.find((version) => version.name === "free");
  const basic = BUILT_IN_PACKAGES.find((version) => version.name === "basic");

  test("are those of the code", () => {
    const sentences = [
      `${free?.credits} credits for ${free?.durationValue} ${free?.durationUnit}`,
      `${basic?.credits} uses a month for ${Number(basic?.price)} ${basic?.currency}`,
      `at least ${PASSWORD_MIN_CHARACTERS} characters`,
      `${LIBRARY_PAGE_SIZE} a page`,
      `${LOW_CREDITS} or fewer`,
      `${DEFAULT_LIMITS.perDay} a day and ${DEFAULT_LIMITS.perMonth} a month`,
      `${DEFAULT_PROVIDER.providerName} with ${DEFAULT_PROVIDER.modelName}`,
      CURRENCIES.join(", "),
      DURATION_UNITS.join(", "),
      `default language ${DEFAULT_LANGUAGE}`,
    ];
    expect(sentences.filter((sentence) => !specMap.includes(sentence))).toEqual([]);
    expect(DEFAULT_LIMITS).toEqual({ perDay: 30, perMonth: 500 });
    expect(Object.values(TOOLS).map((tool) => tool.limits)).toEqual(Array(8).fill(DEFAULT_LIMITS));
  });

  test("of the README are those of the code", () => {
    expect(readme).toContain(`${free?.credits} credits for ${free?.durationValue} ${free?.durationUnit}`);
    expect(readme).toContain(`${basic?.credits} uses a month for ${Number(basic?.price)} ${basic?.currency}`);
    expect(readme).toContain(`history (${HISTORY_DAYS} days)`);
    expect(read("docs/operations.md")).toContain(`${REPLAY_HOURS} hours`);
  });

  test("of the operations page are those of every job", () => {
    const rows = [...section("Jobs").matchAll(/^\| ([a-z, -]+) \| (\d+) (s|min)\b/gm)];
    const documented = rows.flatMap(([, names = "", every, unit]) =>
      names.split(", ").map((name) => [name, Number(every) * (unit === "s" ? 1000 : 60_000)]),
    );
    expect(Object.fromEntries(documented)).toEqual(
      Object.fromEntries(JOBS.map(({ name, everyMs }) => [name, everyMs])),
    );
  });

  test("of the operations page are those of every rate limit", () => {
    const minutes: Record<string, number> = { "60": 1, "120": 2, "3600": 60, QUARTER_HOUR: 15 };
    const rules = filesBelow("src", /(?<!\.test)\.ts$/).flatMap((path) =>
      [...read(path).matchAll(/\{ name: "([a-z-]+)", limit: (\d+), windowSeconds: (\w+) \}/g)].map(
        ([, name, limit, window = ""]) => `${name}: ${limit} in ${minutes[window]} min`,
      ),
    );
    const rows = [...section("Rate limits").matchAll(/^\| `([a-z-]+)` \|.*\| (\d+ in \d+ min) \|$/gm)];
    expect(rows.map(([, name, limit]) => `${name}: ${limit}`).toSorted()).toEqual(rules.toSorted());
    expect(rules.length).toBeGreaterThan(10);
  });

  test("of the operations page say how many connections to plan for", () => {
    expect(read("docs/operations.md")).toContain(
      `up to ${POOL_CONNECTIONS} database connections: processes × ${POOL_CONNECTIONS}`,
    );
  });
});
