import { Star } from "./star.tsx";

/** What each tool does, on a 24 by 24 grid, by its point of the star: write, check, look closely, a person, draw, look, read, play. */
const GLYPHS = [
  "M5 19h3.5L19 8.5 15.5 5 5 15.5V19Z",
  "m5 12.5 4.5 4.5L19 7.5",
  "M10.5 16.5a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM19.5 19.5l-4.8-4.8",
  "M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM5 20c.8-4 3.7-5.5 7-5.5s6.2 1.5 7 5.5",
  "M4 5.5h16v13H4v-13ZM4 16l5-5 4 4 2.5-2.5L20 16.5",
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z",
  "M5 6h14M12 6v13M9 19h6",
  "M8 5v14l11-7L8 5Z",
];

/** A tool's own icon: the star with its point lit, and before it what the tool does, by which it is told apart when small. */
export function ToolMark({ point, size, className }: { point: number; size: number; className?: string }) {
  return (
    <Star size={size} point={point} className={className}>
      <path
        d={GLYPHS[point]}
        transform="translate(-8.6 -8.6) scale(.72)"
        className="fill-none stroke-current"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Star>
  );
}
