import { type FormEvent, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { parseWholeNumber } from "#domain/packages/rules.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Cell, Table } from "#ui/table.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { useAddress } from "#pages/admin/shared/use-address.ts";
import type { PersonDetails } from "./read-users-page.ts";
import { SecondFactor } from "./second-factor.tsx";
import { Suspension } from "./suspension.tsx";
import { Link } from "#ui/link.tsx";

/** The id of a run or an invoice is shown by its first characters. */
const REFERENCE_SHOWN = 12;

/** One account: balance, corrections, sessions, ledger. */
export function PersonPanel({ person, page, listHref }: { person: PersonDetails; page: number; listHref: string }) {
  const t = useTranslations("adminUsers");
  const address = useAddress();
  const facts = [
    [t("credits"), person.credits],
    [t("package"), person.otherPackage ?? t(`packages.${person.packageType}`)],
    [t("expires"), person.expires ?? "–"],
    [t("sessions"), person.sessions],
    [t("facts"), person.facts],
    [t("created"), person.created],
  ];
  return (
    <>
      <Link
        to={listHref}
        className="mb-3 inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-1.5 text-petrol no-underline hover:underline"
      >
        <Icon name="arrow-start" size={16} />
        {t("backToList")}
      </Link>
      <Card>
        <h2 className="mb-4 text-lg break-all">
          <bdi dir="ltr">{person.email}</bdi>
        </h2>
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-6">
          {facts.map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-sm text-soft">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-5 border-t border-line pt-5">
          <EndSessions person={person} />
        </div>
      </Card>
      <Adjustment person={person} />
      <SecondFactor person={person} />
      <Suspension person={person} />
      <h2 className="mt-8 mb-3 text-lg">{t("ledger")}</h2>
      {person.ledger.length === 0 ? (
        <p className="text-soft">{t("noLedger")}</p>
      ) : (
        <Table
          dense
          caption={t("ledger")}
          columns={[
            { label: t("date") },
            { label: t("kind") },
            { label: t("amount"), align: "end" },
            { label: t("cause") },
          ]}
        >
          {person.ledger.map((row) => (
            <tr key={row.id}>
              <Cell header className="whitespace-nowrap">
                {row.date}
              </Cell>
              <Cell>{t(`kinds.${row.kind}`)}</Cell>
              <Cell align="end">
                <bdi dir="ltr">{row.amount}</bdi>
              </Cell>
              <Cell className="min-w-56">
                {row.note === null ? (
                  <>
                    {row.source ? t(`sources.${row.source}`) : row.sourceType}{" "}
                    {row.reference ? (
                      <code title={row.reference} className="text-soft">
                        {row.reference.slice(0, REFERENCE_SHOWN)}…
                      </code>
                    ) : null}
                  </>
                ) : (
                  <bdi className="break-words">{row.note}</bdi>
                )}
              </Cell>
            </tr>
          ))}
        </Table>
      )}
      <Pagination
        page={page}
        pages={person.ledgerPages}
        hrefOf={(number) => address.hrefWith({ ledger: String(number) })}
      />
    </>
  );
}

function EndSessions({ person }: { person: PersonDetails }) {
  const t = useTranslations("adminUsers");
  const { send, pending } = useApiChange();
  const [asks, setAsks] = useState(false);

  async function end() {
    await send("end", {
      method: "DELETE",
      path: `/admin/users/${person.id}/sessions`,
      done: t("ended"),
      failed: t("failedEnd"),
    });
    setAsks(false);
  }

  return (
    <>
      <Button size="small" variant="danger" onClick={() => setAsks(true)}>
        {t("endSessions")}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void end()}
        loading={pending === "end"}
        title={t("confirmEnd")}
        confirmLabel={t("endSessions")}
      >
        <p className="text-base">
          <bdi dir="ltr">{person.email}</bdi>
        </p>
      </ConfirmDialog>
    </>
  );
}

/** A correction with its reason. Its key stands for what is typed, so that the same one sent again counts nothing. */
function Adjustment({ person }: { person: PersonDetails }) {
  const t = useTranslations("adminUsers");
  const { language } = useLanguage();
  const toast = useToast();
  const { send, pending } = useApiChange();
  const form = useRef<HTMLFormElement>(null);
  const key = useRef<string>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});

  async function adjust(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const size = parseWholeNumber((typed["amount"] ?? "").replace(/^[-+\u2212]/, ""));
    const amount = /^[-\u2212]/.test((typed["amount"] ?? "").trim()) ? -(size ?? 0) : size;
    if (!amount) return setFaults({ amount: t("amountNeeded") });
    key.current ??= crypto.randomUUID();
    const answer = await send<{ amount: number }>("adjust", {
      path: `/admin/users/${person.id}/adjustments`,
      body: { amount, reason: typed["reason"] },
      failed: t("failedAdjust"),
      key: key.current,
    });
    setFaults(answer.ok ? {} : answer.fault.fields);
    if (!answer.ok) return;
    key.current = null;
    form.current?.reset();
    if (answer.data.amount === 0) toast(t("nothingCounted"), "info");
    else toast(t("adjusted", { amount: formatNumber(language, answer.data.amount, { signDisplay: "always" }) }));
    window.dispatchEvent(new Event("creditsUpdated"));
  }

  return (
    <Card as="section" className="mt-4">
      <h2 className="mb-4 text-base font-medium">{t("adjust")}</h2>
      <form
        ref={form}
        noValidate
        onChange={() => (key.current = null)}
        onSubmit={(event) => void adjust(event)}
        className="grid gap-4 md:grid-cols-[14rem_1fr]"
      >
        <Field label={t("amount")} hint={t("amountHint")} error={faults["amount"]}>
          <TextInput name="amount" dir="ltr" className="rtl:text-end" required maxLength={12} autoComplete="off" />
        </Field>
        <Field label={t("reason")} hint={t("reasonHint")} error={faults["reason"]}>
          <TextInput name="reason" required maxLength={500} />
        </Field>
        <Button type="submit" loading={pending === "adjust"} className="justify-self-start md:col-span-2">
          {t("apply")}
        </Button>
      </form>
    </Card>
  );
}
