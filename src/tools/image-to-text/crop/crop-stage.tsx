import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { useTranslations } from "#i18n/translations.ts";
import { classNames } from "#ui/class-names.ts";
import { type Crop, type Handle, HANDLES, moved, type Rect } from "./crop-rules.ts";

/** Shares of the picture that one press of an arrow moves, and with Shift. */
const STEP = 0.01;
const LARGE_STEP = 0.1;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LABELS = {
  frame: "cropFrame",
  topLeft: "cropTopLeft",
  topRight: "cropTopRight",
  bottomLeft: "cropBottomLeft",
  bottomRight: "cropBottomRight",
} as const;

interface CropStageProps {
  /** The turned picture. */
  canvas: HTMLCanvasElement;
  crop: Crop;
  onRect: (rect: Rect) => void;
}

/** The picture with its frame: each corner and the frame itself move by thumb, mouse or arrow keys. */
export function CropStage({ canvas, crop, onRect }: CropStageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(canvas);
  }, [canvas]);
  const { rect } = crop;
  const frame = {
    left: `${100 * rect.x}%`,
    top: `${100 * rect.y}%`,
    width: `${100 * rect.width}%`,
    height: `${100 * rect.height}%`,
  };
  return (
    // A picture's left is its left in both languages.
    <div dir="ltr" className="relative mx-auto my-5 w-fit max-w-[calc(100%-2rem)]">
      <div ref={place} aria-hidden="true" className="*:block *:h-auto *:max-h-[45vh] *:w-auto *:max-w-full" />
      <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
        <div className="absolute shadow-[0_0_0_100vmax_rgb(0_0_0/0.55)]" style={frame} />
      </div>
      <Grip handle="frame" rect={rect} onRect={onRect} stage={place} style={frame} className="border-2 border-gold" />
      {HANDLES.map((handle) => (
        <Grip
          key={handle}
          handle={handle}
          rect={rect}
          onRect={onRect}
          stage={place}
          style={{
            left: `${100 * (handle.endsWith("Left") ? rect.x : rect.x + rect.width)}%`,
            top: `${100 * (handle.startsWith("top") ? rect.y : rect.y + rect.height)}%`,
          }}
          className="grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full"
        />
      ))}
    </div>
  );
}

interface GripProps {
  handle: Handle;
  rect: Rect;
  onRect: (rect: Rect) => void;
  stage: { current: HTMLElement | null };
  style: object;
  className: string;
}

function Grip({ handle, rect, onRect, stage, style, className }: GripProps) {
  const t = useTranslations("pictureFiles");
  const from = useRef<{ x: number; y: number; rect: Rect } | null>(null);
  function onPointerMove(event: PointerEvent) {
    const size = stage.current?.getBoundingClientRect();
    if (!from.current || !size) return;
    const by = { x: (event.clientX - from.current.x) / size.width, y: (event.clientY - from.current.y) / size.height };
    onRect(moved(from.current.rect, handle, by));
  }
  function onKeyDown(event: KeyboardEvent) {
    const [x, y] = ARROWS[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onRect(moved(rect, handle, { x: x * step, y: y * step }));
  }
  return (
    <button
      type="button"
      aria-label={t(LABELS[handle])}
      style={style}
      className={classNames("absolute touch-none", handle === "frame" ? "cursor-move" : "cursor-crosshair", className)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY, rect };
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (from.current = null)}
      onPointerCancel={() => (from.current = null)}
      onKeyDown={onKeyDown}
    >
      {handle === "frame" ? null : <span className="size-4 rounded-full border-2 border-paper bg-gold shadow-card" />}
    </button>
  );
}
