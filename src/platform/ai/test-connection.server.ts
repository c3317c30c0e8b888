import { greySquare } from "./grey-square.ts";
import {
  type Ai,
  type ChoiceFault,
  ModelFault,
  type ModelFaultKind,
  type ModelImage,
  type ProviderChoice,
} from "./ai.ts";

const LIMIT_MS = 15_000;
/** A model on one's own machine is loaded from a disk by its first call. Just below the longest that a proxy before us waits. */
const LOCAL_LIMIT_MS = 85_000;

/** A grey square of 32 by 32 pixels: the smallest side that every vendor takes. */
const TEST_IMAGE: ModelImage = { mediaType: "image/png", bytes: greySquare(32) };

export interface ConnectionTest {
  ok: boolean;
  /** From the request to the whole answer. */
  ms: number;
  fault?: ChoiceFault | ModelFaultKind;
  /** For the administrator: the status and the provider's error code. */
  detail?: string;
}

/**
 * Asks a provider for one word, the smallest call that proves address, key and model; a longer answer, cut by the limit, proves
 * them too. For a tool that shows images the call carries one. `keyOnTrial` is sent in the place of the key in use.
 */
export async function testConnection(
  ai: Ai,
  choice: ProviderChoice,
  needsSight = false,
  keyOnTrial?: string,
): Promise<ConnectionTest> {
  await ai.refreshKeys();
  const fault = ai.faultOf(choice) ?? (needsSight && !ai.sees(choice) ? "sight" : null);
  if (fault && !(fault === "key_missing" && keyOnTrial !== undefined)) return { ok: false, ms: 0, fault };
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const limitMs = choice.providerName === "local" ? LOCAL_LIMIT_MS : LIMIT_MS;
    const call = {
      system: "You test a connection.",
      user: "Answer with the single word: ok",
      images: needsSight ? [TEST_IMAGE] : [],
      maxOutputTokens: 64,
      signal: new AbortController().signal,
      firstContentMs: limitMs,
      totalMs: limitMs,
      evenWhenOpen: true,
      keyOnTrial,
    };
    for await (const event of ai.stream(choice, call)) if (event.type === "end") break;
    return { ok: true, ms: took() };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    if (error.kind === "truncated" && !error.retryable) return { ok: true, ms: took() };
    return { ok: false, ms: took(), fault: error.kind, detail: error.message };
  }
}
