import type { CSSProperties, ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { pathIn } from "#i18n/path.ts";
import { LinkButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Card } from "#ui/card.tsx";
import { ToolMark } from "#ui/marks/tool-mark.tsx";
import { BannerSlot, type ShownBanner } from "#pages/shell/frame/banner-slot.tsx";
import { ToolName } from "#pages/shell/frame/tool-name.tsx";
import { useShell } from "#pages/shell/use-shell.ts";
import { Link } from "#ui/link.tsx";

interface AuthFrameProps {
  title: ReactNode;
  banner: ShownBanner | null;
  /** For strangers: where an account is made. What the product does then comes before the form on a phone. */
  signUpPath?: string | undefined;
  children: ReactNode;
}

/** A form at the start side and, beside it, what the product does; on a phone its name for it comes first. */
export function AuthFrame({ title, banner, signUpPath, children }: AuthFrameProps) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[26rem_1fr] lg:grid-rows-[auto_auto_1fr] lg:py-6">
      <div
        id="form"
        className={classNames("scroll-mt-4 lg:order-none lg:row-span-3", signUpPath ? "order-3" : "order-2")}
      >
        <AuthCard title={title}>{children}</AuthCard>
      </div>
      <Pitch signUpPath={signUpPath} />
      <Example className={classNames("max-w-measure lg:order-none lg:-mt-3", signUpPath ? "order-2" : "order-3")} />
      <div className="order-4 grid max-w-measure content-start gap-8 lg:order-none">
        <Uses />
        <Offer />
        <BannerSlot banner={banner} className="mt-2" />
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

/** What it does, in one sentence, and for strangers the way in. */
function Pitch({ signUpPath }: { signUpPath: string | undefined }) {
  const t = useTranslations("auth");
  return (
    <section className="order-1 max-w-measure lg:order-none">
      <h2 className="text-xl md:text-2xl">{t("pitchTitle")}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="gold">{t("pitchFree")}</Badge>
        <span className="text-sm text-soft">{t("pitchFreeBody")}</span>
      </p>
      {signUpPath ? (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <LinkButton to={signUpPath} variant="primary" className="max-sm:grow">
            {t("createFree")}
          </LinkButton>
          <a href="#form" className="button min-h-11 px-5 py-2 font-medium text-petrol lg:hidden">
            {t("haveAccount")}
          </a>
        </p>
      ) : null}
    </section>
  );
}

/** A request as it was written, and the details that are drawn out, which write themselves where motion is welcome. */
function Example({ className }: { className: string }) {
  const t = useTranslations("auth");
  const [request, , heading, ...details] = t("exampleAfter").split("\n");
  return (
    <figure className={className}>
      <div className="rounded-card border border-gold bg-raised px-5 py-4">
        <p>{request}</p>
        <p className="mt-2 text-sm font-medium text-gold-text">{heading}</p>
        <ul className="mt-1 grid gap-1">
          {details.map((detail, index) => (
            <li key={detail} className="types-out" style={{ "--line": index } as CSSProperties}>
              {detail}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Reply title={t("replyAlone")} text={t("replyAloneText")} className="border-line text-soft" />
        <Reply title={t("replyAnswered")} text={t("replyAnsweredText")} className="border-petrol" />
      </div>
      <figcaption className="mt-2 text-sm text-soft">{t("exampleBy")}</figcaption>
    </figure>
  );
}

/** What an assistant wrote. */
function Reply({ title, text, className }: { title: string; text: string; className: string }) {
  return (
    <div className={classNames("rounded-card border bg-raised p-4", className)}>
      <p className="text-sm font-medium">{title}</p>
      <blockquote className="mt-1 text-sm">{text}</blockquote>
    </div>
  );
}

const USES = [
  ["use1", "use1Body"],
  ["use2", "use2Body"],
  ["use3", "use3Body"],
] as const;

/** Three uses by name. */
function Uses() {
  const t = useTranslations("auth");
  return (
    <section>
      <h3 className="font-medium">{t("usesTitle")}</h3>
      <ul className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {USES.map(([name, body]) => (
          <li key={name} className="border-s-2 border-gold ps-3">
            <span className="block font-medium">{t(name)}</span>
            <span className="block text-sm text-soft">{t(body)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The eight tools, each a link to an account that opens on it, and what is open without an account. */
function Offer() {
  const t = useTranslations("auth");
  const shell = useTranslations("shell");
  const { tools, language } = useShell();
  return (
    <section>
      <h3 className="font-medium">{t("eightTools")}</h3>
      <ul className="mt-1 grid grid-cols-2 gap-x-6">
        {tools.map((tool) => (
          <li key={tool.slug}>
            <Link
              to={`${pathIn(language, "/signup")}?returnTo=${encodeURIComponent(pathIn(language, tool.path))}`}
              className="inline-flex min-h-11 items-center gap-3 text-ink no-underline hover:text-petrol"
            >
              <ToolMark
                size={22}
                point={tool.point}
                glyph={tool.glyph}
                className={tool.state === "ready" ? "text-petrol" : "text-soft"}
              />
              <ToolName tool={tool} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap items-center gap-x-4">
        <span className="text-soft">{t("openToAll")}</span>
        {(["prompts", "guide"] as const).map((each) => (
          <Link
            key={each}
            to={pathIn(language, each === "prompts" ? "/prompts" : "/guide/prompt-checker")}
            className="inline-flex min-h-11 items-center font-medium text-petrol underline"
          >
            {shell(each)}
          </Link>
        ))}
      </p>
    </section>
  );
}
