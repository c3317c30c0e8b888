import { redirect, useRevalidator } from "react-router";
import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { listOutbox } from "#domain/accounts/read-outbox.ts";
import { formatDateTime } from "#i18n/format.ts";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { useTextDirection } from "#ui/text/use-text-direction.ts";

export const meta = pageMeta("outbox");

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const LOOPBACK_NAME = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Messages hold links that open accounts: only the machine itself may see them, by a name of its own. A page of another
 * site can make its name mean this machine, and a proxy here hands on the name it was asked by.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }) => {
    const isOwn =
      LOOPBACK.test(pageContextOf(context).clientAddress) && LOOPBACK_NAME.test(new URL(request.url).hostname);
    if (!isOwn) throw redirect("/");
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { deps, language, timeZone } = pageContextOf(context);
  const mails = await listOutbox(deps.db);
  return mails.map((mail) => ({
    id: mail.id,
    recipient: mail.recipient,
    replyTo: mail.replyTo,
    subject: mail.subject,
    body: mail.textBody,
    sentAt: formatDateTime(language, mail.createdAt, timeZone),
    link: pathOfFirstLink(mail.textBody),
  }));
}

/** The first link of a message as a path here, so that it opens under whichever name this machine was reached by. */
function pathOfFirstLink(text: string): string | null {
  const address = text.match(/https?:\/\/\S+/)?.[0];
  if (!address) return null;
  const url = new URL(address);
  return url.pathname + url.search;
}

export default function OutboxPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("outbox");
  const dirOf = useTextDirection();
  const { revalidate, state } = useRevalidator();
  return (
    <div className="mx-auto max-w-measure">
      <PageTitle
        lead={t("lead")}
        actions={
          <Button size="small" icon="refresh" loading={state === "loading"} onClick={() => void revalidate()}>
            {t("refresh")}
          </Button>
        }
      >
        {t("title")}
      </PageTitle>
      {loaderData.length === 0 ? (
        <EmptyState title={t("empty")}>{t("emptyBody")}</EmptyState>
      ) : (
        <ul className="grid gap-4">
          {loaderData.map((mail) => (
            <Card as="li" key={mail.id} className="min-w-0">
              <h2 className="text-lg" dir={dirOf(mail.subject)}>
                {mail.subject}
              </h2>
              <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-soft">
                <span>
                  {t("to")} <bdi dir="ltr">{mail.recipient}</bdi>
                </span>
                {mail.replyTo ? (
                  <span>
                    {t("replyTo")} <bdi dir="ltr">{mail.replyTo}</bdi>
                  </span>
                ) : null}
                <span>{mail.sentAt}</span>
              </p>
              <AutoDirText text={mail.body} className="mt-4" />
              {mail.link ? (
                <LinkButton to={mail.link} className="mt-4">
                  {t("openLink")}
                </LinkButton>
              ) : null}
            </Card>
          ))}
        </ul>
      )}
    </div>
  );
}
