import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { directionOf } from "./i18n/language.ts";
import { LanguageProvider } from "./i18n/language-provider.tsx";
import { readMessages } from "./messages.ts";
import { pageContextOf } from "./pages/page-context.ts";
import { findPage } from "./pages/page-table.ts";
import stylesheet from "./app.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

/** What every page shows: language, theme, person, messages of this page and of the shell. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { language, theme, timeZone, viewer, nonce, deps } = pageContextOf(context);
  const page = findPage(new URL(request.url).pathname);
  return {
    language,
    theme,
    timeZone,
    nonce,
    viewer: viewer ? { email: viewer.email, isAdministrator: viewer.role === "administrator" } : null,
    supportEmail: deps.settings.SUPPORT_EMAIL,
    messages: readMessages(language, ["shell", ...(page?.messages ?? [])]),
  };
}

export const shouldRevalidate = () => true;

export function Layout({ children }: { children: React.ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const language = data?.language ?? "ar";
  return (
    <html lang={language} dir={directionOf(language)} data-theme={data?.theme ?? "light"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={data?.nonce} />
        <Scripts nonce={data?.nonce} />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <LanguageProvider language={loaderData.language} timeZone={loaderData.timeZone} messages={loaderData.messages}>
      <Outlet />
    </LanguageProvider>
  );
}

/** The spec's default error screen. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const detail = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : error instanceof Error ? error.message : "";
  return (
    <main>
      <h1>Unexpected Application Error!</h1>
      <p>{detail}</p>
    </main>
  );
}
