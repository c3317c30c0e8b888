import { type Ai, type ModelCall, ModelFault, type ProviderChoice } from "#platform/ai/ai.ts";

/** One call of the model, as a provider would get it: `call` is the job and its turn, "ask-1" or the repair "ask-2". */
export interface WrittenCall {
  id: string;
  call: string;
  system: string;
  messages: { role: "user" | "assistant"; content: string }[];
}

export interface CallReply {
  id: string;
  call: string;
  reply: string;
}

export const CHOICE: ProviderChoice = {
  providerName: "deepseek",
  modelName: "bench",
  apiKeyName: "",
  apiEndpoint: null,
};
/** No time runs out while somebody answers by hand. */
export const LIMITS = { firstContentMs: 3_600_000, totalMs: 3_600_000 };

/** A provider whose answers are lines of a file; what is not there yet it keeps as an open call. */
export class FileProvider implements Ai {
  /** Calls that wait for a reply: more than one where they are asked at the same time. */
  readonly open: WrittenCall[] = [];
  #turn = 0;

  readonly #id: string;
  readonly #job: string;
  readonly #replies: readonly CallReply[];

  constructor(id: string, job: string, replies: readonly CallReply[]) {
    this.#id = id;
    this.#job = job;
    this.#replies = replies;
  }

  refreshKeys = async () => {};
  faultOf = () => null;
  isAvailable = () => true;
  sees = () => false;
  listModels = async () => ({ models: [], isWhole: false });
  health = () => [];

  async *stream(_choice: ProviderChoice, { system = "", user, repair }: ModelCall) {
    this.#turn += 1;
    const call = `${this.#job}-${this.#turn}`;
    const text = this.#replies.find((one) => one.id === this.#id && one.call === call)?.reply;
    if (text === undefined) {
      const messages: WrittenCall["messages"] = [{ role: "user", content: user }];
      if (repair) messages.push({ role: "assistant", content: repair.reply }, { role: "user", content: repair.fault });
      this.open.push({ id: this.#id, call, system, messages });
      throw new ModelFault("stopped");
    }
    yield { type: "text" as const, text };
    yield { type: "end" as const, text, model: CHOICE.modelName, tokensIn: null, tokensOut: null };
  }
}
