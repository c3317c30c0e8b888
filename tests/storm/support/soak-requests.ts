import { randomInt, randomUUID } from "node:crypto";
import { NOTE_REQUEST } from "#tests/support/models/model-answers.ts";
import { GOOD_PASSWORD, type SignedIn } from "#tests/support/scenes/sign-in.ts";
import type { ProductProcess } from "#tests/support/processes/product-process.ts";
import { send } from "./storm-load.ts";
import { pick } from "./storm-scene.ts";
import type { UploadFile } from "./upload-files.ts";
import { newUpload, sendUpload } from "./upload-load.ts";

export interface Answered {
  what: string;
  /** 0 when no answer came. */
  status: number;
  ms: number;
}

interface Cast {
  products: readonly ProductProcess[];
  people: readonly SignedIn[];
  administrator: SignedIn;
  bannerId: number;
  files: readonly UploadFile[];
}

const OPEN_PAGES = ["/login", "/en/signup", "/pricing", "/en/pricing", "/en/guide/prompt-checker"];
const OWN_PAGES = ["/", "/en", "/en/prompt-checker", "/ai-humanizer", "/en/history", "/dashboard", "/en/account"];
const ADMIN_PAGES = ["/rai/dashboard", "/rai/users", "/rai/usage", "/rai/ad-banners"];
const TOOLS = ["prompt-generate", "prompt-checker", "ai-humanizer"];

/**
 * A source of requests as a day brings them, each to any product: of 24, nine pages, six runs, four pictures and documents,
 * one sign-in, four of banners.
 */
export function soakRequests({ products, people, administrator, bannerId, files }: Cast): () => Promise<Answered> {
  const peer = () => ({ "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
  const ask = async (what: string, ...[person, path, json]: [SignedIn | null, string, unknown?]): Promise<Answered> => {
    const at = performance.now();
    const answer = await send(pick(products), person, path, json, {
      ...peer(),
      "user-agent": "Mozilla/5.0 Firefox/150.0",
    });
    return { what, status: answer?.status ?? 0, ms: performance.now() - at };
  };
  const page = (person: SignedIn | null, path: string) => ask(`page ${path}`, person, path);
  const kinds: (() => Promise<Answered>)[] = [
    ...Array.from({ length: 3 }, () => () => page(null, pick(OPEN_PAGES))),
    ...Array.from({ length: 5 }, () => () => page(pick(people), pick(OWN_PAGES))),
    () => page(administrator, pick(ADMIN_PAGES)),
    ...Array.from({ length: 6 }, () => () => {
      const tool = pick(TOOLS);
      return ask(`run of ${tool}`, pick(people), `/api/tools/${tool}/runs?lang=en`, { text: NOTE_REQUEST });
    }),
    ...Array.from({ length: 4 }, () => () => sendFile(pick(products), pick(people), pick(files))),
    () => ask("sign-in", null, "/api/auth/sign-in/email", { email: pick(people).email, password: GOOD_PASSWORD }),
    ...Array.from({ length: 2 }, () => () => {
      return ask("press of a banner", null, `/api/banners/${bannerId}/clicks`, { pressId: randomUUID() });
    }),
    ...Array.from({ length: 2 }, () => () => {
      return ask("analytics", administrator, `/api/admin/banners/${bannerId}/analytics?tz=Asia/Riyadh`);
    }),
  ];
  return () => pick(kinds)();
}

async function sendFile(product: ProductProcess, person: SignedIn, file: UploadFile): Promise<Answered> {
  const at = performance.now();
  const upload = newUpload(person, file);
  await sendUpload(product, upload);
  return { what: file.what, status: upload.status, ms: performance.now() - at };
}
