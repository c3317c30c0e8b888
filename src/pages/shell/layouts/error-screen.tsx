import { isRouteErrorResponse, useLocation, useRouteLoaderData } from "react-router";
import { DEFAULT_LANGUAGE, type Language } from "#i18n/language.ts";
import { languageOfPath, pathIn } from "#i18n/path.ts";
import { Star } from "#ui/marks/star.tsx";
import type { ShellData } from "#pages/shell/use-shell.ts";

/** Kept here and not with the messages: this screen also shows where messages could not be loaded. */
const WORDS: Record<
  Language,
  { missing: string; missingBody: string; failed: string; lead: string; reference: string; home: string }
> = {
  ar: {
    missing: "لم نجد هذه الصفحة",
    missingBody: "ربما تغيّر عنوانها أو حُذفت.",
    failed: "حدث خطأ غير متوقع",
    lead: "أعد تحميل الصفحة، أو عُد إلى الرئيسية.",
    reference: "رقم المرجع:",
    home: "العودة إلى الصفحة الرئيسية",
  },
  en: {
    missing: "Page not found",
    missingBody: "It may have moved or been removed.",
    failed: "Something went wrong",
    lead: "Reload the page, or go to the home page.",
    reference: "Reference:",
    home: "Go to the home page",
  },
};

/** The default error screen of the specification, and its quieter form for a record that is not there. */
export function ErrorScreen({ error }: { error: unknown }) {
  const shell = useRouteLoaderData("root") as ShellData | undefined;
  const { pathname } = useLocation();
  const language = shell?.language ?? languageOfPath(pathname) ?? DEFAULT_LANGUAGE;
  const words = WORDS[language];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="page-width grid min-h-dvh place-items-center py-16 text-center">
      <div className="max-w-measure">
        <Star size={56} point={0} className="mx-auto mb-6 text-petrol" />
        {/* The specification's heading, in its language; what it means is below in the reader's. */}
        {isMissing ? (
          <h1 className="text-xl">{words.missing}</h1>
        ) : (
          <h1 className="text-xl" dir="ltr" lang="en">
            Unexpected Application Error!
          </h1>
        )}
        <p className="mt-3">{isMissing ? words.missingBody : `${words.failed}. ${words.lead}`}</p>
        <p className="mt-6 text-sm text-soft" dir="ltr" lang="en">
          <code>{detailOf(error)}</code>
        </p>
        {shell ? (
          <p className="mt-1 text-sm text-soft">
            {words.reference} <code>{shell.requestId}</code>
          </p>
        ) : null}
        <p className="mt-8">
          <a
            href={pathIn(language, "/")}
            className={
              "inline-flex min-h-11 items-center rounded-control bg-petrol px-5 font-medium " +
              "text-on-petrol no-underline hover:bg-petrol-deep"
            }
          >
            {words.home}
          </a>
        </p>
      </div>
    </main>
  );
}

function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "";
}
