import { type CSSProperties, useCallback } from "react";
import { ToastBar } from "react-hot-toast";
import { type Toast, toast, useToaster } from "react-hot-toast/headless";

const position = "bottom-center";
const layer: CSSProperties = { position: "fixed", zIndex: 5_000, inset: 16, pointerEvents: "none" };

interface PlaceProps {
  shown: Toast;
  /** Distance from the lowest place, in pixels. */
  offset: number;
  onHeight(id: string, height: number): void;
}

/** A toast at its place in the pile, which grows from the bottom. */
function Place({ shown, offset, onHeight }: PlaceProps) {
  const { id, visible } = shown;
  const measure = useCallback(
    (box: HTMLDivElement | null) => {
      if (box) onHeight(id, box.getBoundingClientRect().height);
    },
    [id, onHeight],
  );
  const place: CSSProperties = {
    position: "absolute",
    insetInline: 0,
    bottom: 0,
    display: "flex",
    justifyContent: "center",
    transform: `translateY(${-offset}px)`,
    transition: "all 230ms cubic-bezier(.21,1.02,.73,1)",
    zIndex: visible ? 9_999 : undefined,
  };
  return (
    <div ref={measure} style={place}>
      <ToastBar toast={shown} position={position} style={{ pointerEvents: visible ? "auto" : "none" }} />
    </div>
  );
}

/** The back office's toasts. The library's own limits are the contract's: 20 at once, gone 1 s after dismissal, 4000 ms (success 2000 ms). */
export function AdminToaster() {
  const {
    toasts,
    handlers: { calculateOffset, endPause, startPause, updateHeight },
  } = useToaster();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock, it is no control
    <div style={layer} onMouseEnter={startPause} onMouseLeave={endPause}>
      {toasts.map((shown) => (
        <Place
          key={shown.id}
          shown={shown}
          offset={calculateOffset(shown, { gutter: 8, defaultPosition: position })}
          onHeight={updateHeight}
        />
      ))}
    </div>
  );
}

export const adminToast = toast;
