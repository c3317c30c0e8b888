import { classNames } from "#ui/class-names.ts";

/** Line drawings on a 24 by 24 grid. */
const PATHS = {
  "arrow-end": "M5 12h14m-6-6 6 6-6 6",
  "arrow-start": "M19 12H5m6-6-6 6 6 6",
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-end": "m9 6 6 6-6 6",
  "chevron-start": "m15 6-6 6 6 6",
  check: "m5 12.5 4.5 4.5L19 7.5",
  close: "M6 6l12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.9-4.9",
  copy: "M9 9h9a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM5 15V5a1 1 0 0 1 1-1h9",
  download: "M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 20h14",
  upload: "M12 15V4M7.5 8.5 12 4l4.5 4.5M5 20h14",
  share: "M12 14V4M8 7.5 12 4l4 3.5M6 11v8h12v-8",
  external: "M14 5h5v5M19 5l-8 8M17 14v5H5V7h5",
  edit: "M4 20h4L19 9l-4-4L4 16v4ZM13 7l4 4",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  "eye-off":
    "M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.3 7.5A15.5 15.5 0 0 0 2.5 " +
    "12S6 18.5 12 18.5a9.3 9.3 0 0 0 4-.9M10 10a3 3 0 0 0 4.1 4.1",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8v.01",
  warning: "M12 4 2.5 20h19L12 4ZM12 10v5M12 17.5v.01",
  error: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16v.01",
  success: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.3l2.8 2.7L16 9.5",
  mail: "M4 6h16v12H4V6Zm0 .5 8 6.5 8-6.5",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7",
  moon: "M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5Z",
  monitor: "M4 5h16v11H4V5ZM9 20h6M12 16v4",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5",
  card: "M3.5 6h17v12h-17V6ZM3.5 10h17M7 14.5h4",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2",
  bookmark: "M7 4h10v16l-5-4-5 4V4Z",
  image: "M4 5h16v14H4V5ZM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5v.01",
  pin: "M9 4h6l-1 6 3 3v2H7v-2l3-3-1-6ZM12 15v5",
  undo: "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5",
  "thumb-up": "M7 11v9H4v-9h3Zm0 0 4-7c1.6 0 2.5 1.2 2.2 2.7L12.7 10H18a2 2 0 0 1 2 2.4l-1.2 6A2 2 0 0 1 16.8 20H7",
  "thumb-down": "M17 13V4h3v9h-3Zm0 0-4 7c-1.6 0-2.5-1.2-2.2-2.7l.5-3.3H6a2 2 0 0 1-2-2.4l1.2-6A2 2 0 0 1 7.2 4H17",
  stop: "M7 7h10v10H7z",
  lock: "M6 11h12v9H6v-9Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3",
  more: "M5.5 12a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0ZM11.5 12a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0ZM17.5 12a.5.5 0 1 0 1 0 .5.5 0 0 0-1 0Z",
  filter: "M4 6h16M7 12h10M10 18h4",
  chart: "M4 20h16M7 16v-5M12 16V6M17 16v-8",
  message: "M4 5h16v11H10l-5 4v-4H4V5Z",
  microphone: "M12 15a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v6a3 3 0 0 0 3 3ZM6 11.5a6 6 0 0 0 12 0M12 17.5V21",
} as const;

export type IconName = keyof typeof PATHS;

/** Drawings that point along the line of reading and turn round with it. */
const MIRRORED = new Set<IconName>([
  "arrow-end",
  "arrow-start",
  "chevron-end",
  "chevron-start",
  "undo",
  "external",
  "message",
]);

/** A line drawing in the colour of its text; decoration, unless `label` names it. */
export function Icon({
  name,
  size = 20,
  label,
  className,
}: {
  name: IconName;
  size?: number;
  label?: string;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : "true"}
      className={classNames("line-drawing", MIRRORED.has(name) && "rtl:-scale-x-100", className)}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
