import type { ReaderWeights } from "../read-request.ts";

/**
 * The weights for a text's language, loaded when first asked for: English ones for every language but Arabic. The server
 * may import `ar.ts` and `en.ts` themselves.
 */
export async function loadReaderWeights(language: "ar" | "en" | "other"): Promise<ReaderWeights> {
  return language === "ar" ? (await import("./ar.ts")).AR_WEIGHTS : (await import("./en.ts")).EN_WEIGHTS;
}
