import { Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches, useRouteLoaderData } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import { CreditsProvider } from "#browser/credits.tsx";
import type { Route } from "./+types/root";
import staticPageScript from "./pages/shell/static-page.ts?worker&url";
import stylesheet from "./app.css?url";
import arabicFont from "./fonts/readex-pro-arabic.woff2?url";
import latinFont from "./fonts/readex-pro-latin.woff2?url";
import { DEFAULT_LANGUAGE, directionOf } from "./i18n/language.ts";
import { parseMessages } from "./i18n/parse-messages.ts";
import { languageOfPath } from "./i18n/path.ts";
import { LanguageProvider } from "./i18n/language-provider.tsx";
import { pageContextOf } from "./pages/page-context.ts";
import { Commands } from "./pages/shell/commands/commands.tsx";
import { ErrorScreen } from "./pages/shell/layouts/error-screen.tsx";
import { Footer } from "./pages/shell/frame/footer.tsx";
import { Header } from "./pages/shell/frame/header.tsx";
import { defaultMeta } from "./pages/shell/meta/page-meta.ts";
import { SiteNotice } from "./pages/shell/frame/site-notice.tsx";
import { PageProgress } from "./pages/shell/frame/page-progress.tsx";
import { useLinks } from "./pages/shell/frame/use-links.ts";
import { readShell } from "./pages/shell/read-shell.ts";
import { SignOutCover } from "./pages/shell/session/sign-out-cover.tsx";
import { useKeptTimeZone } from "./pages/shell/session/use-kept-time-zone.ts";
import { useSessionEnd } from "./pages/shell/session/use-session-end.ts";
import { StarDrawing } from "./ui/marks/star.tsx";
import { ToastProvider } from "./ui/overlays/toast.tsx";

/** What every page shows around its content: language, theme, person, menus, messages. */
export function loader({ url, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  return page.shell ?? readShell(page, url.pathname);
}

export const meta = defaultMeta;

export const shouldRevalidate = () => true;

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  const language = data?.language ?? languageOfPath(pathname) ?? DEFAULT_LANGUAGE;
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={data?.theme ?? "light"}
      data-digits={data?.digits}
      data-signed-in={data?.viewer ? "" : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={language === "ar" ? arabicFont : latinFont}
          crossOrigin="anonymous"
        />
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={language === "ar" ? "/manifest.webmanifest" : "/manifest.en.webmanifest"} />
      </head>
      <body>
        <StarDrawing />
        {children}
        {useIsStatic() ? (
          <script type="module" src={staticPageScript} nonce={data?.nonce} />
        ) : (
          <>
            <ScrollRestoration nonce={data?.nonce} />
            <Scripts nonce={data?.nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** What a route file may say of its page in `handle`. */
export interface PageHandle {
  /** The page needs no framework script: it is sent as markup, with a few lines of script for its controls. */
  static: true;
}

/** A page that is already in a browser with the framework stays so. */
function useIsStatic(): boolean {
  const matches = useMatches();
  return import.meta.env.SSR && matches.some(({ handle }) => (handle as PageHandle | undefined)?.static);
}

/** The frame of every page. A page renders its content only: `main`, header and footer are here. */
export default function Root({ loaderData }: Route.ComponentProps) {
  useKeptTimeZone(loaderData);
  useSessionEnd(loaderData);
  useLinks();
  return (
    <LanguageProvider
      language={loaderData.language}
      timeZone={loaderData.timeZone}
      messages={parseMessages(loaderData.messages)}
    >
      <ToastProvider>
        <SignOutCover>
          <CreditsProvider page={loaderData.viewer}>
            <SkipLink />
            <PageProgress />
            <SiteNotice />
            <Header />
            <main id="content" tabIndex={-1} className="page-width py-8 outline-none md:py-10">
              {loaderData.isLost ? <LostNotice /> : null}
              <Outlet />
            </main>
            <Footer />
            <Commands />
          </CreditsProvider>
        </SignOutCover>
      </ToastProvider>
    </LanguageProvider>
  );
}

/** On arrival from a path that no page has; part of the markup, so that nothing moves. */
function LostNotice() {
  const t = useTranslations("shell");
  return (
    <p role="status" className="mb-6 border-s-4 border-line ps-3 text-soft">
      {t("noSuchPage")}
    </p>
  );
}

function SkipLink() {
  const t = useTranslations("shell");
  return (
    <a
      href="#content"
      className={
        "sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-3 focus:z-50 " +
        "focus:rounded-control focus:bg-petrol focus:px-4 focus:py-2 focus:text-on-petrol"
      }
    >
      {t("skipToContent")}
    </a>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
