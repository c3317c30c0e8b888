import { classNames } from "./class-names.ts";

const POINTS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Tip, shoulder, foot, shoulder of the point that looks up; the shoulders stand where two squares cross, cos 45° / cos 22.5° of the tip's distance. */
const CORNERS = [
  [0, -15],
  [4.1, -10.2],
  [0, -5],
  [-4.1, -10.2],
] as const;

const POINT_PATHS = POINTS.map((point) => `M${CORNERS.map(([x, y]) => turned(x, y, point)).join(" ")}Z`);
const STAR_PATH = POINT_PATHS.join("");

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
      fill="currentColor"
      aria-hidden="true"
      className={classNames("shrink-0", loading && "star-loading", className)}
    >
      {loading ? (
        POINTS.map((each) => (
          <path key={each} d={POINT_PATHS[each]} style={{ "--point": each } as React.CSSProperties} />
        ))
      ) : (
        <path d={STAR_PATH} opacity={point === undefined ? undefined : 0.35} />
      )}
      {point === undefined ? null : <path d={POINT_PATHS[point]} className="fill-gold" />}
    </svg>
  );
}

function turned(x: number, y: number, eighths: number): string {
  const angle = (eighths * Math.PI) / 4;
  const at = (value: number) => Math.round(value * 100) / 100;
  return `${at(x * Math.cos(angle) - y * Math.sin(angle))} ${at(x * Math.sin(angle) + y * Math.cos(angle))}`;
}
