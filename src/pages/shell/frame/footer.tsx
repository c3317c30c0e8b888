import type { ReactNode } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { pathIn } from "#i18n/path.ts";
import { LinkButton } from "#ui/button.tsx";
import { Star } from "#ui/marks/star.tsx";
import { DigitsChoice } from "./digits-choice.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { ToolName } from "./tool-name.tsx";
import { useToolGroups } from "./use-menu-links.ts";
import { useShell } from "#pages/shell/use-shell.ts";
import { Link } from "#ui/link.tsx";
import { ServerMarkup } from "./server-markup.tsx";

const QUICK_LINKS = [
  ["/pricing", "pricing"],
  ["/tasks", "tasks"],
  ["/prompts", "prompts"],
  ["/lettering", "lettering"],
  ["/guide/prompt-checker", "guide"],
  ["/models", "models"],
  ["/blog", "blog"],
  ["/about", "about"],
  ["/advertise", "advertise"],
  ["/privacy", "privacy"],
  ["/privacy#cookies", "cookies"],
  ["/terms", "terms"],
] as const;

const SOCIAL_NAMES: Record<string, string> = {
  "x.com": "X",
  "twitter.com": "X",
  "linkedin.com": "LinkedIn",
  "instagram.com": "Instagram",
  "youtube.com": "YouTube",
  "facebook.com": "Facebook",
  "tiktok.com": "TikTok",
  "github.com": "GitHub",
};

/** Quick links, tools, contact and the year. It names only pages that exist. The theme alone needs script. */
export function Footer() {
  return (
    // Stuck below the window's end, so that a short page leaves no strip of paper under it.
    <footer className="sticky top-[100dvh] mt-16 border-t border-line bg-sunk text-sm">
      <ServerMarkup id="footer-columns">{import.meta.env.SSR ? <Columns /> : null}</ServerMarkup>
      <div className="page-width">
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-5">
          <ServerMarkup id="footer-rights">{import.meta.env.SSR ? <Rights /> : null}</ServerMarkup>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function Rights() {
  const { year } = useShell();
  const t = useTranslations("shell");
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <p className="text-soft">{t("rights", { year })}</p>
      <DigitsChoice />
    </div>
  );
}

function Columns() {
  const shell = useShell();
  const t = useTranslations("shell");
  const groups = useToolGroups(shell);
  const quickLinks = QUICK_LINKS.filter(([path]) => shell.existingPaths.includes(path.replace(/#.*/, "")));
  return (
    <div className="page-width grid grid-cols-2 gap-x-6 gap-y-6 py-8 md:gap-y-8 md:py-10 lg:grid-cols-[1.3fr_1fr_1.1fr_1fr_1fr_1.3fr]">
      <div className="col-span-2 max-w-xs lg:col-span-1">
        <p className="flex items-center gap-2.5 text-lg font-bold">
          <Star size={26} className="text-petrol" />
          {t("productName")}
        </p>
        <p className="mt-2 text-soft">{t("tagline")}</p>
      </div>
      <nav aria-label={t("footerNavigation")} className="contents">
        {quickLinks.length > 0 ? (
          <Column heading={t("quickLinks")} className="max-md:col-span-2 max-md:[&_ul]:columns-2">
            {quickLinks.map(([path, label]) => (
              <FooterLink key={path} path={path}>
                {t(label)}
              </FooterLink>
            ))}
          </Column>
        ) : null}
        {groups.map((group) => (
          // A phone has them in its menu and on the home page; here they would make the footer taller than its screen.
          <Column key={group.heading} heading={group.heading} className="max-md:hidden">
            {group.tools.map((tool) => (
              <FooterLink key={tool.slug} path={tool.path}>
                <ToolName tool={tool} plain />
              </FooterLink>
            ))}
          </Column>
        ))}
      </nav>
      <ContactColumn />
    </div>
  );
}

function ContactColumn() {
  const shell = useShell();
  const t = useTranslations("shell");
  return (
    <div className="col-span-2 lg:col-span-1">
      <h2 className="font-medium">{t("support")}</h2>
      <p className="mt-2">
        <a
          href={`mailto:${shell.supportEmail}`}
          className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center break-all text-petrol underline"
        >
          <bdi dir="ltr">{shell.supportEmail}</bdi>
        </a>
      </p>
      {shell.existingPaths.includes("/contact") ? (
        <LinkButton to="/contact" size="small" icon="message" className="mt-2">
          {t("contact")}
        </LinkButton>
      ) : null}
      {shell.socialLinks.length > 0 ? (
        <ul aria-label={t("follow")} className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
          {shell.socialLinks.map((address) => (
            <li key={address}>
              <a
                href={address}
                rel="noopener me"
                className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center text-soft hover:text-petrol"
              >
                <bdi>{socialName(address)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Column({ heading, className, children }: { heading: string; className: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h2 className="font-medium">{heading}</h2>
      <ul className="mt-2">{children}</ul>
    </section>
  );
}

function FooterLink({ path, children }: { path: string; children: ReactNode }) {
  const { language } = useShell();
  return (
    <li>
      <Link
        to={pathIn(language, path)}
        className="inline-flex min-h-8 pointer-coarse:min-h-11 items-center py-1 text-soft no-underline hover:text-petrol"
      >
        {children}
      </Link>
    </li>
  );
}

function socialName(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, "");
  return SOCIAL_NAMES[host] ?? host;
}
