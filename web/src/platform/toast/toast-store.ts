import type { SiteToast } from "./site-toast.ts";
import type * as toastLayer from "./toast-layer.tsx";

/** The library with the layer that shows its toasts: no page needs it before somebody has done something. */
type Toasts = typeof toastLayer;

let loaded: Toasts | undefined;
const listeners = new Set<() => void>();

export const loadedToasts = (): Toasts | undefined => loaded;

/** Calls back when the layer has come; returns how to stop. */
export function onToastsLoaded(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export async function loadToasts(): Promise<Toasts> {
  if (!loaded) {
    loaded = await import("./toast-layer.tsx");
    for (const tell of listeners) tell();
  }
  return loaded;
}

/** The last toast that was asked for before the layer was there. */
let waiting: SiteToast | undefined;

export function hideToast(): void {
  waiting = undefined;
  loaded?.hide();
}

export function showToast(asked: SiteToast): void {
  if (loaded) {
    loaded.show(asked);
    return;
  }
  waiting = asked;
  const tell = ({ show }: Toasts) => {
    if (waiting) show(waiting);
    waiting = undefined;
  };
  // Without a way to the server the layer cannot come either.
  loadToasts().then(tell, () => undefined);
}

/** Tells what stood in the way of a command, or that it is done. @returns whether it is done */
export function showOutcome(problems: readonly { message: string }[], done: string): boolean {
  const [problem] = problems;
  showToast(problem ? { type: "danger", title: problem.message } : { type: "success", title: done });
  return !problem;
}
