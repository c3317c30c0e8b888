import { connect } from "node:net";
import { expect, test } from "#tests/e2e/support/product.ts";

test("a body that comes a byte a second is cut off within 30 seconds, and others are served meanwhile (U-03)", async ({
  product,
}) => {
  const { port, host } = new URL(product.url);
  const began = Date.now();
  const socket = connect(Number(port), "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  socket.on("error", () => undefined);
  socket.write(
    `POST /api/newsletter HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${product.url}\r\nContent-Type: application/json\r\nContent-Length: 200\r\n\r\n{`,
  );
  const drip = setInterval(() => socket.write(" "), 1000);
  const ended = new Promise((resolve) => socket.on("close", resolve));
  await new Promise((resolve) => setTimeout(resolve, 5000));
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
  expect(socket.destroyed).toBe(false);
  await ended;
  clearInterval(drip);
  expect(Date.now() - began).toBeGreaterThan(15_000);
  expect(Date.now() - began).toBeLessThan(30_000);
  expect(answer).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
});
