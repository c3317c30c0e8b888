import { Agent, get } from "node:http";

export interface Drive {
  perSecond: number;
  /** Milliseconds of the middle request, and of the one that 99 of 100 are not slower than. */
  p50: number;
  p99: number;
  bytes: number;
}

/** Asks `count` times over kept connections, with each of `headers` in turn; every answer must be a 200. */
export async function drive(
  url: string,
  headers: readonly Record<string, string>[],
  { count, connections }: { count: number; connections: number },
): Promise<Drive> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let left = count;
  let bytes = 0;
  const started = performance.now();
  const ask = async () => {
    while (left > 0) {
      left -= 1;
      const asked = performance.now();
      bytes = await sizeOf(url, headers[left % headers.length] ?? {}, agent);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: Math.min(connections, count) }, ask));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] as number;
  return { perSecond: count / seconds, p50: at(0.5), p99: at(0.99), bytes };
}

function sizeOf(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => (bytes += chunk.length));
      response.on("end", () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    }).on("error", reject);
  });
}
