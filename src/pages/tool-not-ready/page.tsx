import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { barePath } from "#i18n/path.ts";
import { ToolNotReady } from "./tool-not-ready.tsx";

/** Tools that work, to offer meanwhile. */
const READY = ["prompt-generate", "prompt-checker", "ai-humanizer"];

const NAMESPACES = {
  "ai-detector": "aiDetector",
  "image-prompt": "imagePrompt",
  "image-to-prompt": "imageToPrompt",
  "image-to-text": "imageToText",
  "video-prompt": "videoPrompt",
} as const;

export default function ToolNotReadyPage() {
  const slug = barePath(useLocation().pathname).slice(1).replace(/\/$/, "") as keyof typeof NAMESPACES;
  const t = useTranslations(NAMESPACES[slug]);
  return <ToolNotReady slug={slug} description={t("description")} ready={READY} />;
}
