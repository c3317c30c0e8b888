import { useTranslations } from "#i18n/translations.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import type { PromptKey, ReadFile } from "./read-files.ts";

interface FileFoundProps {
  file: ReadFile;
  /** Among the chosen files. */
  place: number;
  ticked: ReadonlySet<PromptKey>;
  onTick: (keys: readonly PromptKey[], on: boolean) => void;
}

/** One chosen file: which program's it is, its prompts to tick, and what cannot come along; or why it is refused. */
export function FileFound({ file: { name, reading }, place, ticked, onTick }: FileFoundProps) {
  const t = useTranslations("saved");
  if (!reading.ok) {
    return (
      <li>
        <p className="font-medium break-words">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-red">{t(`fileFault.${reading.fault}`)}</p>
        <p className="text-sm text-soft">{t("importTaken")}</p>
      </li>
    );
  }
  const { format, prompts, losses, tooLong } = reading;
  const keys = prompts.map((_, at) => `${place}:${at}` as PromptKey);
  return (
    <li>
      <p className="font-medium break-words">
        <bdi>{name}</bdi>
      </p>
      <p className="text-sm text-soft">
        {t(`fileFormat.${format}`)} · {t("importFound", { count: prompts.length })}
      </p>
      {prompts.length > 1 ? (
        <Checkbox
          label={t("importAll")}
          checked={keys.every((key) => ticked.has(key))}
          onChange={(event) => onTick(keys, event.target.checked)}
        />
      ) : null}
      <ul className="max-h-64 overflow-y-auto">
        {prompts.map((prompt, at) => {
          const key = `${place}:${at}` as PromptKey;
          return (
            <li key={key}>
              <Checkbox
                label={<bdi>{prompt.title}</bdi>}
                checked={ticked.has(key)}
                onChange={(event) => onTick([key], event.target.checked)}
              />
            </li>
          );
        })}
      </ul>
      {losses.length + tooLong.length > 0 ? (
        <ul className="mt-1 list-disc ps-5 text-sm text-soft">
          {losses.map((loss) => (
            <li key={loss}>{t(`fileLoss.${loss}`)}</li>
          ))}
          {tooLong.map((title, at) => (
            <li key={`${at}${title}`}>
              {t("importTooLong")} <bdi>{title}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
