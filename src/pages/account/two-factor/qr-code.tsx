import { encode } from "uqr";

/** A text as a QR code for a phone's camera: dark on light in every theme, with the quiet border that readers need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const modules = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="scan size-48 rounded-control"
      shapeRendering="crispEdges"
    >
      <path d={modules} fill="currentColor" />
    </svg>
  );
}
