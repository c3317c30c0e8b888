import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { useTranslations } from "#i18n/translations.ts";
import { PromptText } from "#tools/workspace/media/prompt-text.tsx";
import type { VideoResult } from "#tools/video-prompt/draft.ts";
import { CopyButton } from "#ui/copy-button.tsx";

/** Each clip by itself: they are generated one by one. */
export function Clips({ clips }: { clips: VideoResult["clips"] }) {
  const t = useTranslations("videoPrompt");
  const { language } = useLanguage();
  return (
    <ol aria-label={t("clips")} className="flex flex-col gap-4">
      {clips.map(({ durationSeconds, prompt }, index) => (
        <li key={index} className="rounded-control border border-line p-4">
          <div className="mb-2 flex items-center justify-between gap-3">
            <h3 className="text-base font-medium">
              {t("clip", { number: index + 1, seconds: formatNumber(language, durationSeconds) })}
            </h3>
            <CopyButton text={prompt} size="small" />
          </div>
          <PromptText text={prompt} />
        </li>
      ))}
    </ol>
  );
}
