import { Star } from "./star.tsx";

interface ToolMarkProps {
  /** The point that is lit, 0 at the top, clockwise. */
  point: number;
  /** What the tool does, as an SVG path on a 24 by 24 grid; it tells tools apart where the star is small. */
  glyph: string;
  size: number;
  className?: string;
}

/** A tool's icon: the star with one point lit, and the glyph before it. */
export function ToolMark({ point, glyph, size, className }: ToolMarkProps) {
  return (
    <Star size={size} point={point} className={className}>
      <path
        d={glyph}
        transform="translate(-8.6 -8.6) scale(.72)"
        className="fill-none stroke-current"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Star>
  );
}
