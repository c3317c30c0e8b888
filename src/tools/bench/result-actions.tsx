import { useState, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { callApi } from "#browser/call-api.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { Menu } from "#ui/menu.tsx";
import { useToast } from "#ui/toast.tsx";

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
}

/** Assistants that take a prompt in their address (`withPrompt`); the rest get it by the clipboard. */
const ASSISTANTS: readonly { name: string; address: string; withPrompt?: string }[] = [
  { name: "ChatGPT", address: "https://chatgpt.com/", withPrompt: "https://chatgpt.com/?q=" },
  { name: "Claude", address: "https://claude.ai/new", withPrompt: "https://claude.ai/new?q=" },
  { name: "Gemini", address: "https://gemini.google.com/app" },
  { name: "DeepSeek", address: "https://chat.deepseek.com/" },
];
/** Longer addresses are cut by browsers and servers: then the text travels by the clipboard alone. */
const ADDRESS_LIMIT = 6000;

/** Copy, open in an assistant, download, share, save, rate. */
export function ResultActions({ text, fileName, details, csv, runId, onSave }: ResultActionsProps) {
  const t = useTranslations("bench");
  const toast = useToast();
  async function save() {
    const outcome = await onSave?.();
    if (outcome === "saved") toast(t("saved"));
    else toast(outcome === "plan_required" ? t("saveNeedsPlan") : t("saveFailed"), "error");
  }
  const canShare = useSyncExternalStore(
    neverChanges,
    () => "share" in navigator,
    () => false,
  );
  const downloads = [
    {
      label: t("downloadText"),
      icon: "download" as const,
      onSelect: () => download(`${fileName}.txt`, text, "text/plain"),
    },
    {
      label: t("downloadMarkdown"),
      icon: "download" as const,
      onSelect: () => download(`${fileName}.md`, text, "text/markdown"),
    },
    ...(csv
      ? [
          {
            label: t("downloadCsv"),
            icon: "download" as const,
            // The mark tells spreadsheets that it is Unicode.
            onSelect: () => download(`${fileName}.csv`, `\uFEFF${csv}`, "text/csv"),
          },
        ]
      : []),
    {
      label: t("downloadJson"),
      icon: "download" as const,
      onSelect: () => download(`${fileName}.json`, JSON.stringify(details, null, 2), "application/json"),
    },
  ];
  return (
    <div role="group" aria-label={t("actions")} data-print="never" className="flex flex-wrap items-center gap-1">
      <CopyButton text={text} label={t("copyPrompt")} variant="primary" size="small" />
      <Menu
        label={t("openIn")}
        items={ASSISTANTS.map(({ name, address, withPrompt }) => {
          const full = withPrompt ? withPrompt + encodeURIComponent(text) : "";
          const carries = full !== "" && full.length <= ADDRESS_LIMIT;
          return {
            label: <bdi>{name}</bdi>,
            icon: "external" as const,
            ...(carries ? {} : { note: t("copiesFirst") }),
            onSelect: () =>
              openWithText(carries ? full : address, text, () => !carries && toast(t("pasteIn", { name }))),
          };
        })}
      >
        {t("openIn")}
      </Menu>
      <Menu label={t("download")} items={downloads}>
        {t("download")}
      </Menu>
      {canShare ? (
        <IconButton icon="share" label={t("share")} onClick={() => void navigator.share({ text }).catch(() => {})} />
      ) : null}
      {onSave ? <IconButton icon="bookmark" label={t("save")} onClick={() => void save()} /> : null}
      {runId ? <Rating key={runId} runId={runId} /> : null}
    </div>
  );
}

/** Copies the text as well, so that it can be pasted where the address did not carry it. */
function openWithText(address: string, text: string, onCopied: () => void): void {
  void navigator.clipboard?.writeText(text).then(onCopied, () => {});
  window.open(address, "_blank", "noopener");
}

const neverChanges = () => () => {};

/** Whether a result was useful, by thumb. */
export function Rating({ runId }: { runId: string }) {
  const t = useTranslations("bench");
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
    <span className="ms-auto inline-flex">
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

function download(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
