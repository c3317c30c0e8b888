import { useTranslations } from "#i18n/translations.ts";
import { LETTERING_TEXT_LIMIT } from "#browser/lettering-address.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { Field } from "#ui/fields/field.tsx";
import { TextArea } from "#ui/fields/text-area.tsx";
import { Icon } from "#ui/marks/icon.tsx";
import { ColourPick } from "./colour-pick.tsx";
import { type Layout, middleOf } from "./layout.ts";
import { FACES } from "./lettering-data.ts";
import { faceOf } from "./paint.ts";
import { PickRow } from "./pick-row.tsx";
import { type Block, MEASURE_RANGE, SIZE_RANGE, type Size } from "./sheet.ts";
import { Slider } from "./slider.tsx";

interface BlockFieldsProps {
  block: Block;
  /** Null where nothing is written yet. */
  layout: Layout | null;
  room: Size;
  /** Whether the faces' own letters may be fetched for their names. */
  hasBegun: boolean;
  onChange: (change: Partial<Block>) => void;
  /** Absent where it is the only text. */
  onRemove?: (() => void) | undefined;
}

/** Everything about one text: words, typeface, size, colours, place. */
export function BlockFields({ block, layout, room, hasBegun, onChange, onRemove }: BlockFieldsProps) {
  const t = useTranslations("lettering");
  const [ordinary, bold] = faceOf(block).weights;
  return (
    <>
      <Field label={t("words")} hint={t("wordsHint")}>
        <TextArea
          rows={2}
          maxLength={LETTERING_TEXT_LIMIT}
          value={block.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </Field>
      {onRemove ? (
        <Button icon="trash" size="small" variant="quiet" className="-mt-3 self-start" onClick={onRemove}>
          {t("removeText")}
        </Button>
      ) : null}
      <PickRow
        label={t("face")}
        value={block.face}
        className="grid-cols-6 *:col-span-2 [&>:nth-child(n+4)]:col-span-3"
        options={FACES.map(({ id, family }) => ({
          value: id,
          label: t(id),
          note: t(`${id}Kind`),
          style: {
            fontFamily: hasBegun ? `"${family}", var(--font-text)` : undefined,
            fontSize: "1.0625rem",
            lineHeight: "2rem",
          },
        }))}
        onChange={(face) => onChange({ face })}
      />
      {ordinary === bold ? null : (
        <Checkbox
          label={t("bold")}
          className="-mt-3"
          checked={block.isBold}
          onChange={(event) => onChange({ isBold: event.target.checked })}
        />
      )}
      <Slider label={t("size")} value={block.size} {...SIZE_RANGE} onChange={(size) => onChange({ size })} />
      <ColourPick label={t("colour")} value={block.colour} onChange={(colour) => onChange({ colour })} />
      <PickRow
        label={t("ground")}
        value={block.ground}
        options={(["none", "outline", "plate"] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(ground) => onChange({ ground })}
      />
      {block.ground === "none" ? null : (
        <ColourPick
          label={t("groundColour")}
          value={block.groundColour}
          onChange={(groundColour) => onChange({ groundColour })}
        />
      )}
      <PickRow
        label={t("align")}
        isAcross
        value={block.align}
        options={(["left", "center", "right"] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(align) => onChange({ align })}
      />
      <details className="group rounded-control border border-line">
        <summary className="flex min-h-11 items-center gap-3 px-4 py-2">
          <span className="grow font-medium">{t("place")}</span>
          <Icon name="chevron-down" size={18} className="text-soft group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-2 border-t border-line p-4">
          <PlaceFields block={block} layout={layout} room={room} onChange={onChange} />
        </div>
      </details>
    </>
  );
}

/** The place as it is drawn: at an edge a text stays inside the picture. */
function PlaceFields({
  block,
  layout,
  room,
  onChange,
}: Pick<BlockFieldsProps, "block" | "layout" | "room" | "onChange">) {
  const t = useTranslations("lettering");
  const middle = layout ? middleOf(layout.box) : { x: block.x * room.width, y: block.y * room.height };
  return (
    <>
      <Slider
        label={t("across")}
        isAcross
        value={(middle.x / room.width) * 100}
        onChange={(value) => onChange({ x: value / 100 })}
      />
      <Slider
        label={t("down")}
        value={(middle.y / room.height) * 100}
        onChange={(value) => onChange({ y: value / 100 })}
      />
      <Slider
        label={t("measure")}
        {...MEASURE_RANGE}
        value={block.measure}
        onChange={(measure) => onChange({ measure })}
      />
    </>
  );
}
