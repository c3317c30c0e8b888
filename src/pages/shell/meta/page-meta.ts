import type { Language } from "#i18n/language.ts";
import type { MetaDescriptor } from "react-router";
import { parseMessages } from "#i18n/parse-messages.ts";
import { isUnprefixedPath, pathIn } from "#i18n/path.ts";
import type { MessageNamespace } from "#messages.ts";
import { SHARE_IMAGE, shareImageOf } from "./share-image.ts";
import type { ShellData } from "#pages/shell/use-shell.ts";

export interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

/**
 * A page's head, from its messages `title` and `description` (or `metaTitle`, `metaDescription` where a page says them
 * differently there).
 */
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
    { property: "og:title", content: page.title || product },
    { property: "og:description", content: page.description },
    { property: "og:site_name", content: product },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: shell.language === "ar" ? "ar_SA" : "en_US" },
    ...(shell.isPublicPage ? publicMeta(shell, args.location.pathname) : [{ name: "robots", content: "noindex" }]),
  ];
}

/** What only a page that may be found and shared has: its addresses and the image that stands for it. */
function publicMeta(shell: ShellData, pathname: string): MetaDescriptor[] {
  const image = shell.publicUrl + shareImageOf(shell.language, pathname);
  return [
    ...addressesOf(shell, pathname),
    { property: "og:url", content: shell.publicUrl + pathIn(shell.language, pathname) },
    { property: "og:image", content: image },
    { property: "og:image:width", content: String(SHARE_IMAGE.width) },
    { property: "og:image:height", content: String(SHARE_IMAGE.height) },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image", content: image },
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

/** The frame's data among a page's matches; undefined where it could not be read. */
export function shellOf(args: MetaArgs): ShellData | undefined {
  return args.matches.find((match) => match?.id === "root")?.loaderData as ShellData | undefined;
}
