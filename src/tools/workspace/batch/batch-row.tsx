import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { EngineBadge } from "#tools/workspace/workspace.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Badge, type BadgeTone } from "#ui/marks/badge.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { Spinner } from "#ui/marks/spinner.tsx";
import { AutoDirText } from "#ui/text/auto-dir-text.tsx";
import { type BatchItem, megabytesOf } from "./batch-items.ts";

const TONES: Record<BatchItem<unknown>["state"], BadgeTone> = {
  waiting: "grey",
  working: "petrol",
  done: "green",
  failed: "red",
  refused: "amber",
};

interface BatchRowProps<Result> {
  item: BatchItem<Result>;
  text: string;
  /** The list is at work, so nothing of it changes now. */
  isWorking: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file of the list: its name and state, its result folded, or why there is none. */
export function BatchRow<Result>({ item, text, isWorking, onRetry, onRemove }: BatchRowProps<Result>) {
  const t = useTranslations("pictureFiles");
  const { language } = useLanguage();
  const { file, state, envelope } = item;
  const head = (
    <>
      {state === "working" ? <Spinner label="" /> : null}
      <bdi className="min-w-0 grow truncate">{file.name}</bdi>
      {envelope?.cost === 0 ? <Badge tone="gold">{t("free")}</Badge> : null}
      <Badge tone={TONES[state]}>{t(state)}</Badge>
    </>
  );
  if (envelope) {
    return (
      <li className="border-b border-line last:border-b-0">
        <details className="group">
          <summary className="flex min-h-11 items-center gap-2 py-1">
            {head}
            <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
          </summary>
          <div className="flex flex-col items-start gap-3 pb-4">
            <EngineBadge engine={envelope.engine} model={envelope.model} />
            {envelope.warnings.map(({ code, message }) => (
              <Alert key={code} tone="warning" live={false}>
                {message}
              </Alert>
            ))}
            {text.trim() === "" ? (
              <p className="text-soft">{t("empty")}</p>
            ) : (
              <>
                <AutoDirText text={text} className="w-full break-words" />
                <CopyButton text={text} label={t("copy")} variant="secondary" size="small" />
              </>
            )}
          </div>
        </details>
      </li>
    );
  }
  return (
    <li className="flex flex-col gap-1 border-b border-line py-1 last:border-b-0">
      <div className="flex min-h-11 items-center gap-2">
        {head}
        {state === "failed" ? (
          <Button
            size="small"
            icon="refresh"
            disabled={isWorking}
            aria-label={t("retryOf", { name: file.name })}
            onClick={onRetry}
          >
            {t("retry")}
          </Button>
        ) : null}
        {state === "working" ? null : (
          <IconButton icon="trash" label={t("remove", { name: file.name })} disabled={isWorking} onClick={onRemove} />
        )}
      </div>
      {item.refusal ? (
        <p className="pb-1 text-sm text-soft">
          {item.refusal === "kind"
            ? t("kind")
            : t("size", { megabytes: formatNumber(language, megabytesOf(item.maxBytes)) })}
        </p>
      ) : null}
      {state === "failed" ? <p className="pb-1 text-sm text-red">{faultWords(item) || t("connection")}</p> : null}
    </li>
  );
}

/** A fault of the file itself has its words beside the field. */
function faultWords({ fault }: BatchItem<unknown>): string {
  return fault?.fields?.["file"] ?? fault?.message ?? "";
}
