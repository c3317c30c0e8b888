import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { readNewsletter } from "#domain/newsletter/read.ts";
import { formatDateTime } from "#i18n/format.ts";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Cell, Table } from "#ui/table.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { useAddress } from "#pages/admin/shared/use-address.ts";
import { IssueForm } from "./issue-form.tsx";

export const meta = pageMeta("adminNewsletter");

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const { language, timeZone } = page;
  const newsletter = await readOrNull(page, () => readNewsletter(page.deps.db));
  if (newsletter === null) return { newsletter };
  const { readers, issues } = newsletter;
  return {
    newsletter: {
      readers,
      issues: issues.map((issue) => ({
        ...issue,
        sentAt: formatDateTime(language, issue.sentAt, timeZone),
      })),
    },
  };
}

export default function AdminNewsletterPage({ loaderData: { newsletter } }: Route.ComponentProps) {
  const t = useTranslations("adminNewsletter");
  const words = useTranslations("admin");
  const address = useAddress();
  return (
    <AdminFrame
      title={t("title")}
      lead={t("description")}
      actions={
        <>
          <LinkButton to="/api/admin/newsletter.csv" icon="download">
            {t("export")}
          </LinkButton>
          <Button variant="primary" icon="plus" onClick={() => address.set({ form: "new" })}>
            {t("newIssue")}
          </Button>
        </>
      }
    >
      {address.get("form") === "new" ? <IssueForm onClose={() => address.set({ form: "" })} /> : null}
      {newsletter === null ? <LoadFailed message={t("failedLoad")} /> : null}
      {newsletter ? (
        <>
          <dl className="mb-6 grid gap-4 sm:grid-cols-2">
            {(["ar", "en"] as const).map((language) => (
              <Card key={language}>
                <dt className="text-soft">{language === "ar" ? t("inArabic") : t("inEnglish")}</dt>
                <dd className="text-xl font-bold">{t("readersCount", { count: newsletter.readers[language] })}</dd>
              </Card>
            ))}
          </dl>
          {newsletter.issues.length === 0 ? (
            <EmptyState title={t("none")} />
          ) : (
            <Table
              dense
              caption={t("issues")}
              columns={[
                { label: t("subject") },
                { label: t("language") },
                { label: t("recipients") },
                { label: t("sentAt") },
              ]}
            >
              {newsletter.issues.map((issue) => (
                <tr key={issue.id}>
                  <Cell header>
                    <bdi>{issue.subject}</bdi>
                  </Cell>
                  <Cell>{issue.language === "ar" ? words("arabic") : words("english")}</Cell>
                  <Cell>{t("readersCount", { count: issue.recipients })}</Cell>
                  <Cell>{issue.sentAt}</Cell>
                </tr>
              ))}
            </Table>
          )}
        </>
      ) : null}
    </AdminFrame>
  );
}
