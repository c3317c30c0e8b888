import type { Language } from "#i18n/language.ts";
import type { MetaDescriptor } from "react-router";
import { parseMessages } from "#i18n/parse-messages.ts";
import { isUnprefixedPath, pathIn } from "#i18n/path.ts";
import type { MessageNamespace } from "#messages.ts";
import type { ShellData } from "./use-shell.ts";

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

/** A page's head, from its messages `title` and `description` (or `metaTitle`, `metaDescription` where a page says them differently there). */
export function pageMeta(namespace: MessageNamespace): (args: MetaArgs) => MetaDescriptor[] {
  return (args) => {
    const shell = shellOf(args);
    const words = shell ? (parseMessages(shell.messages)[namespace] as Record<string, unknown> | undefined) : undefined;
    const wordsOf = (key: string) =>
      [words?.[`meta${key[0]?.toUpperCase()}${key.slice(1)}`], words?.[key]].find(
        (value) => typeof value === "string",
      ) as string | undefined;
    return describePage(args, { title: wordsOf("title") ?? "", description: wordsOf("description") ?? "" });
  };
}

/** The head of a page that gives none of its own: from the block of messages that the page table names last. */
export function defaultMeta(args: MetaArgs): MetaDescriptor[] {
  return pageMeta(shellOf(args)?.titleNamespace ?? "shell")(args);
}

/** The same for a page whose title and description come from its own data. */
export function describePage(args: MetaArgs, page: { title: string; description: string }): MetaDescriptor[] {
  const shell = shellOf(args);
  if (!shell) return [{ title: "Siyagha" }];
  const product = parseMessages(shell.messages)["shell"]?.["productName"] as string;
  const title = page.title ? `${page.title} · ${product}` : product;
  return [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:site_name", content: product },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: shell.language === "ar" ? "ar_SA" : "en_US" },
    ...(shell.isPublicPage ? addressesOf(shell, args.location.pathname) : [{ name: "robots", content: "noindex" }]),
  ];
}

function addressesOf(shell: ShellData, pathname: string): MetaDescriptor[] {
  const addressIn = (language: Language) => shell.publicUrl + pathIn(language, pathname);
  const canonical = { tagName: "link", rel: "canonical", href: addressIn(shell.language) };
  if (isUnprefixedPath(pathname)) return [canonical];
  return [
    canonical,
    { tagName: "link", rel: "alternate", hrefLang: "ar", href: addressIn("ar") },
    { tagName: "link", rel: "alternate", hrefLang: "en", href: addressIn("en") },
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: addressIn("ar") },
  ];
}

function shellOf(args: MetaArgs): ShellData | undefined {
  return args.matches.find((match) => match?.id === "root")?.loaderData as ShellData | undefined;
}
