import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

/** The banner as an Arabic and as an English page will show it; nothing while its image does not load. */
export function BannerPreview({ title, imageUrl }: { title: string; imageUrl: string }) {
  const t = useTranslations("adminBanners");
  const [isBroken, setBroken] = useState(false);
  useEffect(() => setBroken(false), [imageUrl]);
  if (!/^https?:\/\/./.test(imageUrl) || isBroken) return null;
  return (
    <div className="grid gap-4 md:col-span-2 md:grid-cols-2">
      {(["rtl", "ltr"] as const).map((direction) => (
        <figure key={direction}>
          <figcaption className="mb-1 text-sm text-soft">
            {direction === "rtl" ? t("previewRtl") : t("previewLtr")}
          </figcaption>
          <div dir={direction} className="overflow-hidden rounded-card border border-line bg-sunk">
            <img
              src={imageUrl}
              alt={title}
              width={1200}
              height={300}
              referrerPolicy="no-referrer"
              onError={() => setBroken(true)}
              className="block h-auto max-h-40 w-full object-cover"
            />
          </div>
        </figure>
      ))}
    </div>
  );
}
