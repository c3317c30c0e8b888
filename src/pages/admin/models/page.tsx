import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { Alert } from "#ui/alert.tsx";
import { Link } from "#ui/link.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { ClosingModels } from "./closing-models.tsx";
import { LastTest } from "./last-test.tsx";
import { LocalModels } from "./local-models.tsx";
import { readModelsPage } from "./read-models-page.ts";
import { VendorCard } from "./vendor-card.tsx";

export const meta = pageMeta("adminModels");

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  return { page: await readOrNull(page, () => readModelsPage(page)) };
}

/** All that is needed to switch a model on, on one page. */
export default function AdminModelsPage({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTranslations("adminModels");
  return (
    <AdminFrame title={t("title")} lead={t("description")}>
      {page === null ? (
        <LoadFailed message={t("failedLoad")} />
      ) : (
        <div className="grid gap-4">
          {page.isBuiltInOnly ? (
            <Alert tone="warning" live={false}>
              {t("builtInOnly")}
            </Alert>
          ) : null}
          <ClosingModels models={page.closing} />
          <p className="max-w-prose text-soft">{t("privacy")}</p>
          {page.vendors.map((vendor) => (
            <VendorCard key={vendor.provider} vendor={vendor} />
          ))}
          <LocalModels
            lastTest={
              page.local.test ? (
                <>
                  <LastTest test={page.local.test} />
                  <p>{t(`first.${page.local.first}`)}</p>
                </>
              ) : null
            }
          />
          <p>
            <Link to="/rai/tool-features?tab=providers" className="text-petrol underline">
              {t("otherModel")}
            </Link>
          </p>
        </div>
      )}
    </AdminFrame>
  );
}
