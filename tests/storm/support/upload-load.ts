import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { hasEnded, type ProductProcess } from "#tests/support/processes/product-process.ts";
import type { SignedIn } from "#tests/support/scenes/sign-in.ts";
import { STORM_ORIGIN } from "./storm-load.ts";
import { pause } from "./storm-processes.ts";
import { pick } from "./storm-scene.ts";
import { formOf, type UploadFile } from "./upload-files.ts";

/** One file that was sent, and what came of it. */
export interface Upload {
  person: SignedIn;
  key: string;
  file: UploadFile;
  /** Milliseconds of the clock. */
  sentAt: number;
  /** 0 until an answer came whole. */
  status: number;
  /** Nobody listened. */
  isUnheard: boolean;
  /** The answer had begun and did not end. */
  isCut: boolean;
  /** Set by a run's answer that arrived whole. */
  runId?: string;
  result?: unknown;
  /** A refusal's code. */
  code?: string | undefined;
}

export interface UploadLoad {
  uploads: Upload[];
  /** Sends no more and waits for what is on its way. */
  end(): Promise<void>;
}

const SLOW_PIECES = 40;
const SLOW_MS = 50;

/** Everybody sends one file after the other to any product that lives, and one of them sends one slowly to each product. */
export function startUploads(
  products: readonly ProductProcess[],
  people: readonly SignedIn[],
  files: readonly UploadFile[],
): UploadLoad {
  const uploads: Upload[] = [];
  let isOver = false;
  const alive = () => products.filter(({ child }) => !hasEnded(child));
  const sendOn = async (person: SignedIn, choose: () => ProductProcess | undefined, isSlow: boolean) => {
    for (let product = choose(); !isOver && product; product = choose()) {
      const upload = newUpload(person, pick(files));
      uploads.push(upload);
      if (isSlow) await sendSlowly(product, upload);
      else await sendUpload(product, upload);
      await pause(upload.status === 429 || upload.isUnheard ? 1000 : 50);
    }
  };
  const seats = [
    ...people.map((person) => sendOn(person, () => pick(alive()), false)),
    ...products.map((product) =>
      sendOn(people[0] as SignedIn, () => (hasEnded(product.child) ? undefined : product), true),
    ),
  ];
  return {
    uploads,
    async end() {
      isOver = true;
      await Promise.all(seats);
    },
  };
}

export function newUpload(person: SignedIn, file: UploadFile): Upload {
  return { person, key: randomUUID(), file, sentAt: Date.now(), status: 0, isUnheard: false, isCut: false };
}

/** Sends a file as a page would. */
export async function sendUpload(product: Pick<ProductProcess, "url">, upload: Upload): Promise<void> {
  const headers = { origin: STORM_ORIGIN, cookie: upload.person.cookie, "idempotency-key": upload.key };
  const answer = await fetch(product.url + upload.file.path, {
    method: "POST",
    headers,
    body: formOf(upload.file),
  }).catch((error: Error) => {
    upload.isUnheard = codeOf(error.cause) === "ECONNREFUSED";
  });
  if (!answer) return;
  const text = await answer.text().catch(() => null);
  if (text === null) upload.isCut = true;
  else take(upload, answer.status, text);
}

/** The same over two seconds, piece by piece. */
async function sendSlowly(product: ProductProcess, upload: Upload): Promise<void> {
  const form = new Response(formOf(upload.file));
  const body = Buffer.from(await form.arrayBuffer());
  const headers = {
    origin: STORM_ORIGIN,
    cookie: upload.person.cookie,
    "idempotency-key": upload.key,
    "content-type": form.headers.get("content-type") ?? "",
    "content-length": body.length,
  };
  await new Promise<void>((resolve) => {
    const sent = request(product.url + upload.file.path, { method: "POST", headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (piece: string) => (text += piece));
      answer.on("end", () => take(upload, answer.statusCode ?? 0, text));
      answer.on("error", () => (upload.isCut = true));
      answer.on("close", resolve);
    });
    sent.on("error", (error) => {
      upload.isUnheard = codeOf(error) === "ECONNREFUSED";
      resolve();
    });
    sent.on("close", () => resolve());
    void sendPieces(body, (piece) => !sent.destroyed && sent.write(piece)).then(() => sent.end());
  });
}

/** A name of two addresses fails for both, with one fault around the two. */
const codeOf = (fault: unknown) => (fault as NodeJS.ErrnoException | undefined)?.code;

async function sendPieces(body: Buffer, write: (piece: Buffer) => unknown): Promise<void> {
  const size = Math.ceil(body.length / SLOW_PIECES);
  for (let at = 0; at < body.length; at += size) {
    write(body.subarray(at, at + size));
    await pause(SLOW_MS);
  }
}

function take(upload: Upload, status: number, text: string): void {
  const body = JSON.parse(text) as { runId?: string; result?: unknown; error?: { code: string } };
  upload.status = status;
  upload.code = body.error?.code;
  if (status !== 201) return;
  upload.runId = body.runId ?? "unnamed";
  upload.result = body.result;
}
