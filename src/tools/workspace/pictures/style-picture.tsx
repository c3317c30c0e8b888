import type { StyleLook } from "./picture-data.ts";

/** The same hill, house and sun in each style. */
export function StylePicture({ look, own }: { look: StyleLook; own: string }) {
  const { sky, sun, land, mode } = look;
  const isLine = mode === "line";
  const outline = {
    stroke: look.line,
    strokeWidth: isLine ? 1.4 : mode === "fill" ? 0.8 : 0,
    strokeLinejoin: "round" as const,
  };
  return (
    <>
      {mode === "soft" ? <Shading look={look} own={own} /> : null}
      <rect width="96" height="64" fill={mode === "soft" ? `url(#${own}s)` : sky} />
      {mode === "blocks" ? (
        <BlockScene look={look} />
      ) : (
        <>
          {mode === "paper" ? <ellipse cx="71.5" cy="18.5" rx="9" ry="9" opacity="0.25" /> : null}
          <circle
            cx="70"
            cy="17"
            r="9"
            fill={mode === "soft" ? `url(#${own}u)` : sun}
            opacity={mode === "wash" ? 0.75 : 1}
            {...outline}
          />
          {mode === "paper" ? <path d={HILL} transform="translate(1.5 -1.5)" opacity="0.25" /> : null}
          <path
            d={HILL}
            fill={mode === "soft" ? `url(#${own}l)` : land}
            opacity={mode === "wash" ? 0.8 : 1}
            {...outline}
          />
          {mode === "wash" ? <path d={HILL} transform="translate(-4 5)" fill={land} opacity="0.5" /> : null}
          <House look={look} own={own} outline={outline} />
        </>
      )}
      {mode === "brush" ? <Strokes look={look} /> : null}
      {isLine ? (
        <path d="M4 58h88M10 54h30M50 56h38M62 61h28" stroke={look.line} strokeWidth="0.7" fill="none" />
      ) : null}
      <Over look={look} own={own} />
    </>
  );
}

const HILL = "M0 52C14 40 26 44 40 46S70 36 96 46V64H0Z";

function House({ look, own, outline }: { look: StyleLook; own: string; outline: object }) {
  const fill = look.mode === "soft" ? `url(#${own}h)` : look.house;
  return (
    <g {...outline}>
      {look.mode === "paper" ? <path d="M21.5 53.5v-22h22v22Z" opacity="0.25" stroke="none" /> : null}
      <path d="M20 52V32h22v20Z" fill={fill} opacity={look.mode === "wash" ? 0.85 : 1} />
      <path d="M22 32c0-12 18-12 18 0Z" fill={fill} opacity={look.mode === "wash" ? 0.7 : 1} />
      <path d="M28 52v-9c0-4 6-4 6 0v9Z" fill={look.line} stroke="none" opacity={look.mode === "line" ? 0.9 : 0.7} />
      <path
        d="M60 50V34m0 0c-6-3-9 0-10 3m10-3c6-3 9 0 10 3m-10-3c-3-5-7-5-9-4m9 4c3-5 7-5 9-4"
        fill="none"
        stroke={look.line}
        strokeWidth={look.mode === "wash" ? 1.4 : 1.8}
      />
    </g>
  );
}

/** Cubes of three tones, for what is built of blocks. */
function BlockScene({ look }: { look: StyleLook }) {
  const cube = (x: number, y: number, fill: string) => (
    <g key={`${x} ${y}`}>
      <path d={`M${x} ${y}l12-6 12 6-12 6Z`} fill={fill} />
      <path d={`M${x} ${y}v12l12 6v-12Z`} fill={fill} opacity="0.75" />
      <path d={`M${x + 24} ${y}v12l-12 6v-12Z`} fill={fill} opacity="0.55" />
    </g>
  );
  return (
    <>
      <circle cx="78" cy="14" r="7" fill={look.sun} />
      {[
        cube(12, 40, look.land),
        cube(36, 40, look.land),
        cube(60, 40, look.land),
        cube(24, 28, look.house),
        cube(36, 22, look.house),
        cube(60, 28, look.land),
      ]}
    </>
  );
}

function Shading({ look, own }: { look: StyleLook; own: string }) {
  const fade = (id: string, from: string, to: string) => (
    <linearGradient id={own + id} x1="1" y1="0" x2="0" y2="1">
      <stop stopColor={from} />
      <stop offset="1" stopColor={to} />
    </linearGradient>
  );
  return (
    <defs>
      {fade("s", look.sun, look.sky)}
      {fade("l", look.land, look.line)}
      {fade("h", look.house, look.line)}
      <radialGradient id={`${own}u`}>
        <stop stopColor={look.sun} />
        <stop offset="1" stopColor={look.sun} stopOpacity="0.35" />
      </radialGradient>
    </defs>
  );
}

const STROKES = Array.from({ length: 46 }, (_, index) => ({
  x: (index * 37) % 92,
  y: (index * 23) % 62,
  tone: index % 4,
}));

function Strokes({ look }: { look: StyleLook }) {
  const tones = [look.sky, look.sun, look.land, look.house];
  return (
    <g strokeWidth="2.4" strokeLinecap="round" opacity="0.75">
      {STROKES.map(({ x, y, tone }) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}l${5 - tone} ${tone - 1}`}
          stroke={tones[y > 44 ? 2 : y < 22 ? tone % 2 : tone]}
        />
      ))}
    </g>
  );
}

function Over({ look, own }: { look: StyleLook; own: string }) {
  switch (look.over) {
    case "grain":
      return (
        <g fill={look.line} opacity="0.3">
          {STROKES.map(({ x, y }) => (
            <circle key={`${x} ${y}`} cx={x + 2} cy={y + 1} r="0.6" />
          ))}
        </g>
      );
    case "tiles":
    case "dots":
    case "scan":
      return (
        <>
          <defs>
            <pattern id={`${own}p`} width="4" height="4" patternUnits="userSpaceOnUse">
              {look.over === "tiles" ? (
                <path d="M4 0H0V4" fill="none" stroke={look.line} strokeWidth="0.7" />
              ) : look.over === "scan" ? (
                <path d="M0 0H4" stroke={look.line} strokeWidth="1.6" />
              ) : (
                <circle cx="2" cy="2" r="0.8" fill={look.line} />
              )}
            </pattern>
          </defs>
          <rect width="96" height="64" fill={`url(#${own}p)`} opacity={look.over === "tiles" ? 0.6 : 0.28} />
        </>
      );
    case "bars":
      return <path d="M0 0H96V8H0ZM0 56H96V64H0Z" />;
    case "sparks":
      return (
        <path
          d="M14 12l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM48 8l1 2 2 1-2 1-1 2-1-2-2-1 2-1ZM86 34l1 2 2 1-2 1-1 2-1-2-2-1 2-1Z"
          fill={look.sun}
          stroke={look.line}
          strokeWidth="0.3"
        />
      );
    case undefined:
      return null;
  }
}
