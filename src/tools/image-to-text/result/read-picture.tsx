import { useTranslations } from "#i18n/translations.ts";
import { PictureView } from "#tools/workspace/files/picture-view.tsx";
import { DOUBTFUL } from "#tools/workspace/files/doubtful-places.ts";
import type { ImageToTextResult } from "#tools/image-to-text/draft.ts";

/** The block that is picked, and in which of the two it was picked. */
export interface Picking {
  picked: { block: number; from: "picture" | "text" } | null;
  setPicked: (picked: Picking["picked"]) => void;
}

/** The picture with a frame around each block that was read in it. */
export function ReadPicture({
  result,
  address,
  picking,
}: {
  result: ImageToTextResult;
  address: string;
  picking: Picking;
}) {
  const t = useTranslations("imageToText");
  const [sheet] = result.sheets;
  const places = result.blocks.flatMap(({ box, text, confidence, weak }, id) => {
    if (!box || !sheet || sheet.width === 0) return [];
    const tone = weak ? ("weak" as const) : confidence < DOUBTFUL ? ("doubtful" as const) : ("sure" as const);
    const label = weak ? t("weakBlock", { text }) : t("block", { text });
    const share = { x: box.x / sheet.width, y: box.y / sheet.height };
    return [{ id, label, tone, ...share, width: box.width / sheet.width, height: box.height / sheet.height }];
  });
  return (
    <PictureView
      address={address}
      alt={t("picture")}
      places={places}
      picked={picking.picked?.block ?? null}
      onPick={(block) => picking.setPicked({ block, from: "picture" })}
    />
  );
}
