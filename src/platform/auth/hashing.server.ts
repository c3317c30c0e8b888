import { hashPassword, verifyPassword } from "better-auth/crypto";

const HASHES_AT_ONCE = 2;
const HASHES_WAITING = 500;

/** Keeps hashing from taking every thread: two at a time, the rest wait in a bounded line. The hasher is the auth library's. */
export function boundedHashing(hasher = { hashPassword, verifyPassword }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= HASHES_AT_ONCE) {
      if (waiting.length >= HASHES_WAITING) throw new HashingBusyError();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return {
    hash: (password: string) => inTurn(() => hasher.hashPassword(password)),
    verify: (given: { hash: string; password: string }) => inTurn(() => hasher.verifyPassword(given)),
  };
}

/** Too many people are signing in at this moment; the caller answers that there is a queue. */
export class HashingBusyError extends Error {}
