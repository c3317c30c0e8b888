import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { AutoDirText } from "#ui/auto-dir-text.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Star } from "#ui/star.tsx";
import { BannerSlot, type ShownBanner } from "#pages/shell/banner-slot.tsx";
import { ToolName } from "#pages/shell/tool-name.tsx";
import { useShell } from "#pages/shell/use-shell.ts";

/** A form at the start side and, beside it, what the product does. */
export function AuthFrame({
  title,
  lead,
  banner,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  banner: ShownBanner | null;
  children: ReactNode;
}) {
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[26rem_1fr] lg:py-6">
      <AuthCard title={title} lead={lead}>
        {children}
      </AuthCard>
      <div className="max-w-measure">
        <Pitch />
        <BannerSlot banner={banner} className="mt-10" />
      </div>
    </div>
  );
}

/** The form alone, in the middle of the page. */
export function AuthPanel({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-form lg:py-6">
      <AuthCard title={title} lead={lead}>
        {children}
      </AuthCard>
    </div>
  );
}

function AuthCard({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <Card className="shadow-card md:p-8">
      <h1 className="text-xl">{title}</h1>
      {lead ? <div className="mt-1 text-soft">{lead}</div> : null}
      <div className="mt-6">{children}</div>
    </Card>
  );
}

/** What it does, one true example, the eight tools, the free package. */
function Pitch() {
  const t = useTranslations("auth");
  const { tools } = useShell();
  return (
    <section>
      <h2 className="text-xl md:text-2xl">{t("pitchTitle")}</h2>
      <p className="mt-3 text-soft">{t("pitchBody")}</p>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="gold">{t("pitchFree")}</Badge>
        <span className="text-sm text-soft">{t("pitchFreeBody")}</span>
      </p>
      <Example />
      {tools.length > 0 ? (
        <>
          <h3 className="mt-8 font-medium">{t("eightTools")}</h3>
          <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {tools.map((tool) => (
              <li key={tool.slug} className="flex items-center gap-3">
                <Star size={22} point={tool.point} className={tool.state === "ready" ? "text-petrol" : "text-soft"} />
                <ToolName tool={tool} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function Example() {
  const t = useTranslations("auth");
  return (
    <figure className="mt-8">
      <div className="rounded-t-card border border-b-0 border-line bg-sunk px-5 py-4">
        <p className="text-sm font-medium text-soft">{t("before")}</p>
        <AutoDirText text={t("exampleBefore")} className="mt-1" />
      </div>
      <div className="rounded-b-card border border-gold bg-raised px-5 py-4">
        <p className="text-sm font-medium text-gold-text">{t("after")}</p>
        <AutoDirText text={t("exampleAfter")} className="mt-1" />
      </div>
      <figcaption className="mt-2 text-sm text-soft">{t("exampleBy")}</figcaption>
    </figure>
  );
}
