import { expect, it } from "vitest";
import { boundedHashing, HashingBusyError } from "./hashing.server.ts";

it("hashes two at a time, the others in their turn; one that fails makes room; past 500 waiting it says so", async () => {
  const working = { now: 0, most: 0, ends: [] as (() => void)[] };
  const { hash } = boundedHashing({
    async hashPassword(password) {
      working.now += 1;
      working.most = Math.max(working.most, working.now);
      await new Promise<void>((resolve) => working.ends.push(resolve));
      working.now -= 1;
      if (password === "bad") throw new Error("no hash");
      return `hash of ${password}`;
    },
    verifyPassword: async () => true,
  });
  const first = ["bad", ...Array.from({ length: 501 }, (_, index) => `p${index}`)].map((password) =>
    hash(password).catch((error: Error) => error.message),
  );
  await expect(hash("one too many")).rejects.toBeInstanceOf(HashingBusyError);
  const finish = setInterval(() => working.ends.splice(0).forEach((end) => end()), 0);
  const results = await Promise.all(first);
  clearInterval(finish);
  expect(results.slice(0, 3)).toEqual(["no hash", "hash of p0", "hash of p1"]);
  expect(results.at(-1)).toBe("hash of p500");
  expect(working).toMatchObject({ now: 0, most: 2 });
});
