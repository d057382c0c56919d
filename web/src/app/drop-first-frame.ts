// Its look belongs to the page's first styles, its shapes to the server alone.
import "./first-frame.css";

export const firstFrameId = "first-frame";

/** Takes away what the server has put in the place of the screen. */
export function dropFirstFrame(): void {
  document.getElementById(firstFrameId)?.remove();
}
