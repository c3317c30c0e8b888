import type { LensLook, ShotLook } from "./picture-data.ts";

const SKY = "#cfe3ea";
const GROUND = "#cdb98f";
const COAT = "#0e4f4f";
const SKIN = "#c68f65";
const HAIR = "#33241b";
const BACKDROP = "#9fb3b5";

/** Head, body and legs around (0,0), 56 high. */
function Figure({ isBack = false, isSide = false }: { isBack?: boolean; isSide?: boolean }) {
  return (
    <g>
      <path d="M-6 10-7 28h5l2-12 2 12h5L6 10Z" fill={HAIR} />
      <path d="M-9 12c0-18 2-22 9-22s9 4 9 22Z" fill={COAT} />
      <circle cy="-18" r="7.5" fill={isBack ? HAIR : SKIN} />
      <path d="M-7.5-18c0-11 15-11 15 0-3-4-12-4-15 0Z" fill={HAIR} />
      {isBack ? null : isSide ? (
        <path d="M7-19l2.6 2-2.4 1Z" fill={SKIN} />
      ) : (
        <path
          d="M-3-17h.1M3-17h.1M-2-13.4q2 1.4 4 0"
          stroke={HAIR}
          strokeWidth="0.9"
          strokeLinecap="round"
          fill="none"
        />
      )}
    </g>
  );
}

/** The same person in each framing and from each angle. */
export function ShotPicture({ look }: { look: ShotLook }) {
  const { scale, y, horizon, tilt = 0, extra } = look;
  return (
    <g transform={tilt ? `rotate(${tilt} 48 32) scale(1.12) translate(-5 -4)` : undefined}>
      <rect x="-20" y="-20" width="136" height="104" fill={SKY} />
      <rect x="-20" y={horizon} width="136" height="120" fill={GROUND} />
      {extra === "map" ? (
        <path d="M-4 20 100 34M30-4 20 70M70-4 78 70" stroke={BACKDROP} strokeWidth="5" />
      ) : (
        <path d={`M-20 ${horizon}l24-14 20 14ZM62 ${horizon}l20-18 24 18Z`} fill={BACKDROP} />
      )}
      {extra === "map" && scale > 0.5 ? (
        <g transform="translate(48 32)">
          <ellipse rx="15" ry="8" fill={COAT} />
          <circle r="7" fill={HAIR} />
        </g>
      ) : extra === "pair" ? (
        <>
          <g transform={`translate(34 ${y}) scale(${scale})`}>
            <Figure />
          </g>
          <g transform={`translate(64 ${y}) scale(${scale})`}>
            <Figure />
          </g>
        </>
      ) : (
        <g transform={`translate(48 ${y}) scale(${scale})`}>
          <Figure isBack={extra === "back"} isSide={extra === "side"} />
        </g>
      )}
      {extra === "shoulder" ? <path d="M-2 70V44c4-12 26-14 32 2l3 24Z" fill={HAIR} /> : null}
      {extra === "hands" ? <path d="M8 66c2-14 10-18 18-16l4 16ZM88 66c-2-14-10-18-18-16l-4 16Z" fill={SKIN} /> : null}
    </g>
  );
}

/** A person before columns through each lens: how large the background is, how sharp, how straight. */
export function LensPicture({ look, own }: { look: LensLook; own: string }) {
  const { figure, behind, blur, bend, extra } = look;
  return (
    <>
      <defs>
        <filter id={`${own}f`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation={blur} />
        </filter>
      </defs>
      <rect width="96" height="64" fill={SKY} />
      <g {...(blur > 0 ? { filter: `url(#${own}f)` } : {})}>
        <path d={`M-4 52Q48 ${52 - bend} 100 52V70H-4Z`} fill={GROUND} />
        {[-36, -20, 20, 36].map((x) => {
          const middle = 48 + x * (0.7 + behind * 0.4);
          const height = 34 * behind;
          const curve = Math.sign(x) * bend;
          return (
            <path
              key={x}
              d={`M${middle} 53Q${middle + curve} ${53 - height / 2} ${middle} ${53 - height}`}
              stroke={BACKDROP}
              strokeWidth={7 * behind}
              fill="none"
            />
          );
        })}
        {blur > 2
          ? [16, 40, 70, 84].map((x) => <circle key={x} cx={x} cy={(x * 7) % 26} r="4" fill="#ffe9bd" opacity="0.8" />)
          : null}
      </g>
      {figure > 0 ? (
        <g transform={`translate(48 ${58 - 26 * figure}) scale(${figure})`}>
          <Figure />
        </g>
      ) : null}
      {extra === "dew" ? (
        <>
          <path d="M10 64C20 20 60 8 92 12 84 44 52 62 10 64Z" fill="#5f9a55" />
          <path d="M10 64Q46 38 92 12" stroke="#3e7038" strokeWidth="2" fill="none" />
          <circle cx="52" cy="32" r="8" fill="#e8f6ff" opacity="0.85" />
          <circle cx="49" cy="29" r="2" fill="#ffffff" />
        </>
      ) : null}
      {extra === "flare" ? <path d="M0 22H96" stroke="#7fc4ff" strokeWidth="1.6" opacity="0.9" /> : null}
      {extra === "bands" ? <path d="M0 0H96V20H0ZM0 54H96V64H0Z" fill="#eef3f4" opacity="0.7" /> : null}
    </>
  );
}
