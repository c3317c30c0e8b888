import { modelOf } from "#engines/models/models.ts";
import type { ReaderWeights } from "./read-request.ts";

/** What the reader learned from requests in a language; see `docs/model-card-reader.md`. */
export const readerWeights = (language: "ar" | "en"): ReaderWeights => modelOf(`reader-${language}`);
