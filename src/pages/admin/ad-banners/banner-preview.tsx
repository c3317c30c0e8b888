import { useState } from "react";
import { useTranslations } from "use-intl";
import { OutsideImage } from "../../shell/outside-image.tsx";

/** The banner as an Arabic and as an English page will show it; nothing while its image does not load. */
export function BannerPreview({ title, imageUrl }: { title: string; imageUrl: string }) {
  const t = useTranslations("adminBanners");
  const [broken, setBroken] = useState("");
  if (!/^https?:\/\/./.test(imageUrl) || broken === imageUrl) return null;
  return (
    <div className="grid gap-4 md:col-span-2 md:grid-cols-2">
      {(["rtl", "ltr"] as const).map((direction) => (
        <figure key={direction}>
          <figcaption className="mb-1 text-sm text-soft">
            {direction === "rtl" ? t("previewRtl") : t("previewLtr")}
          </figcaption>
          <div dir={direction} className="overflow-hidden rounded-card border border-line bg-sunk">
            <OutsideImage
              src={imageUrl}
              alt={title}
              onFail={() => setBroken(imageUrl)}
              className="block h-auto max-h-40 w-full object-cover"
            />
          </div>
        </figure>
      ))}
    </div>
  );
}
