import { classNames } from "./class-names.ts";

/** Corners of a point that looks up: tip, shoulders (where two squares cross, cos 45° / cos 22.5° from the centre) and foot. */
const POINT_PATH = "M0-15 3.85-10.35 0-5.2-3.85-10.35Z";

interface StarProps {
  /** Side in pixels. */
  size?: number;
  /** The point that is lit, 0 at the top, clockwise; without it all are. */
  point?: number;
  /** Lights the points one after the other. */
  loading?: boolean;
  className?: string;
}

/** The mark: an eight-pointed star (khatam), one point for each tool. Decoration only: its meaning stands beside it in words. */
export function Star({ size = 24, point, loading = false, className }: StarProps) {
  return (
    <svg
      viewBox="-16 -16 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      className={classNames("shrink-0", className)}
    >
      <g className={loading ? "star-loading" : undefined}>
        {Array.from({ length: 8 }, (_, index) => (
          <path
            key={index}
            d={POINT_PATH}
            transform={`rotate(${index * 45})`}
            fill={point === index ? "var(--color-gold)" : "currentColor"}
            opacity={point === undefined || point === index ? 1 : 0.3}
            style={loading ? ({ "--point": index } as React.CSSProperties) : undefined}
          />
        ))}
      </g>
    </svg>
  );
}
