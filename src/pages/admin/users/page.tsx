import { useTranslations } from "#i18n/translations.ts";
import type { Route } from "./+types/page";
import { PEOPLE_COLUMNS } from "#domain/status/read-people-list.ts";
import { Badge } from "#ui/marks/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Cell, Table } from "#ui/table.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { pageContextOf } from "#pages/page-context.ts";
import { pageMeta } from "#pages/shell/meta/page-meta.ts";
import { pageNumberIn } from "#pages/shell/page-number.ts";
import { AdminFrame } from "#pages/admin/shared/admin-frame.tsx";
import { KeptParameters } from "#pages/admin/shared/kept-parameters.tsx";
import { LoadFailed } from "#pages/admin/shared/load-failed.tsx";
import { readOrNull } from "#pages/admin/shared/read-or-null.ts";
import { readSort, type Sort } from "#pages/admin/shared/sort.ts";
import { useAddress } from "#pages/admin/shared/use-address.ts";
import { useSort } from "#pages/admin/shared/use-sort.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { type PersonRow, readDetails, readList } from "./read-users-page.ts";
import { Link } from "#ui/link.tsx";
import { SearchForm } from "#ui/fields/search-form.tsx";

export const meta = pageMeta("adminUsers");

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageContextOf(context);
  const query = new URL(request.url).searchParams;
  const q = (query.get("q") ?? "").slice(0, 200);
  const id = query.get("user");
  const sort = readSort(query, PEOPLE_COLUMNS);
  if (id !== null) {
    return {
      q,
      sort,
      page: pageNumberIn(query),
      person: await readOrNull(page, () => readDetails(page, id, pageNumberIn(query, "ledger"))),
      ledgerPage: pageNumberIn(query, "ledger"),
      list: null,
    };
  }
  return {
    q,
    sort,
    page: pageNumberIn(query),
    person: null,
    ledgerPage: 1,
    list: await readOrNull(page, () => readList(page, { q, page: pageNumberIn(query), sort })),
  };
}

export default function AdminUsersPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("adminUsers");
  const words = useTranslations("admin");
  const address = useAddress();
  const { q, person, list } = loaderData;
  return (
    <AdminFrame title={t("title")} lead={t("description")}>
      <SearchForm key={q} className="mb-5 flex flex-wrap items-end gap-3">
        <Field label={t("search")} className="grow basis-64">
          <TextInput type="search" name="q" defaultValue={q} maxLength={200} dir="ltr" className="rtl:text-end" />
        </Field>
        <KeptParameters names={["sort"]} />
        <Button type="submit" icon="search">
          {words("search")}
        </Button>
      </SearchForm>
      {person ? (
        <PersonPanel
          person={person}
          page={loaderData.ledgerPage}
          listHref={address.hrefWith({ user: "", ledger: "" })}
        />
      ) : null}
      {!person && !list ? <LoadFailed message={t("failed")} /> : null}
      {list?.people.length === 0 ? (
        <EmptyState title={t("empty")} action={<LinkButton to="/rai/users">{words("clear")}</LinkButton>} />
      ) : null}
      {list && list.people.length > 0 ? (
        <>
          <p className="mb-2 text-soft">{t("count", { total: list.total })}</p>
          <PeopleTable people={list.people} sort={loaderData.sort} hrefOf={(id) => address.hrefWith({ user: id })} />
          <Pagination
            page={loaderData.page}
            pages={list.pages}
            hrefOf={(page) => address.hrefWith({ page: String(page) })}
          />
        </>
      ) : null}
    </AdminFrame>
  );
}

function PeopleTable({
  people,
  sort,
  hrefOf,
}: {
  people: readonly PersonRow[];
  sort: Sort<string> | null;
  hrefOf: (id: string) => string;
}) {
  const t = useTranslations("adminUsers");
  const column = useSort(sort);
  return (
    <Table
      dense
      caption={t("title")}
      columns={[
        column("email", t("email")),
        column("plan", t("package")),
        column("balance", t("credits"), { align: "end" }),
        column("seen", t("seen")),
        column("state", t("state")),
        column("created", t("created")),
      ]}
    >
      {people.map((person) => (
        <tr key={person.id}>
          <Cell header className="min-w-56 wrap-anywhere">
            <Link
              to={hrefOf(person.id)}
              className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center text-petrol underline"
            >
              <bdi dir="ltr">{person.email}</bdi>
            </Link>
          </Cell>
          <Cell className="whitespace-nowrap">
            {person.otherPackage === null ? t(`packages.${person.packageType}`) : <bdi>{person.otherPackage}</bdi>}
          </Cell>
          <Cell align="end">{person.credits}</Cell>
          <Cell className="whitespace-nowrap">{person.seen ?? "–"}</Cell>
          <Cell className="whitespace-nowrap">
            <PersonBadge person={person} />
          </Cell>
          <Cell className="whitespace-nowrap">{person.created}</Cell>
        </tr>
      ))}
    </Table>
  );
}

function PersonBadge({ person }: { person: PersonRow }) {
  const t = useTranslations("adminUsers");
  if (person.isAdministrator) return <Badge tone="petrol">{t("administrator")}</Badge>;
  if (person.isSuspended) return <Badge tone="red">{t("isSuspended")}</Badge>;
  return person.emailVerified ? (
    <Badge tone="green">{t("confirmed")}</Badge>
  ) : (
    <Badge tone="amber">{t("unconfirmed")}</Badge>
  );
}
