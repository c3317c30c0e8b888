import { useTranslations } from "#i18n/translations.ts";
import { MediaModelResult } from "#tools/workspace/media/model-result.tsx";
import type { Envelope } from "#tools/tool.ts";
import type { ImageResult } from "./draft.ts";
import { LetteringLink } from "./lettering-link.tsx";

/** A model's prompt for a picture, with the generator's own settings. */
export function ImageModelResult({
  envelope,
  title,
  onWoven,
}: {
  envelope: Envelope<ImageResult>;
  title: string;
  onWoven: (envelope: Envelope<ImageResult>) => void;
}) {
  const t = useTranslations("imagePrompt");
  const { ratio, size } = envelope.result.settings;
  return (
    <MediaModelResult
      tool="image-prompt"
      envelope={envelope}
      title={title}
      settings={[
        [t("aspectRatio"), ratio],
        [t("size"), size],
      ]}
      onWoven={onWoven}
    >
      <LetteringLink text={envelope.result.lettering.join(" · ")} ratio={ratio} hasPrompt />
    </MediaModelResult>
  );
}
