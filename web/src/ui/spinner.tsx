import type { ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";

const bubbles = [0, 1, 2, 3, 4, 5, 6, 7];

/** Spinning bubbles, black (white on a dark page), a tenth of the screen, as the contract has it; with words where there is something to say meanwhile. */
export function FullScreenSpinner({ children }: { children?: ReactNode }) {
  return (
    <div role="status" style={{ position: "fixed", inset: 0, display: "grid", placeItems: "center" }}>
      <Bubbles />
      {children}
    </div>
  );
}

/** Eight circles that swell one after the other. */
export function Bubbles() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="10%"
      height="10%"
      fill="black"
      style={{ fill: "light-dark(black, white)" }}
      aria-hidden="true"
      data-type="spinning-bubbles"
    >
      {bubbles.map((bubble) => (
        <circle key={bubble} cx="16" cy="3" r="0" transform={`rotate(${bubble * 45} 16 16)`}>
          <animate attributeName="r" values="0;3;0;0" dur="1s" begin={`${bubble * 0.125}s`} repeatCount="indefinite" />
        </circle>
      ))}
    </svg>
  );
}

/** Translucent grey over the page while something must finish before the reader goes on. */
export function LoadingOverlay({ shown }: { shown: boolean }) {
  const { t } = useTranslation("common");
  if (!shown) return null;
  return (
    <div
      role="status"
      aria-label={t("loading")}
      style={{ position: "fixed", inset: 0, zIndex: 4000, display: "grid", placeItems: "center", background: "rgb(128 128 128 / 50%)" }}
    >
      <Bubbles />
    </div>
  );
}
