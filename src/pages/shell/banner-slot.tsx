import { useState } from "react";
import { callApi } from "#browser/call-api.ts";
import type { Language } from "#i18n/language.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { OutsideImage } from "./outside-image.tsx";

export interface ShownBanner {
  id: number;
  title: string;
  imageUrl: string;
  linkUrl: string;
}

/**
 * A banner of the page's language, or nothing. The link goes straight to its destination; the press is reported beside
 * it, so that it opens even when counting fails. A page that shows one lets https images in: `OUTSIDE_IMAGES`.
 */
export function BannerSlot({ banner, className }: { banner: ShownBanner | null; className?: string }) {
  const { language } = useLanguage();
  const [isBroken, setBroken] = useState(false);
  if (!banner || isBroken) return null;
  return (
    <aside className={className}>
      <a
        href={banner.linkUrl}
        target="_blank"
        rel="noopener nofollow sponsored"
        onClick={() => reportPress(language, banner.id)}
        onAuxClick={(event) => event.button === 1 && reportPress(language, banner.id)}
        className="block overflow-hidden rounded-card border border-line"
      >
        <OutsideImage
          src={banner.imageUrl}
          alt={banner.title}
          onFail={() => setBroken(true)}
          className="block h-auto max-h-60 w-full object-cover"
        />
      </a>
    </aside>
  );
}

/** Lost without harm: analytics fail open. */
function reportPress(language: Language, bannerId: number): void {
  const press = { pressId: crypto.randomUUID() };
  void callApi(language, "POST", `/banners/${bannerId}/clicks`, press, { keepalive: true });
}
