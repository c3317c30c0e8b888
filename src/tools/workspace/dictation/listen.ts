/** The part of the Web Speech API that is used; TypeScript's library does not have it. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecogniserEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecogniserEvent {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0: { transcript: string; confidence: number } }>;
}

/** Why nothing more is heard. */
export type ListenFault =
  | "denied"
  | "insecure"
  | "service"
  | "network"
  | "silence"
  | "noMicrophone"
  | "language"
  | "failed";

const FAULTS: Record<string, ListenFault> = {
  "service-not-allowed": "service",
  network: "network",
  "no-speech": "silence",
  "audio-capture": "noMicrophone",
  "language-not-supported": "language",
};

/** Listening ends by itself after this long without a word. */
const SILENCE_MS = 8000;
/** A browser that ends after each sentence is not asked again faster than this. */
const AGAIN_MS = 150;

interface Listening {
  make: () => Recogniser;
  lang: string;
  isSecure: boolean;
  /** Chrome on Android ends after each sentence, calls interim words final with a confidence of 0, and may say a final one twice. */
  isAndroid: boolean;
  onInterim: (words: string) => void;
  onFinal: (words: string) => void;
  /** It is over, once; with why, where it was not wished. */
  onEnd: (fault: ListenFault | null) => void;
}

/** Those that have not ended. Only one field listens at a time. */
const open = new Set<Listener>();

/**
 * Listens until it is stopped, or nobody speaks. A browser that ends after a sentence is started again. Words that were shown and
 * never became final count as heard.
 */
export class Listener {
  readonly #given: Listening;
  #recogniser: Recogniser | null = null;
  #timer = 0;
  #lastHeard = performance.now();
  #interim = "";
  #fault: ListenFault | null = null;
  #hasHeard = false;
  /** This sentence has its final words. */
  #hasFinal = false;
  #isWanted = true;
  #isAsked = false;
  #isOver = false;

  constructor(given: Listening) {
    this.#given = given;
    for (const other of open) other.drop();
    open.add(this);
    this.#wake();
    this.#start();
  }

  /** What was said until now still arrives. */
  stop(): void {
    this.#isAsked = true;
    this.#wind();
  }

  /** Nothing more arrives. */
  drop(): void {
    this.#isAsked = true;
    this.#isWanted = false;
    this.#end();
    this.#recogniser?.abort();
  }

  #wind() {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    if (this.#recogniser) this.#recogniser.stop();
    else this.#end();
  }

  #wake() {
    this.#lastHeard = performance.now();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#wind(), SILENCE_MS);
  }

  #start() {
    const { make, lang, isAndroid } = this.#given;
    this.#hasFinal = false;
    try {
      const recogniser = make();
      recogniser.lang = lang;
      recogniser.continuous = !isAndroid;
      recogniser.interimResults = true;
      recogniser.onresult = (event) => this.#hear(event);
      recogniser.onerror = ({ error }) => this.#fail(error);
      recogniser.onend = () => this.#pause();
      recogniser.start();
      this.#recogniser = recogniser;
    } catch {
      this.#fault = "failed";
      this.#end();
    }
  }

  #hear({ resultIndex, results }: RecogniserEvent) {
    if (this.#isOver) return;
    const { isAndroid, onInterim, onFinal } = this.#given;
    this.#hasHeard = true;
    if (this.#isWanted) this.#wake();
    let fresh = "";
    for (const { isFinal, 0: heard } of Array.from(results).slice(resultIndex)) {
      if (!isFinal || (isAndroid && heard.confidence === 0)) fresh += heard.transcript;
      else if (!isAndroid || !this.#hasFinal) {
        this.#hasFinal = true;
        onFinal(heard.transcript);
      }
    }
    this.#interim = isAndroid && this.#hasFinal ? "" : fresh;
    onInterim(this.#interim);
  }

  #fail(code: string) {
    // Silence after words is how a dictation ends, and "aborted" is our own doing.
    if (code === "aborted" || (code === "no-speech" && this.#hasHeard)) return;
    this.#fault = code === "not-allowed" ? (this.#given.isSecure ? "denied" : "insecure") : (FAULTS[code] ?? "failed");
    this.#isWanted = false;
  }

  /** The browser has ended: after a sentence, after a stop, or after a fault. */
  #pause() {
    this.#recogniser = null;
    if (this.#isOver) return;
    if (this.#interim) this.#given.onFinal(this.#interim);
    this.#interim = "";
    this.#given.onInterim("");
    if (!this.#isWanted || performance.now() - this.#lastHeard >= SILENCE_MS) return this.#end();
    window.setTimeout(() => (this.#isWanted ? this.#start() : this.#end()), AGAIN_MS);
  }

  #end() {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    open.delete(this);
    this.#given.onEnd(this.#fault ?? (this.#hasHeard || this.#isAsked ? null : "silence"));
  }
}
