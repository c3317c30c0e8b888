import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { callApi } from "#browser/call-api.ts";
import { downloadFile } from "#browser/download-file.ts";
import { useCredits } from "#browser/credits.tsx";
import { useLanguage } from "#i18n/language-provider.tsx";
import { pathIn } from "#i18n/path.ts";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { useToast } from "#ui/overlays/toast.tsx";
import { Link } from "#ui/link.tsx";

interface ResultActionsProps {
  /** Exactly what is copied, opened and downloaded. */
  text: string;
  fileName: string;
  /** Everything, for the .json file. */
  details: unknown;
  /** Tables as comma-separated values, where the result has some. */
  csv?: string | undefined;
  runId?: string | undefined;
  /** Keeps the text; absent where nothing can be kept. Returns how it went. */
  onSave?: () => Promise<"saved" | "plan_required" | "failed">;
  /** The text was copied, or opened in an assistant. */
  onTaken?: () => void;
  /** What copying is called beside another text that can be copied. */
  copyLabel?: string | undefined;
  /** What comes beside copying; the rest has a line of its own then. */
  beside?: ReactNode;
  /** Whether they are at a phone's lower edge. */
  isPinned?: boolean;
  /** There is something better to do first: copying is no strong button. */
  isQuiet?: boolean;
}

const ShareDialog = lazy(() => import("./share/share-dialog.tsx").then((module) => ({ default: module.ShareDialog })));

/** Assistants that take a prompt in their address (`withPrompt`); the rest get it by the clipboard. */
const ASSISTANTS: readonly { name: string; address: string; withPrompt?: string }[] = [
  { name: "ChatGPT", address: "https://chatgpt.com/", withPrompt: "https://chatgpt.com/?q=" },
  { name: "Claude", address: "https://claude.ai/new", withPrompt: "https://claude.ai/new?q=" },
  { name: "Gemini", address: "https://gemini.google.com/app" },
  { name: "DeepSeek", address: "https://chat.deepseek.com/" },
];
/** Longer addresses are cut by browsers and servers: then the text travels by the clipboard alone. */
const ADDRESS_LIMIT = 6000;

/** Copy, open in an assistant, save, a link for others, files; and whether it was useful. */
export function ResultActions({
  text,
  fileName,
  details,
  csv,
  runId,
  onSave,
  onTaken,
  copyLabel,
  beside,
  isPinned = true,
  isQuiet = false,
}: ResultActionsProps) {
  const t = useTranslations("workspace");
  const toast = useToast();
  const [isSharing, setSharing] = useState(false);
  const canShare = useSyncExternalStore(
    neverChanges,
    () => "share" in navigator,
    () => false,
  );
  const more = [
    ...(runId ? [{ label: t("shareLink"), icon: "share" as const, onSelect: () => setSharing(true) }] : []),
    {
      label: t("downloadText"),
      icon: "download" as const,
      onSelect: () => downloadFile(`${fileName}.txt`, text, "text/plain"),
    },
    {
      label: t("downloadMarkdown"),
      icon: "download" as const,
      onSelect: () => downloadFile(`${fileName}.md`, text, "text/markdown"),
    },
    ...(csv
      ? [
          {
            label: t("downloadCsv"),
            icon: "download" as const,
            // The mark tells spreadsheets that it is Unicode.
            onSelect: () => downloadFile(`${fileName}.csv`, `\uFEFF${csv}`, "text/csv"),
          },
        ]
      : []),
    {
      label: t("downloadJson"),
      icon: "download" as const,
      onSelect: () => downloadFile(`${fileName}.json`, JSON.stringify(details, null, 2), "application/json"),
    },
    ...(canShare
      ? [{ label: t("share"), icon: "share" as const, onSelect: () => void navigator.share({ text }).catch(() => {}) }]
      : []),
  ];
  return (
    <>
      <div
        role="group"
        aria-label={t("actions")}
        data-print="never"
        className={classNames("flex flex-wrap items-center gap-1 max-sm:gap-0", isPinned ? PINNED : "max-sm:-me-3")}
      >
        <CopyButton
          text={text}
          onCopied={onTaken}
          label={copyLabel ?? t("copyPrompt")}
          variant={isQuiet ? "secondary" : "primary"}
          className={classNames("max-sm:me-1", !isPinned && !isQuiet && QUIETER)}
        />
        {beside ? (
          <>
            {beside}
            <span className="basis-full max-sm:hidden" />
          </>
        ) : null}
        <Menu
          label={t("openIn")}
          items={ASSISTANTS.map(({ name, address, withPrompt }) => {
            const full = withPrompt ? withPrompt + encodeURIComponent(text) : "";
            const carries = full !== "" && full.length <= ADDRESS_LIMIT;
            return {
              label: <bdi>{name}</bdi>,
              icon: "external" as const,
              ...(carries ? {} : { note: t("copiesFirst") }),
              onSelect: () => {
                openWithText(carries ? full : address, text, () => !carries && toast(t("pasteIn", { name })));
                onTaken?.();
              },
            };
          })}
        >
          {t("openIn")}
          <Icon name="chevron-down" size={16} className="text-soft" />
        </Menu>
        {onSave ? <SaveButton onSave={onSave} /> : null}
        {runId ? (
          <IconButton icon="share" label={t("shareLink")} className="max-sm:hidden" onClick={() => setSharing(true)} />
        ) : null}
        <Menu label={t("more")} items={more} />
      </div>
      {runId ? <Rating key={runId} runId={runId} /> : null}
      {runId && isSharing ? (
        <Suspense>
          <ShareDialog runId={runId} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** On a phone, where something else is to be done first, copying is not the strong button. */
const QUIETER = "max-lg:border max-lg:border-edge max-lg:bg-raised max-lg:text-ink";

/** On a phone the actions are at the screen's lower edge, in the thumb's reach, as long as their card is in view. */
const PINNED =
  "max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:order-last max-lg:-mx-5 max-lg:-mb-5 max-lg:rounded-b-card " +
  "max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:px-4 max-lg:py-2 md:max-lg:-mx-6 md:max-lg:-mb-6 md:max-lg:px-5";

/** Keeps the text; where the package does not hold that, the button says so and leads to the one that does. */
function SaveButton({ onSave }: Required<Pick<ResultActionsProps, "onSave">>) {
  const t = useTranslations("workspace");
  const { language } = useLanguage();
  const { canSave } = useCredits();
  const toast = useToast();
  if (canSave === false) {
    return (
      <Link
        to={pathIn(language, "/pricing")}
        aria-label={t("saveNeedsPlan")}
        title={t("saveNeedsPlan")}
        className="relative grid size-11 shrink-0 place-items-center rounded-control text-soft hover:bg-petrol-ground hover:text-petrol"
      >
        <Icon name="bookmark" />
        <Icon name="lock" size={14} className="absolute end-1.5 bottom-1.5 rounded-full bg-raised" />
      </Link>
    );
  }
  async function save() {
    const outcome = await onSave();
    if (outcome === "saved") toast(t("saved"));
    else toast(outcome === "plan_required" ? t("saveNeedsPlan") : t("saveFailed"), "error");
  }
  return <IconButton icon="bookmark" label={t("save")} onClick={() => void save()} />;
}

/** Copies the text as well, so that it can be pasted where the address did not carry it. */
function openWithText(address: string, text: string, onCopied: () => void): void {
  void navigator.clipboard?.writeText(text).then(onCopied, () => {});
  window.open(address, "_blank", "noopener");
}

const neverChanges = () => () => {};

/** Whether a result was useful, by thumb. */
export function Rating({ runId }: { runId: string }) {
  const t = useTranslations("workspace");
  const { language } = useLanguage();
  const toast = useToast();
  const [rating, setRating] = useState<1 | -1 | null>(null);
  async function rate(value: 1 | -1) {
    const next = rating === value ? null : value;
    setRating(next);
    const answer = await callApi(language, "PUT", `/runs/${runId}/rating`, { rating: next });
    if (answer.ok) return;
    setRating(rating);
    toast(answer.fault.message || t("connection"), "error");
  }
  return (
    <span data-print="never" className="order-1 inline-flex self-end">
      <IconButton
        icon="thumb-up"
        label={t("rateUp")}
        aria-pressed={rating === 1}
        className={classNames(rating === 1 && "text-petrol")}
        onClick={() => void rate(1)}
      />
      <IconButton
        icon="thumb-down"
        label={t("rateDown")}
        aria-pressed={rating === -1}
        className={classNames(rating === -1 && "text-red")}
        onClick={() => void rate(-1)}
      />
      <span role="status" className="sr-only">
        {rating === null ? "" : t("rated")}
      </span>
    </span>
  );
}
