import type { MetaDescriptor } from "react-router";
import { parseMessages } from "#i18n/parse-messages.ts";
import { pathIn } from "#i18n/path.ts";
import { type MetaArgs, shellOf } from "./page-meta.ts";
import type { ShellData } from "#pages/shell/use-shell.ts";

/** What search engines read about a page, as schema.org has it. Data, not script: the content policy allows it without a nonce. */
type Thing = { "@type": string } & Record<string, unknown>;

/** A page's descriptors with what it is about; nothing where the frame was not read. */
export function structuredData(args: MetaArgs, thingsOf: (shell: ShellData) => Thing[]): MetaDescriptor[] {
  const shell = shellOf(args);
  if (!shell) return [];
  return thingsOf(shell).map((thing) => ({ "script:ld+json": { "@context": "https://schema.org", ...thing } }));
}

function organizationOf(shell: ShellData): Thing {
  const { publicUrl, socialLinks, supportEmail } = shell;
  return {
    "@type": "Organization",
    name: productNameOf(shell),
    url: publicUrl,
    logo: `${publicUrl}/icon-512.png`,
    email: supportEmail,
    ...(socialLinks.length > 0 ? { sameAs: socialLinks } : {}),
  };
}

/** Of the home page: who runs it, the site with its search (of the library), and the product with its free package. */
export function productThings(shell: ShellData): Thing[] {
  const { publicUrl, language } = shell;
  const name = productNameOf(shell);
  const target = `${publicUrl}${pathIn(language, "/prompts")}?q={search_term_string}`;
  return [
    organizationOf(shell),
    {
      "@type": "WebSite",
      name,
      url: publicUrl + pathIn(language, "/"),
      inLanguage: language,
      potentialAction: { "@type": "SearchAction", target, "query-input": "required name=search_term_string" },
    },
    {
      "@type": "SoftwareApplication",
      name,
      description: shellWordOf(shell, "tagline"),
      applicationCategory: "BusinessApplication",
      operatingSystem: "Web",
      inLanguage: ["ar", "en"],
      offers: { "@type": "Offer", price: "0", priceCurrency: "USD", url: publicUrl + pathIn(language, "/pricing") },
    },
  ];
}

/** The product's name in the page's language. */
export function productNameOf(shell: ShellData): string {
  return shellWordOf(shell, "productName");
}

function shellWordOf(shell: ShellData, key: string): string {
  return (parseMessages(shell.messages)["shell"] as Record<string, string>)[key] ?? "";
}

/** Questions with their answers, as the page shows them. */
export function faqThing(questions: readonly (readonly [question: string, answer: string])[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(([name, text]) => ({
      "@type": "Question",
      name,
      acceptedAnswer: { "@type": "Answer", text },
    })),
  };
}

/** The way to a page: paths without language, the page itself last. */
export function breadcrumbThing(
  { publicUrl, language }: ShellData,
  way: readonly (readonly [name: string, path: string])[],
): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: publicUrl + pathIn(language, path),
    })),
  };
}

/**
 * A page that lists others, or things that have no page, and the way to it. `block` is the page's own block of messages; paths
 * are without language.
 */
export function listThings(
  shell: ShellData,
  { block, path, items }: { block: string; path: string; items: readonly ({ name: string } | { path: string })[] },
): Thing[] {
  const { publicUrl, language } = shell;
  const words = parseMessages(shell.messages)[block] as Record<string, string>;
  const name = words["title"] ?? "";
  const urlOf = (of: string) => publicUrl + pathIn(language, of);
  return [
    {
      "@type": "CollectionPage",
      name,
      description: words["description"] ?? "",
      url: urlOf(path),
      inLanguage: language,
      mainEntity: {
        "@type": "ItemList",
        numberOfItems: items.length,
        itemListElement: items.map((item, index) => ({
          "@type": "ListItem",
          position: index + 1,
          ...("path" in item ? { url: urlOf(item.path) } : item),
        })),
      },
    },
    breadcrumbThing(shell, [
      [productNameOf(shell), "/login"],
      [name, path],
    ]),
  ];
}

/** An article of the blog. `date` is an ISO date. */
export function articleThing(
  shell: ShellData,
  article: { title: string; description: string; date: string; path: string; image: string },
): Thing {
  return {
    "@type": "BlogPosting",
    headline: article.title,
    description: article.description,
    datePublished: article.date,
    inLanguage: shell.language,
    image: shell.publicUrl + article.image,
    mainEntityOfPage: shell.publicUrl + pathIn(shell.language, article.path),
    author: organizationOf(shell),
    publisher: organizationOf(shell),
  };
}
