import { type Json, stringOf } from "#engines/image-metadata/json-values.ts";
import { type Graph, linkOf, type Node } from "./graph.ts";
import { chosenOf } from "./switches.ts";
import { textInputsOf } from "./text-inputs.ts";

export type Role = "positive" | "negative";

const DEEPEST = 60;
/** Letters that are put together for one prompt, at all stages: a graph can double a text at each node. */
const MOST_LETTERS = 2_000_000;
/** What a model answered is not in the graph; what it was asked is no prompt of the picture. */
export const ANSWERS = /ollama|llm|gpt|gemini|claude|florence|caption|vlm|interrogat|tagger|describe|groq|deepseek/iu;
const PIPES = /pipe|ctx|context|tuple/iu;
/** Nodes that take both texts and give them on together, so that the output's number says nothing. */
const BUNDLES = /guider|pipe|context|ctx|sampler|detailer|loader/iu;
const BOTH = {
  positive: /^(?:text_|prompt_)?positive(?:_?prompt|_text)?$|^pos(?:_prompt)?$/iu,
  negative: /^(?:text_|prompt_)?negative(?:_?prompt|_text)?$|^neg(?:_prompt)?$/iu,
} as const;

/** Follows a graph from an input back to the words that lead to it. One reader a prompt. */
export class Words {
  /** The words come from several places. */
  isJoined = false;
  readonly #graph: Graph;
  readonly #known = new Map<string, string>();
  #letters = 0;

  constructor(graph: Graph) {
    this.#graph = graph;
  }

  at(input: Json | undefined, role: Role, depth = 0): string {
    if (typeof input === "string") return input;
    const link = linkOf(input);
    const node = link && this.#graph.get(link.id);
    if (!node || depth > DEEPEST || this.#letters > MOST_LETTERS) return "";
    const key = `${role} ${link.output} ${node.id}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    // A circle ends here.
    this.#known.set(key, "");
    const words = this.#of(node, { output: link.output, role, depth: depth + 1 });
    this.#letters += words.length;
    this.#known.set(key, words);
    return words;
  }

  #of(node: Node, way: { output: number; role: Role; depth: number }): string {
    const { type, inputs } = node;
    const { role, depth } = way;
    if (/zero_?out/iu.test(type) || (ANSWERS.test(type) && !/encode/iu.test(type))) return "";
    const chosen = chosenOf(this.#graph, node);
    if (chosen) return this.#first(chosen, role, depth);
    if (/string ?replace/iu.test(type)) return this.#replaced(node, role, depth);
    const side = this.#sideOf(node, way);
    if (side !== null) return side;
    const conditions = Object.keys(inputs).filter((name) => /^cond/iu.test(name) && linkOf(inputs[name]));
    // What is added comes behind what it is added to.
    conditions.sort((a, b) => Number(/from/iu.test(a)) - Number(/from/iu.test(b)));
    const behind = conditions.map((name) => this.at(inputs[name], role, depth));
    const { names, between, isDistinct } = textInputsOf(node);
    const own = names.map((name) => this.at(inputs[name], role, depth));
    if (own.some(Boolean) || behind.some(Boolean))
      return this.#joined([...behind, ...own], conditions.length > 0 || isDistinct, between);
    return this.#first(passagesOf(node, role), role, depth);
  }

  /** Of a node that takes both texts the one that is asked for; null for a node that takes neither. */
  #sideOf({ type, inputs, outputs }: Node, way: { output: number; role: Role; depth: number }): string | null {
    const nameOf = (role: Role) => Object.keys(inputs).find((name) => BOTH[role].test(name));
    const [positive, negative] = [nameOf("positive"), nameOf("negative")];
    const role = roleOf({ type, outputs, hasBoth: Boolean(positive && negative) }, way);
    const wanted = role === "positive" ? positive : negative;
    if (wanted !== undefined) return this.at(inputs[wanted], role, way.depth);
    const pipe = Object.keys(inputs).find((name) => PIPES.test(name) && linkOf(inputs[name]));
    if (pipe !== undefined) return this.at(inputs[pipe], way.role, way.depth);
    if (/guider/iu.test(type) && role === "negative") return "";
    const other = positive ?? negative;
    // A node that holds one text only gives it, whatever its input is called.
    return other === undefined || BUNDLES.test(type) ? null : this.at(inputs[other], role, way.depth);
  }

  #replaced({ inputs }: Node, role: Role, depth: number): string {
    const [find = "", replacement = ""] = ["find", "replace"].map((name) => stringOf(inputs[name]));
    const text = this.at(inputs["string"] ?? inputs["text"], role, depth);
    this.isJoined = true;
    return find === "" ? text : text.slice(0, 100_000).replaceAll(find, () => replacement.slice(0, 1000));
  }

  #joined(parts: readonly string[], isDistinct: boolean, between: string): string {
    const words = parts.filter((part) => part.trim() !== "");
    const kept = isDistinct ? [...new Set(words)] : words;
    if (kept.length > 1) this.isJoined = true;
    return kept.join(between);
  }

  #first(inputs: readonly (Json | undefined)[], role: Role, depth: number): string {
    for (const input of inputs) {
      const words = this.at(input, role, depth);
      if (words.trim() !== "") return words;
    }
    return "";
  }
}

/** Names of outputs decide, then their numbers where a node has an output for each text, else what was asked for. */
function roleOf(
  { type, outputs, hasBoth }: { type: string; outputs: readonly string[]; hasBoth: boolean },
  { output, role }: { output: number; role: Role },
): Role {
  const name = outputs[output] ?? "";
  if (/pos|\+$/iu.test(name)) return "positive";
  if (/neg|-$/iu.test(name)) return "negative";
  if (!hasBoth) return role;
  if (/efficient|eff\./iu.test(type)) return output === 2 ? "negative" : output === 1 ? "positive" : role;
  if (BUNDLES.test(type)) return role;
  return output === 0 ? "positive" : output === 1 ? "negative" : role;
}

/** Links of a node that only passes something on. */
function passagesOf({ inputs }: Node, role: Role): Json[] {
  const other = BOTH[role === "positive" ? "negative" : "positive"];
  return Object.entries(inputs).flatMap(([name, value]) =>
    linkOf(value) &&
    !/clip|model|vae|image|pixels|mask|latent|samples|control|width|height|seed|steps|cfg/iu.test(name) &&
    !other.test(name)
      ? [value]
      : [],
  );
}
