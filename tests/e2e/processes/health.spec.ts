import { connect } from "node:net";
import { expect, test } from "#tests/e2e/support/product.ts";

/** Health checks of some balancers are this short. */
test("a request of HTTP/1.0 without Host is answered at /healthz and /readyz", async ({ product }) => {
  const { port } = new URL(product.url);
  for (const path of ["/healthz", "/readyz"]) {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(`GET ${path} HTTP/1.0\r\n\r\n`));
      let text = "";
      socket.on("data", (chunk) => (text += String(chunk)));
      socket.on("end", () => resolve(text));
      socket.on("error", reject);
    });
    expect(answer.split("\r\n")[0]).toMatch(/^HTTP\/1\.\d 200 /);
  }
});
