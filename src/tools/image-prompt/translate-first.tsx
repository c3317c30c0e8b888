import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { MODEL_LABELS } from "./draft.ts";

/** Models that are offered where the chosen one hardly reads Arabic. */
const READS_ARABIC = ["gpt-image", "gemini-image"] as const;

/** Before a prompt that its model hardly reads: that, and models that read it, a press each. */
export function TranslateFirst({ why, onModel }: { why: string; onModel: ((model: string) => void) | undefined }) {
  const t = useTranslations("imagePrompt");
  return (
    <Alert
      tone="warning"
      title={t("mustTranslate")}
      live={false}
      action={
        <div className="flex flex-wrap gap-2">
          {READS_ARABIC.map((model) => (
            <Button key={model} size="small" disabled={!onModel} onClick={() => onModel?.(model)}>
              {t("writeFor", { model: MODEL_LABELS.known[model] ?? model })}
            </Button>
          ))}
        </div>
      }
    >
      {why}
    </Alert>
  );
}
