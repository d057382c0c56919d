import { create } from "qrcode";

/** White modules around the picture, without which cameras do not find it. */
const quiet = 4;

/** A QR code of a text, drawn here so that the text does not leave the browser. */
export function QrCode({ text, label, className }: { text: string; label: string; className: string }) {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  const cells = Array.from({ length: size * size }, (_, index) => [Math.floor(index / size), index % size] as const);
  const path = cells
    .filter(([row, column]) => modules.get(row, column))
    .map(([row, column]) => `M${column + quiet} ${row + quiet}h1v1h-1z`)
    .join("");
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size + 2 * quiet} ${size + 2 * quiet}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
