import { classNames } from "#ui/class-names.ts";

const POINTS = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Tip, shoulder, foot, shoulder of the point that looks up; the shoulders are where two squares cross, cos 45° / cos 22.5° of the
 * tip's distance.
 */
const POINT_PATH = "M0-15 4.1-10.2 0-5-4.1-10.2Z";

interface StarProps {
  /** Side in pixels. */
  size?: number;
  /** The point that is lit, 0 at the top, clockwise; without it all are. */
  point?: number;
  /** Lights the points one after the other. */
  loading?: boolean;
  className?: string;
  /** Drawn before the star, which is then dimmed. */
  children?: React.ReactNode;
}

/** The mark: an eight-pointed star (khatam), one point for each tool. Decoration only: its meaning is beside it in words. */
export function Star({ size = 24, point, loading = false, className, children }: StarProps) {
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
        POINTS.map((each) => <Point key={each} at={each} style={{ "--point": each } as React.CSSProperties} />)
      ) : (
        <use href="#star" opacity={point === undefined ? undefined : children ? 0.2 : 0.35} />
      )}
      {point === undefined ? null : <Point at={point} className="fill-gold" />}
      {children}
    </svg>
  );
}

/** What all stars of a page are drawn from; once in every page, since a page shows the mark some thirty times. */
export function StarDrawing() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <path id="star-point" d={POINT_PATH} />
      <g id="star">
        {POINTS.map((each) => (
          <Point key={each} at={each} />
        ))}
      </g>
    </svg>
  );
}

function Point({ at, ...rest }: { at: number } & React.SVGProps<SVGUseElement>) {
  return <use href="#star-point" transform={at === 0 ? undefined : `rotate(${at * 45})`} {...rest} />;
}
