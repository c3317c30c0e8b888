import { useState } from "react";
import { reportBannerPress } from "#pages/shell/page-controls.ts";
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
  const [isBroken, setBroken] = useState(false);
  if (!banner || isBroken) return null;
  return (
    <aside className={className} data-banner={banner.id}>
      <a
        href={banner.linkUrl}
        target="_blank"
        rel="noopener nofollow sponsored"
        onClick={() => reportBannerPress(banner.id)}
        onAuxClick={(event) => event.button === 1 && reportBannerPress(banner.id)}
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
