import type { Language } from "#i18n/language.ts";
import { barePath } from "#i18n/path.ts";

/** Pixels of every share image; `npm run share-images` draws them into `public/share`. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

const KINDS: [RegExp, string][] = [
  [/^\/pricing$/, "pricing"],
  [/^\/prompts(?:\/|$)/, "library"],
  [/^\/guide\//, "guide"],
  [/^\/blog$/, "blog"],
];

/** The path of the image that stands for a page where it is shared: an article's own, its kind's, else the product's. */
export function shareImageOf(language: Language, pathname: string): string {
  const bare = barePath(pathname);
  const article = bare.match(/^\/blog\/([\w-]+)$/)?.[1];
  const kind = KINDS.find(([path]) => path.test(bare))?.[1] ?? "product";
  return `/share/${article ? `blog-${article}` : kind}-${language}.png`;
}
