import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { ConfirmDialog } from "#ui/overlays/dialog.tsx";
import { Cell, Table } from "#ui/table.tsx";
import type { Sort } from "#pages/admin/shared/sort.ts";
import { useApiChange } from "#pages/admin/shared/use-api-change.ts";
import { useSort } from "#pages/admin/shared/use-sort.tsx";
import { BulkBar } from "./bulk-bar.tsx";

export interface PromptRow {
  id: number;
  title: string;
  content: string;
  category: string;
  imageUrl: string | null;
  isPublished: boolean;
  featured: boolean;
}

const PREVIEW_CHARACTERS = 50;

/** The list with its switches; several rows can be published at once, and that undone. */
export function PromptTable({
  prompts,
  sort,
  onEdit,
  onFault,
}: {
  prompts: readonly PromptRow[];
  sort: Sort<string> | null;
  onEdit: (id: number) => void;
  /** Words of what failed, for the box above the form; null once something else is tried. */
  onFault: (words: string | null) => void;
}) {
  const t = useTranslations("adminLibrary");
  const column = useSort(sort);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = prompts.map((prompt) => prompt.id).filter((id) => chosen.has(id));
  const choose = (id: number, isChosen: boolean) =>
    setChosen((current) => new Set(isChosen ? [...current, id] : [...current].filter((other) => other !== id)));
  const byTitle = column("title", t("columnTitle"));
  return (
    <>
      <BulkBar ids={ids} onFault={onFault} onDone={() => setChosen(new Set())} />
      <Table
        dense
        caption={t("title")}
        columns={[
          {
            ...byTitle,
            label: (
              <span className="flex items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5 shrink-0"
                  aria-label={t("selectAll")}
                  checked={ids.length === prompts.length}
                  onChange={(event) => setChosen(new Set(event.target.checked ? prompts.map(({ id }) => id) : []))}
                />
                {byTitle.label}
              </span>
            ),
          },
          column("category", t("category")),
          column("status", t("status")),
          column("featured", t("featuredColumn")),
          column("image", t("image")),
          { label: t("actions"), align: "end" },
        ]}
      >
        {prompts.map((prompt) => (
          <Row
            key={prompt.id}
            prompt={prompt}
            isChosen={chosen.has(prompt.id)}
            onChoose={choose}
            onEdit={onEdit}
            onFault={onFault}
          />
        ))}
      </Table>
    </>
  );
}

function Row({
  prompt,
  isChosen,
  onChoose,
  onEdit,
  onFault,
}: {
  prompt: PromptRow;
  isChosen: boolean;
  onChoose: (id: number, isChosen: boolean) => void;
  onEdit: (id: number) => void;
  onFault: (words: string | null) => void;
}) {
  const t = useTranslations("adminLibrary");
  const words = useTranslations("admin");
  const { send, pending } = useApiChange();
  const [asks, setAsks] = useState(false);
  const path = `/admin/prompts/${prompt.id}`;
  const flip = (body: { isPublished: boolean } | { featured: boolean }) =>
    void send("flip", { method: "PUT", path, body, failed: t("failedUpdate"), onFault });

  async function remove() {
    const answer = await send("delete", {
      method: "DELETE",
      path,
      done: t("deleted"),
      failed: t("failedDelete"),
      onFault,
    });
    if (!answer.ok) setAsks(false);
  }

  return (
    <tr>
      <Cell header className="max-w-64 min-w-44 md:max-w-96">
        <label className="flex items-start gap-3">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0"
            aria-label={t("select", { name: prompt.title })}
            checked={isChosen}
            onChange={(event) => onChoose(prompt.id, event.target.checked)}
          />
          <span className="min-w-0">
            <bdi className="block break-words">{prompt.title}</bdi>
            <bdi className="block font-normal break-words text-soft">{previewOf(prompt.content)}</bdi>
          </span>
        </label>
      </Cell>
      <Cell className="whitespace-nowrap">
        <bdi>{prompt.category}</bdi>
      </Cell>
      <Cell>
        <FlipButton
          name={prompt.title}
          isOn={prompt.isPublished}
          words={[t("published"), t("draft")]}
          tone="bg-green-ground text-green"
          onFlip={() => flip({ isPublished: !prompt.isPublished })}
        />
      </Cell>
      <Cell>
        <FlipButton
          name={prompt.title}
          isOn={prompt.featured}
          words={[t("featured"), t("regular")]}
          tone="bg-gold-ground text-gold-text"
          onFlip={() => flip({ featured: !prompt.featured })}
        />
      </Cell>
      <Cell className="whitespace-nowrap text-soft">{prompt.imageUrl ? t("hasImage") : t("noImage")}</Cell>
      <Cell align="end">
        <div className="-my-2.5 flex justify-end">
          <IconButton
            icon="edit"
            label={words("editNamed", { name: prompt.title })}
            onClick={() => onEdit(prompt.id)}
          />
          <IconButton icon="trash" label={words("deleteNamed", { name: prompt.title })} onClick={() => setAsks(true)} />
        </div>
        <ConfirmDialog
          open={asks}
          onClose={() => setAsks(false)}
          onConfirm={() => void remove()}
          loading={pending === "delete"}
          title={t("confirmDelete")}
          confirmLabel={words("delete")}
        >
          <p className="text-base">
            <bdi>{prompt.title}</bdi>
          </p>
        </ConfirmDialog>
      </Cell>
    </tr>
  );
}

/** A state that a press turns into its opposite. */
function FlipButton({
  name,
  isOn,
  words,
  tone,
  onFlip,
}: {
  name: string;
  isOn: boolean;
  words: [on: string, off: string];
  tone: string;
  onFlip: () => void;
}) {
  const t = useTranslations("adminLibrary");
  const state = isOn ? words[0] : words[1];
  return (
    <button
      type="button"
      aria-label={t("toggleStatus", { name, state })}
      onClick={onFlip}
      className={classNames(
        "-my-1.5 min-h-9 pointer-coarse:min-h-11 rounded-full border border-transparent px-3 text-sm font-medium " +
          "whitespace-nowrap hover:border-edge",
        isOn ? tone : "bg-grey-ground text-grey",
      )}
    >
      {state}
    </button>
  );
}

function previewOf(content: string): string {
  const characters = [...content.replace(/\s+/g, " ")];
  return characters.length > PREVIEW_CHARACTERS
    ? `${characters.slice(0, PREVIEW_CHARACTERS).join("")}…`
    : characters.join("");
}
