import { useTranslations } from "#i18n/translations.ts";
import { formatNumber } from "#i18n/format.ts";
import { useLanguage } from "#i18n/language-provider.tsx";
import { MediaModelResult } from "#tools/workspace/media/model-result.tsx";
import type { Envelope } from "#tools/tool.ts";
import type { VideoResult } from "#tools/video-prompt/draft.ts";
import { Clips } from "./clips.tsx";

/** A model's prompt for a clip; the clips one by one where the generator makes none so long. */
export function VideoModelResult({
  envelope,
  title,
  onWoven,
}: {
  envelope: Envelope<VideoResult>;
  title: string;
  onWoven: (envelope: Envelope<VideoResult>) => void;
}) {
  const t = useTranslations("videoPrompt");
  const { language } = useLanguage();
  const { settings, clips } = envelope.result;
  return (
    <MediaModelResult
      tool="video-prompt"
      envelope={envelope}
      title={title}
      settings={[
        [t("duration"), t("durationSeconds", { seconds: formatNumber(language, settings.durationSeconds) })],
        [t("aspectRatio"), settings.ratio],
        [t("resolution"), settings.resolution],
      ]}
      content={clips.length > 1 ? <Clips clips={clips} /> : undefined}
      onWoven={onWoven}
    />
  );
}
