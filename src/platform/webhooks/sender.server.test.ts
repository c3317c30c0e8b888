import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isLoopbackAddress, isPublicAddress } from "./public-address.server.ts";
import { createWebhookSender } from "./sender.server.ts";
import { makeWebhookSecret, signWebhook } from "./sign.server.ts";

it("signs as Standard Webhooks do: the vector of their reference libraries", () => {
  const message = { id: "msg_p5jXN8AQM9LWM0D4loKWxJek", seconds: 1614265330, body: '{"test": 2432232314}' };
  expect(signWebhook(message, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")).toEqual({
    "webhook-id": message.id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
  const [one, other] = [makeWebhookSecret(), makeWebhookSecret()];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.replace(/^whsec_/, ""), "base64")).toHaveLength(32);
});

describe("addresses", () => {
  it.each(["8.8.8.8", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2001:4860:4860::8888"])(
    "%s is public",
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    "127.0.0.1",
    "127.9.9.9",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "100.127.255.255",
    "168.63.129.16",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "fe80::1",
    "fd00:ec2::254",
    "ff02::1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
    "2001:db8::1",
    "example.com",
    "",
  ])("%s is not", (address) => expect(isPublicAddress(address)).toBe(false));

  it("knows this machine's own", () => {
    expect(["127.0.0.1", "127.1.2.3", "::1"].filter(isLoopbackAddress)).toHaveLength(3);
    expect(["10.0.0.1", "::2", "128.0.0.1", "localhost"].filter(isLoopbackAddress)).toEqual([]);
  });
});

describe("an address that a person gives", () => {
  const NAMES: Record<string, string[]> = {
    "open.example": ["93.184.216.34", "2606:4700::1111"],
    "inside.example": ["10.0.0.7"],
    "half.example": ["93.184.216.34", "127.0.0.1"],
  };
  const sender = createWebhookSender({ allowsLoopback: false, resolve: async (name) => NAMES[name] ?? [] });

  it.each([
    ["https://open.example/hook?x=1", null],
    ["https://8.8.8.8:8443/", null],
    ["http://open.example/", "unsafe_address"],
    ["ftp://open.example/", "unsafe_address"],
    ["https://user@open.example/", "unsafe_address"],
    ["https://user:word@open.example/", "unsafe_address"],
    ["open.example", "unsafe_address"],
    ["https://inside.example/", "unsafe_address"],
    ["https://half.example/", "unsafe_address"],
    ["https://nowhere.example/", "unresolved"],
    ["https://localhost/", "unsafe_address"],
    ["https://localhost./", "unsafe_address"],
    ["https://a.localhost/", "unsafe_address"],
    ["https://127.0.0.1/", "unsafe_address"],
    ["https://2130706433/", "unsafe_address"],
    ["https://0x7f.1/", "unsafe_address"],
    ["https://[::1]/", "unsafe_address"],
    ["https://[::ffff:127.0.0.1]/", "unsafe_address"],
    ["https://169.254.169.254/latest", "unsafe_address"],
  ])("%s: %s, the same when it is posted to", async (url, fault) => {
    expect(await sender.check(url)).toBe(fault);
    if (fault !== null && URL.canParse(url)) expect(await sender.post(url, {}, "{}")).toEqual({ fault });
  });

  it("is asked again at every post: a name that has moved inside since gets nothing", async () => {
    const answers = [["93.184.216.34"], ["192.168.0.9"]];
    const moving = createWebhookSender({ allowsLoopback: true, resolve: async () => answers.shift() ?? [] });
    expect(await moving.check("https://moving.example/")).toBeNull();
    expect(await moving.post("https://moving.example/", {}, "{}")).toEqual({ fault: "unsafe_address" });
  });
});

describe("a post", () => {
  let seen: { url: string | undefined; headers: IncomingMessage["headers"]; body: string }[];
  let answer: { status: number; headers?: Record<string, string> };
  let port: number;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      seen.push({ url: request.url, headers: request.headers, body });
      response.writeHead(answer.status, answer.headers).end("an answer that nobody reads");
    });
  });
  beforeEach(async () => {
    [seen, answer] = [[], { status: 204 }];
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => new Promise((done) => server.close(done)));
  const sender = createWebhookSender({ allowsLoopback: true, resolve: async () => ["127.0.0.1"] });

  it("goes to the address that was checked, under the name, with headers and body", async () => {
    const url = `http://receiver.example:${port}/hook?a=1`;
    expect(await sender.post(url, { "webhook-id": "msg_1" }, '{"type":"كلمة"}')).toEqual({ status: 204 });
    expect(seen).toMatchObject([{ url: "/hook?a=1", body: '{"type":"كلمة"}' }]);
    expect(seen[0]?.headers).toMatchObject({
      host: `receiver.example:${port}`,
      "webhook-id": "msg_1",
      "content-type": "application/json",
    });
  });

  it("follows no redirect", async () => {
    answer = { status: 302, headers: { location: `http://127.0.0.1:${port}/inside` } };
    expect(await sender.post(`http://localhost:${port}/`, {}, "{}")).toEqual({ status: 302 });
    expect(seen.map(({ url }) => url)).toEqual(["/"]);
  });

  it("says why there was no answer", async () => {
    expect(await sender.post("http://127.0.0.1:1/", {}, "{}")).toEqual({ fault: "connection" });
    expect(await sender.post(`https://127.0.0.1:${port}/`, {}, "{}")).toEqual({ fault: "certificate" });
  });
});
