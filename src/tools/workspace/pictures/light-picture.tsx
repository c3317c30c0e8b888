import type { LightLook } from "./picture-data.ts";

/** A ball on a table under each light: where it comes from, how hard it is, its colour. */
export function LightPicture({ look, own }: { look: LightLook; own: string }) {
  const isHard = look.sign === "sun" && look.y === 0;
  const shadow = 48 + (0.5 - look.x) * 44;
  return (
    <>
      <defs>
        <radialGradient id={`${own}b`} cx={look.x} cy={look.y} r="1">
          <stop stopColor={look.light} />
          <stop offset={isHard ? 0.45 : 0.25} stopColor={look.light} />
          <stop offset={isHard ? 0.5 : 0.9} stopColor={look.dark} />
        </radialGradient>
        <radialGradient id={`${own}g`} cx={look.x} cy={look.y} r="0.9">
          <stop stopColor={look.light} stopOpacity="0.75" />
          <stop offset="1" stopColor={look.light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="96" height="64" fill={look.back} />
      <rect width="96" height="64" fill={`url(#${own}g)`} />
      <Source look={look} />
      <path d="M0 50H96V64H0Z" fill={look.dark} opacity="0.45" />
      <ellipse cx={shadow} cy="53" rx={isHard ? 15 : 22} ry="3.5" fill={look.dark} opacity={isHard ? 0.9 : 0.5} />
      <circle
        cx="48"
        cy="34"
        r="18"
        fill={`url(#${own}b)`}
        {...(look.sign === "rim" ? { stroke: "#ffe9bd", strokeWidth: 1.6 } : {})}
      />
    </>
  );
}

function Source({ look }: { look: LightLook }) {
  const x = look.x * 96;
  const y = look.y * 64;
  switch (look.sign) {
    case "sun":
    case "rim":
      return (
        <circle
          cx={x}
          cy={Math.min(46, Math.max(6, y))}
          r={look.sign === "rim" ? 26 : 7}
          fill={look.sign === "rim" ? "#ffe9bd" : look.light}
          opacity="0.9"
        />
      );
    case "moon":
      return <circle cx={x} cy="10" r="6" fill={look.light} />;
    case "window":
      return <path d="M4 8H20V40H4ZM12 8V40M4 24H20" fill={look.light} stroke={look.dark} strokeWidth="1.2" />;
    case "beams":
      return <path d="M0 0 70 64H44L0 16ZM18 0 96 52V30L44 0Z" fill={look.light} opacity="0.4" />;
    case "neon":
      return (
        <path
          d="M8 8V46M14 8V46M84 12H92M84 18H92M84 24H92"
          stroke={look.light}
          strokeWidth="2"
          strokeLinecap="round"
        />
      );
    case "flame":
      return (
        <path
          d={`M${Math.min(86, Math.max(10, x))} ${Math.min(56, Math.max(18, y))}c-5-4-3-8 0-13 3 5 5 9 0 13Z`}
          fill="#fff1c4"
          stroke={look.light}
          strokeWidth="1.5"
        />
      );
    case "lamps":
      return <path d="M84 60V14h-8M14 60V24h7" fill="none" stroke={look.light} strokeWidth="1.6" />;
    case "softbox":
      return <path d="M8 4 32 2 36 18 10 22Z" fill="#ffffff" stroke={look.dark} strokeWidth="1" />;
    case undefined:
      return null;
  }
}
