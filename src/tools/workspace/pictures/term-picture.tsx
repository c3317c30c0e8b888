import { useId } from "react";
import { LightPicture } from "./light-picture.tsx";
import { LENS_LOOKS, LIGHT_LOOKS, SHOT_LOOKS, STYLE_LOOKS } from "./picture-data.ts";
import { LensPicture, ShotPicture } from "./shot-picture.tsx";
import { StylePicture } from "./style-picture.tsx";

/** A small drawing of a term of the trade; nothing for one that has none. The words beside it say what it is. */
export function TermPicture({ kind, id }: { kind: string; id: string }) {
  // Ids inside a drawing must be its own: the same drawing may be on a page twice.
  const own = useId().replace(/[^\w-]/g, "");
  const drawing = drawingOf(kind, id, own);
  if (!drawing) return null;
  return (
    <svg
      viewBox="0 0 96 64"
      aria-hidden="true"
      className="block w-full rounded-control"
      preserveAspectRatio="xMidYMid slice"
    >
      {drawing}
    </svg>
  );
}

export function hasPicture(kind: string, id: string): boolean {
  return (TABLES[kind] ?? {})[id] !== undefined;
}

const TABLES: Record<string, Record<string, object>> = {
  style: STYLE_LOOKS,
  light: LIGHT_LOOKS,
  shot: SHOT_LOOKS,
  angle: SHOT_LOOKS,
  lens: LENS_LOOKS,
};

function drawingOf(kind: string, id: string, own: string) {
  const style = STYLE_LOOKS[id];
  const light = LIGHT_LOOKS[id];
  const shot = SHOT_LOOKS[id];
  const lens = LENS_LOOKS[id];
  if (kind === "style" && style) return <StylePicture look={style} own={own} />;
  if (kind === "light" && light) return <LightPicture look={light} own={own} />;
  if ((kind === "shot" || kind === "angle") && shot) return <ShotPicture look={shot} />;
  if (kind === "lens" && lens) return <LensPicture look={lens} own={own} />;
  return null;
}
