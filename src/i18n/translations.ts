import formatMessage, { type FormatOptions } from "icu-minify/format";
import { createContext, createElement, Fragment, type ReactElement, useContext, useMemo } from "react";
import type { useTranslations as TypedHook } from "use-intl";
import type { CompiledTree } from "./parse-messages.ts";

/** A page's messages and how its language writes numbers. */
export interface PageMessages {
  locale: string;
  messages: Record<string, CompiledTree>;
}

export const MessagesContext = createContext<PageMessages>({ locale: "en", messages: {} });

/**
 * The words of a block: `t("key", values)` as text, `t.rich("key", values)` with elements among it. The types, which know every
 * key and its values, are those of `use-intl`; its code is not needed for two functions, and made its formatters again for each
 * page, which took a fifth of the rendering.
 */
export const useTranslations = ((namespace: string) => {
  const page = useContext(MessagesContext);
  return useMemo(() => createTranslator(page, namespace), [page, namespace]);
}) as typeof TypedHook;

type Message = Parameters<typeof formatMessage>[0];
type Values = Parameters<typeof formatMessage<ReactElement>>[2];

/** Outside of a page. A key without a message shows itself. */
export function createTranslator({ locale, messages }: PageMessages, namespace: string) {
  function made(key: string, values: Values) {
    const message = messageAt(messages[namespace], key);
    return message === null ? key : formatMessage(message, locale, values, { formatters: FORMATTERS });
  }
  const t = (key: string, values?: Values) => made(key, values) as string;
  t.rich = (key: string, values?: Values) => {
    const parts = made(key, values);
    return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
  };
  return t;
}

function messageAt(block: CompiledTree | undefined, key: string): Message | null {
  let found: CompiledTree[string] | undefined = block;
  for (const step of key.split(".")) found = (found as CompiledTree | undefined)?.[step];
  return typeof found === "string" || Array.isArray(found) ? found : null;
}

/** Making one costs more than a hundred uses of it; there are as many as languages and kinds of format. */
const FORMATTERS: FormatOptions["formatters"] = {
  getNumberFormat: keep((...given) => new Intl.NumberFormat(...given)),
  getPluralRules: keep((...given) => new Intl.PluralRules(...given)),
  getDateTimeFormat: keep((...given) => new Intl.DateTimeFormat(...given)),
};

function keep<Given extends unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  const kept = new Map<string, Made>();
  return (...given) => {
    const name = JSON.stringify(given);
    const known = kept.get(name) ?? make(...given);
    kept.set(name, known);
    return known;
  };
}
