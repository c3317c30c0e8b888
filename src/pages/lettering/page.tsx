import { useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { PageTitle } from "#ui/text/page-title.tsx";
import { BlockFields } from "./block-fields.tsx";
import { addFaces } from "./faces.ts";
import { pngOf } from "./paint.ts";
import { PickRow } from "./pick-row.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { SaveBar } from "./save-bar.tsx";
import { type Block, MOST_BLOCKS, sizeOf, withChange, withoutSelected, withSecond } from "./sheet.ts";
import { Stage } from "./stage.tsx";
import { useLayouts, useSheet } from "./use-sheet.ts";

/** Words set over a picture by the browser's own text engine. Nothing is sent anywhere. */
export default function LetteringPage() {
  const t = useTranslations("lettering");
  const { sheet, setSheet, take, isFault, isRead } = useSheet();
  const { layouts, isMissing } = useLayouts(sheet);
  const [hasBegun, setBegun] = useState(false);
  const block = sheet.blocks.find(({ id }) => id === sheet.selected) as Block;
  const size = sizeOf(sheet);
  const begin = () => {
    addFaces();
    setBegun(true);
  };
  const change = (id: number, changed: Partial<Block>) => setSheet((now) => withChange(now, id, changed));
  const addSecond = () => {
    const [first] = layouts;
    setSheet((now) => withSecond(now, first ? (first.box.y + first.box.height) / size.height : block.y));
  };
  return (
    <>
      <PageTitle lead={t("lead")}>{t("title")}</PageTitle>
      <noscript>
        <p className="mb-6">{t("needsScript")}</p>
      </noscript>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-8">
        <div className="sticky top-0 z-10 -mx-4 bg-paper px-4 py-2 lg:top-6 lg:col-start-2 lg:row-start-1 lg:mx-0 lg:p-0">
          <Stage
            sheet={sheet}
            layouts={layouts}
            isReady={isRead}
            onSelect={(selected) => setSheet((now) => ({ ...now, selected }))}
            onChange={change}
            onPicture={(file) => void take(file)}
          />
        </div>
        <div
          className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1"
          onFocus={begin}
          onPointerDown={begin}
        >
          <PictureFields
            sheet={sheet}
            isFault={isFault}
            onPicture={(file) => void take(file)}
            onChange={(changed) => setSheet((now) => ({ ...now, ...changed }))}
          />
          {sheet.blocks.length > 1 ? (
            <PickRow
              label={t("which")}
              hideLabel
              value={String(sheet.selected)}
              options={sheet.blocks.map(({ id }, index) => ({
                value: String(id),
                label: t(index ? "second" : "first"),
              }))}
              onChange={(id) => setSheet((now) => ({ ...now, selected: Number(id) }))}
            />
          ) : null}
          <BlockFields
            block={block}
            layout={layouts.find((layout) => layout.block.id === block.id) ?? null}
            room={size}
            hasBegun={hasBegun}
            onChange={(changed) => change(block.id, changed)}
            onRemove={sheet.blocks.length > 1 ? () => setSheet(withoutSelected) : undefined}
          />
          {isMissing ? <Alert tone="error">{t("fontFault")}</Alert> : null}
          {sheet.blocks.length < MOST_BLOCKS ? (
            <Button icon="plus" className="self-start" onClick={addSecond}>
              {t("addSecond")}
            </Button>
          ) : null}
          <SaveBar size={size} makePng={() => pngOf(sheet, layouts)} />
        </div>
      </div>
    </>
  );
}
