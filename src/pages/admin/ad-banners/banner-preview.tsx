import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Star } from "#ui/marks/star.tsx";
import { isPictureAddress } from "#pages/admin/shared/fields/picture-address.ts";
import { OutsideImage } from "#pages/shell/frame/outside-image.tsx";

const PAGES = [
  { direction: "rtl", language: "ar", site: "صياغة" },
  { direction: "ltr", language: "en", site: "Siyagha" },
] as const;

/** The banner on an outline of an Arabic and of an English page; nothing while its image does not load. */
export function BannerPreview({ title, imageUrl }: { title: string; imageUrl: string }) {
  const t = useTranslations("adminBanners");
  const [broken, setBroken] = useState("");
  if (!isPictureAddress(imageUrl) || broken === imageUrl) return null;
  return (
    <div className="grid gap-4 md:col-span-2 md:grid-cols-2">
      {PAGES.map(({ direction, language, site }) => (
        <figure key={direction}>
          <figcaption className="mb-1 text-sm text-soft">
            {direction === "rtl" ? t("previewRtl") : t("previewLtr")}
          </figcaption>
          <div dir={direction} className="rounded-card border border-line bg-paper p-3">
            <p lang={language} className="other-script mb-3 flex items-center gap-2 text-sm">
              <Star size={16} className="text-petrol" />
              {site}
            </p>
            <OutsideImage
              src={imageUrl}
              alt={title}
              onFail={() => setBroken(imageUrl)}
              className="block h-auto max-h-60 w-full rounded-card border border-line object-cover"
            />
            <span aria-hidden="true" className="mt-3 block h-2 w-2/3 rounded-full bg-line" />
            <span aria-hidden="true" className="mt-2 block h-2 w-1/2 rounded-full bg-line" />
          </div>
        </figure>
      ))}
    </div>
  );
}
