import compile from "icu-minify/compile";
import { digitsHere, inLatinDigits } from "./digits.ts";
import type { Language } from "./language.ts";
import { type CompiledTree, QUOTE } from "./parse-messages.ts";

/** A tree of ICU messages. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

type SameKeys<T> = { [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> };

/** One block of messages, given in both languages with the same keys: leaving one out does not compile. */
export interface Messages<T extends MessageTree> {
  ar: T;
  en: SameKeys<T>;
}

export function defineMessages<const T extends MessageTree>(messages: {
  ar: T;
  en: NoInfer<SameKeys<T>>;
}): Messages<T> {
  return messages;
}

/** `rewrite` is given the words of each message before what is put into them is. */
export function compileTree(tree: MessageTree, rewrite = (words: string) => words): CompiledTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(rewrite(value)) : compileTree(value, rewrite),
    ]),
  );
}

/** A catalogue of blocks by namespace. */
export type Catalogue = Record<string, Messages<MessageTree>>;

/**
 * Compiles blocks on first use and keeps them: the returned function gives the wanted namespaces in a language as JSON text
 * (`parseMessages` reads it), since a page carries one text in far fewer bytes than a tree of small ones.
 */
export function createMessageReader<C extends Catalogue>(catalogue: C) {
  const kept = new Map<string, string>();
  return (language: Language, namespaces: readonly (keyof C & string)[]): string => {
    const blocks = namespaces.map((namespace) => {
      const digits = digitsHere();
      const key = `${language}/${namespace}/${digits}`;
      let block = kept.get(key);
      if (block === undefined) {
        const tree = (catalogue[namespace] as Messages<MessageTree>)[language] as MessageTree;
        block = `${JSON.stringify(namespace)}:${JSON.stringify(compileTree(tree, language === "ar" && digits === "latn" ? inLatinDigits : undefined))}`;
        if (block.includes(QUOTE)) throw new Error(`a message of ${language}/${namespace} holds ${QUOTE}`);
        block = block.replaceAll('"', QUOTE);
        kept.set(key, block);
      }
      return block;
    });
    return `{${blocks.join()}}`;
  };
}

/** The JSON text of a reader with another `title` in one of its blocks: a name that somebody chose, shown to the letter. */
export function retitle(text: string, namespace: string, title: string): string {
  const blocks = JSON.parse(text.replaceAll(QUOTE, '"')) as Record<string, CompiledTree>;
  const block = { ...blocks[namespace], title };
  const named = JSON.stringify({ ...blocks, [namespace]: block });
  return named.replaceAll(QUOTE, `\\u${QUOTE.charCodeAt(0).toString(16).padStart(4, "0")}`).replaceAll('"', QUOTE);
}
