import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveCredits, grantOf } from "#tests/support/scenes/give-credits.ts";
import { callOf, choiceFor, TEST_KEY } from "#tests/support/models/llm-choices.ts";
import { startLlmServer } from "#tests/support/models/llm-servers.ts";
import { signUpConfirmed, type SignedIn } from "#tests/support/scenes/sign-in.ts";
import { createTestApi } from "#tests/support/scenes/test-api.ts";
import { createTestDeps, type TestDeps } from "#tests/support/scenes/test-deps.ts";
import { queueMail } from "#platform/mail/mail.server.ts";
import { mailQueue } from "#platform/database/tables.ts";
import { JOBS, startJobs } from "#jobs.ts";
import { createApi } from "./app.ts";
import type { AppEnv } from "./app-env.ts";
import { mountMetrics } from "./metrics.ts";
import { requestContext } from "./middleware/request-context.ts";

const METRICS_TOKEN = "a-token-of-the-metrics-test";

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Reads the text format 0.0.4 strictly: a line that does not fit, or a sample without HELP and TYPE before it, throws. */
function parse(text: string): Sample[] {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const type = line.match(/^# TYPE (\w+) (counter|gauge|histogram|summary)$/);
    if (type) types.set(type[1] ?? "", type[2] ?? "");
    if (type || /^# HELP \w+ \S/.test(line)) continue;
    const found = line.match(/^([a-z_]\w*)(?:\{((?:\w+="(?:[^"\\]|\\.)*",?)*)\})? (-?[\d.e+-]+|Nan|[+-]Inf)$/i);
    if (!found) throw new Error(`not a line of the format: ${line}`);
    const [, name = "", pairs = "", value = ""] = found;
    if (!types.has(name) && types.get(name.replace(/_(?:bucket|sum|count)$/, "")) !== "histogram")
      throw new Error(`no type: ${name}`);
    const labels = Object.fromEntries(
      [...pairs.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, of]) => [key, of]),
    );
    samples.push({ name, labels, value: Number(value) });
  }
  return samples;
}

describe("/metrics", () => {
  let test: TestDeps;
  let app: Hono<AppEnv>;
  let person: SignedIn;
  beforeAll(async () => {
    test = await createTestDeps({ METRICS_TOKEN });
    person = await signUpConfirmed(test.deps, createTestApi(test.deps));
    await giveCredits(test.deps, grantOf(person.userId, 2));
    app = appOf(test);
  });
  afterAll(() => test.close());

  function appOf({ deps }: TestDeps) {
    const made = new Hono<AppEnv>();
    made.use(requestContext(deps, (path) => (path.startsWith("/prompts/") ? "/prompts/:id" : "other")));
    mountMetrics(made, deps);
    made.route("/api", createApi(deps));
    made.get("*", (c) => c.text("a page"));
    return made;
  }

  const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
  const scrape = async () => parse(await (await get("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` })).text());
  const valueOf = (samples: Sample[], name: string, labels: Record<string, string> = {}) =>
    samples.find(
      (sample) => sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
    )?.value;

  const run = () => {
    const api = createTestApi(test.deps);
    const json = { text: "write a note to my landlord about the boiler", tone: "warm" };
    return api.call("/api/tools/prompt-generate/runs?lang=en", { json, cookie: person.cookie });
  };

  it("is refused without its token, and is not there where none is set", async () => {
    for (const authorization of ["", "Bearer", "Bearer wrong", `Basic ${METRICS_TOKEN}`, METRICS_TOKEN])
      expect([authorization, (await get("/metrics", { authorization })).status]).toEqual([authorization, 401]);
    const without = await createTestDeps();
    const answer = await appOf(without).request("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    await without.close();
    expect(answer.status).toBe(404);
  });

  it("counts answers by pattern and status, and runs, refusals and credits by tool", async () => {
    expect((await run()).status).toBe(201);
    expect((await run()).status).toBe(201);
    expect((await run()).status).toBe(402);
    for (const path of [
      "/prompts/7",
      "/prompts/8",
      "/nobody/knows",
      "/api/nowhere/7",
      "/api/tools",
      "/api/runs/some-id",
    ])
      await get(path);
    const samples = await scrape();
    const answers = (labels: Record<string, string>) => valueOf(samples, "siyagha_http_requests_total", labels);
    expect(answers({ method: "POST", route: "/api/tools/prompt-generate/runs", status: "201" })).toBe(2);
    expect(answers({ method: "POST", route: "/api/tools/prompt-generate/runs", status: "402" })).toBe(1);
    expect(answers({ method: "GET", route: "/prompts/:id", status: "200" })).toBe(2);
    expect(answers({ route: "other", status: "200" })).toBe(1);
    expect(answers({ route: "/api/*", status: "404" })).toBe(1);
    expect(answers({ route: "/api/tools", status: "200" })).toBe(1);
    expect(answers({ route: "/api/runs/:id", status: "401" })).toBe(1);
    expect(valueOf(samples, "siyagha_http_request_seconds_count", { route: "/prompts/:id" })).toBe(2);
    const done = { kind: "run", tool: "prompt-generate", engine: "builtin", outcome: "done" };
    expect(valueOf(samples, "siyagha_runs_total", done)).toBe(2);
    const refused = { tool: "prompt-generate", code: "insufficient_credits" };
    expect(valueOf(samples, "siyagha_runs_refused_total", refused)).toBe(1);
    expect(valueOf(samples, "siyagha_credits_total", { change: "held" })).toBe(2);
    expect(valueOf(samples, "siyagha_credits_total", { change: "captured" })).toBe(2);
    expect(valueOf(samples, "siyagha_held_credits")).toBe(0);
  });

  it("tells of the process, its queues, the mails and the jobs", async () => {
    await queueMail(test.deps.db, null, { to: "somebody@example.com", subject: "s", text: "t", html: "h" });
    const waiting = await test.deps.db.$count(mailQueue);
    const jobs = startJobs(test.deps);
    await new Promise((resolve) => setTimeout(resolve, 3300));
    jobs.stop();
    await jobs.settled();
    const samples = await scrape();
    expect(valueOf(samples, "siyagha_mails_waiting")).toBe(waiting);
    expect(valueOf(samples, "siyagha_database_up")).toBe(1);
    expect(valueOf(samples, "siyagha_runs_in_process", { state: "waiting" })).toBe(0);
    expect(valueOf(samples, "siyagha_job_last_success_timestamp_seconds", { job: "mail" })).toBeGreaterThan(1.7e9);
    expect(valueOf(samples, "siyagha_job_runs_total", { job: "mail", outcome: "done" })).toBe(1);
    expect(valueOf(samples, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThanOrEqual(0);
    expect(valueOf(samples, "process_resident_memory_bytes")).toBeGreaterThan(1e7);
  });

  it("holds nothing of a person, however much was asked for", async () => {
    const before = new Set((await scrape()).map(({ name, labels }) => name + JSON.stringify(labels))).size;
    for (let count = 0; count < 40; count += 1) {
      await get(`/${person.email}/${count}`, { "user-agent": person.email });
      await get(`/api/runs/${person.userId}-${count}?q=${person.email}`);
      await app.request(`/prompts/${count}`, { method: `X${count}` });
    }
    const answer = await get("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` });
    const text = await answer.text();
    expect(answer.headers.get("content-type")).toContain("text/plain");
    expect(text).not.toContain(person.email);
    expect(text).not.toContain(person.userId);
    const after = new Set(parse(text).map(({ name, labels }) => name + JSON.stringify(labels))).size;
    expect(after - before).toBeLessThan(12);
  });

  it("has every figure that an alert asks for, and the jobs by their names", async () => {
    const rules = readFileSync("deploy/prometheus-rules.yaml", "utf8");
    const text = await (await get("/metrics", { authorization: `Bearer ${METRICS_TOKEN}` })).text();
    // What is read of the connections is watched where a process starts on a server.
    const source = readFileSync("src/create-deps.ts", "utf8");
    const there = [...text.matchAll(/^# TYPE (\w+)/gm), ...source.matchAll(/\.watch\("(\w+)"/g)].map(
      (found) => found[1],
    );
    const asked = [...rules.matchAll(/\b(?:siyagha|nodejs|process)_\w+/g)].map(([name]) => name);
    expect(new Set(asked).size).toBe(10);
    expect(asked.filter((name) => !there.includes(name))).toEqual([]);
    const jobs = rules.match(/exported_job=~"([^"]+)"/)?.[1]?.split("|") ?? [];
    expect(jobs).toHaveLength(3);
    expect(jobs.filter((name) => !JOBS.some((job) => job.name === name))).toEqual([]);
  });
});

it("counts a provider's calls by vendor and outcome, and shows the breaker by model", async () => {
  const llm = await startLlmServer();
  const env = { METRICS_TOKEN, DEEPSEEK_API_KEY: TEST_KEY, DEEPSEEK_BASE_URL: llm.origin };
  const test = await createTestDeps({ ...env, PROVIDER_HOSTS: new URL(llm.origin).host });
  try {
    const call = async () => {
      for await (const event of test.deps.ai.stream(choiceFor("deepseek", llm.origin), callOf()))
        expect(event.type).toMatch(/^(?:text|end)$/);
    };
    llm.play({ does: "answer", text: "{}" });
    await call();
    llm.play({ does: "status", status: 401 });
    await expect(call()).rejects.toThrow();
    const app = new Hono<AppEnv>();
    mountMetrics(app, test.deps);
    const answer = await app.request("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
    const samples = parse(await answer.text());
    const calls = samples.filter(({ name }) => name === "siyagha_provider_calls_total");
    expect(calls.map(({ labels, value }) => [labels["provider"], labels["outcome"], value])).toEqual([
      ["deepseek", "answered", 1],
      ["deepseek", "credentials", 1],
    ]);
    expect(samples.filter(({ name }) => name === "siyagha_provider_breaker").map(({ value }) => value)).toEqual([2]);
  } finally {
    await test.close();
    await llm.close();
  }
});
