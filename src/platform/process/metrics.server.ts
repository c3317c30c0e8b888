import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** Upper bounds in seconds: pages and calls, and work that may wait for a model. */
const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WORK_SECONDS = [0.05, 0.25, 1, 2.5, 5, 10, 20, 40, 60];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** One row of a figure that is read when somebody asks. */
export interface Reading {
  labels?: Record<string, string>;
  value: number;
}

/**
 * The figures of this process. Labels come from closed lists (routes, tools, engines, codes, vendors), never from what a
 * person sent, so that their number is bounded and nobody can be found in them. Times are in seconds.
 */
export interface Metrics {
  /** `route` is a pattern such as `/api/runs/:id`, never a path as it was asked for. */
  request(seen: { method: string; route: string; status: number; seconds: number }): void;
  /** The end of a piece of work that a hold paid for, or of one that wove answers into it. */
  work(done: { kind: "run" | "proof" | "reply"; tool: string; engine: string; outcome: string; seconds: number }): void;
  /** A run that was not admitted, with the code of the refusal. */
  refused(tool: string, code: string): void;
  /** Runs, proofs and replies of processes that died, as this process ended them. */
  abandoned(count: number): void;
  credits(change: "held" | "captured" | "released", amount: number): void;
  modelCall(call: { provider: string; outcome: string; seconds: number }): void;
  job(name: string, isDone: boolean, seconds: number): void;
  /** A gauge whose rows are read at each scrape; the same name again replaces it. A reader that fails leaves its rows out. */
  watch(name: string, help: string, labelNames: readonly string[], read: () => Reading[] | Promise<Reading[]>): void;
  scrape(): Promise<{ contentType: string; text: string }>;
}

/** `withProcess` adds the process's own figures (memory, event-loop lag, collections), which cost observers. */
export function createMetrics(withProcess: boolean): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  return { ...createCounts(registry), ...createReadings(registry) };
}

function createCounts(registry: Registry): Omit<Metrics, "watch" | "scrape"> {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `siyagha_${name}`, help, labelNames, registers });
  const seconds = <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
    new Histogram({ name: `siyagha_${name}_seconds`, help, labelNames, buckets, registers });
  const requests = counter("http_requests_total", "Answers by route pattern", ["method", "route", "status"]);
  const requestTime = seconds("http_request", "From a request to the head of its answer", ["route"], REQUEST_SECONDS);
  const work = counter("runs_total", "Ended runs, proofs and replies", ["kind", "tool", "engine", "outcome"]);
  const workTime = seconds("run", "From admission to the end", ["kind", "tool", "engine"], WORK_SECONDS);
  const refused = counter("runs_refused_total", "Runs that were not admitted", ["tool", "code"]);
  const abandoned = counter("runs_abandoned_total", "Runs, proofs and replies ended by their lease", []);
  const credits = counter("credits_total", "Credits set aside, spent and given back", ["change"]);
  const calls = counter("provider_calls_total", "Calls of language models", ["provider", "outcome"]);
  const callTime = seconds("provider_call", "Calls of language models", ["provider"], WORK_SECONDS);
  const jobs = counter("job_runs_total", "Turns of jobs", ["job", "outcome"]);
  const ofJobs = (name: string, help: string) =>
    new Gauge({ name: `siyagha_job_${name}`, help, labelNames: ["job"], registers });
  const jobTime = ofJobs("last_seconds", "How long a job's last turn took");
  const jobSuccess = ofJobs("last_success_timestamp_seconds", "When a job last ended well");
  return {
    request({ method, route, status, seconds: took }) {
      requests.inc({ method: METHODS.has(method) ? method : "other", route, status });
      requestTime.observe({ route }, took);
    },
    work({ seconds: took, outcome, ...labels }) {
      work.inc({ ...labels, outcome });
      workTime.observe(labels, took);
    },
    refused: (tool, code) => refused.inc({ tool, code }),
    abandoned: (count) => abandoned.inc(count),
    credits: (change, amount) => credits.inc({ change }, amount),
    modelCall({ provider, outcome, seconds: took }) {
      calls.inc({ provider, outcome });
      callTime.observe({ provider }, took);
    },
    job(name, isDone, took) {
      jobs.inc({ job: name, outcome: isDone ? "done" : "failed" });
      jobTime.set({ job: name }, took);
      if (isDone) jobSuccess.setToCurrentTime({ job: name });
    },
  };
}

function createReadings(registry: Registry): Pick<Metrics, "watch" | "scrape"> {
  return {
    watch(name, help, labelNames, read) {
      registry.removeSingleMetric(name);
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [registry],
        async collect() {
          const readings = await Promise.resolve()
            .then(read)
            .catch((): Reading[] => []);
          gauge.reset();
          // Without labels a reset leaves a zero, which nobody has read.
          if (labelNames.length === 0) gauge.remove();
          for (const { labels = {}, value } of readings) gauge.set(labels, value);
        },
      });
    },
    async scrape() {
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };
}
