import { type DragEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { classNames } from "#ui/class-names.ts";
import { blockAt, type Layout, movedBy, type Point, snapped, stepOf } from "./layout.ts";
import { paint } from "./paint.ts";
import { type Block, type Sheet, type Size, sizeOf } from "./sheet.ts";

interface StageProps {
  sheet: Sheet;
  layouts: readonly Layout[];
  /** False until it is known how the sheet begins. */
  isReady: boolean;
  onSelect: (id: number) => void;
  onChange: (id: number, change: Partial<Block>) => void;
  onPicture: (file: File) => void;
}

/** How far beside a text a finger may come down, in pixels of the screen. */
const SLOP = 12;

/** The picture with its texts, each of which is taken with a thumb or moved by keys. */
export function Stage({ sheet, layouts, isReady, onSelect, onChange, onPicture }: StageProps) {
  const t = useTranslations("lettering");
  const hintId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useShownSize(canvas);
  const [isOver, setOver] = useState(false);
  const drag = useDrag({ canvas, sheet, layouts, onSelect, onChange });
  const size = sizeOf(sheet);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!canvas.current || !context || shown.width === 0) return;
    const pixels = { width: Math.round(shown.width), height: Math.round(shown.height) };
    if (canvas.current.width !== pixels.width) canvas.current.width = pixels.width;
    if (canvas.current.height !== pixels.height) canvas.current.height = pixels.height;
    paint(context, sheet, layouts, pixels);
  }, [sheet, layouts, shown]);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onPicture(file);
  }
  return (
    <section
      aria-label={t("stage")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={classNames(
        "grid max-h-[42dvh] place-items-center overflow-hidden rounded-card border bg-sunk lg:max-h-[70dvh]",
        // A plate's room is the same for every ratio: one that a link brings moves nothing.
        !sheet.picture && "h-[42dvh] lg:h-[70dvh]",
        isOver && "border-petrol",
      )}
      style={{ containerType: "size", ...(sheet.picture ? { aspectRatio: `${size.width} / ${size.height}` } : {}) }}
    >
      <div
        // Not seen before its shape is known, so that it appears rather than moves.
        className={classNames("relative", !isReady && "invisible")}
        style={{
          aspectRatio: `${size.width} / ${size.height}`,
          inlineSize: `min(100cqi, ${(100 * size.width) / size.height}cqb)`,
        }}
      >
        <canvas ref={canvas} aria-hidden="true" className="absolute inset-0 size-full" />
        {layouts.map((layout) => (
          <TextFrame
            key={layout.block.id}
            layout={layout}
            room={size}
            isSelected={sheet.blocks.length > 1 ? layout.block.id === sheet.selected : undefined}
            hintId={hintId}
            onKeyDown={(event) => {
              const step = stepOf(event.key, event.shiftKey, size);
              if (!step) return;
              event.preventDefault();
              onChange(layout.block.id, movedBy(layout, step, size));
            }}
            onFocus={() => onSelect(layout.block.id)}
            {...drag}
          />
        ))}
        {layouts.length === 0 && !isOver ? <StageHint>{t("stageHint")}</StageHint> : null}
        {isOver ? <StageHint>{t("stageDrop")}</StageHint> : null}
      </div>
      <p id={hintId} className="sr-only">
        {t("moveHint")}
      </p>
    </section>
  );
}

/** Words of the page over the picture, on the page's own ground. */
function StageHint({ children }: { children: string }) {
  return (
    <p className="pointer-events-none absolute inset-0 grid place-items-center p-4 text-center">
      <span className="rounded-control bg-raised px-4 py-2 text-sm text-ink">{children}</span>
    </p>
  );
}

interface TextFrameProps {
  layout: Layout;
  room: Size;
  /** Undefined where it is the only one. */
  isSelected: boolean | undefined;
  hintId: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
}

/** What stands for a drawn text in the page: it takes the finger and the focus. It is never smaller than a thumb. */
function TextFrame({ layout, room, isSelected, hintId, ...handlers }: TextFrameProps) {
  const t = useTranslations("lettering");
  const { box, block } = layout;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <button
      type="button"
      aria-label={t("block", { text: block.text.trim() })}
      aria-describedby={hintId}
      aria-pressed={isSelected}
      className={classNames(
        "absolute min-h-11 min-w-11 -translate-1/2 cursor-move touch-none rounded-control " +
          "focus-visible:outline-2 focus-visible:ring-2 focus-visible:ring-raised focus-visible:outline-2 focus-visible:outline-offset-0",
        isSelected && "ring-2 ring-raised outline-2 outline-dashed outline-petrol",
      )}
      style={{
        left: share(box.x + box.width / 2, room.width),
        top: share(box.y + box.height / 2, room.height),
        width: share(box.width, room.width),
        height: share(box.height, room.height),
      }}
      {...handlers}
      onPointerCancel={handlers.onPointerUp}
    />
  );
}

/** Follows a thumb from where it came down: the text keeps its place below it. */
function useDrag({
  canvas,
  sheet,
  layouts,
  onSelect,
  onChange,
}: Pick<StageProps, "sheet" | "layouts" | "onSelect" | "onChange"> & {
  canvas: React.RefObject<HTMLCanvasElement | null>;
}): Pick<TextFrameProps, "onPointerDown" | "onPointerMove" | "onPointerUp"> {
  const held = useRef<{ layout: Layout; from: Point } | null>(null);
  const size = sizeOf(sheet);
  /** From the screen's pixels to the picture's. */
  const pointOf = (event: PointerEvent): Point & { scale: number } => {
    const bounds = canvas.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const scale = size.width / bounds.width;
    return { x: (event.clientX - bounds.x) * scale, y: (event.clientY - bounds.y) * scale, scale };
  };
  return {
    onPointerDown(event) {
      if (event.button !== 0) return;
      const { scale, ...from } = pointOf(event);
      const layout = blockAt(layouts, from, SLOP * scale);
      if (!layout) return;
      held.current = { layout, from };
      event.currentTarget.setPointerCapture(event.pointerId);
      onSelect(layout.block.id);
    },
    onPointerMove(event) {
      if (!held.current) return;
      const { layout, from } = held.current;
      const to = pointOf(event);
      onChange(layout.block.id, snapped(movedBy(layout, { x: to.x - from.x, y: to.y - from.y }, size)));
    },
    onPointerUp() {
      held.current = null;
    },
  };
}

/** The canvas's size in pixels of the screen. */
function useShownSize(canvas: React.RefObject<HTMLCanvasElement | null>): Size {
  const [shown, setShown] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      setShown({ width: width * devicePixelRatio, height: height * devicePixelRatio });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  return shown;
}
