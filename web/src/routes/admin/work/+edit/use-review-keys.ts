import { useEffect } from "react";

function isBusyElsewhere(target: EventTarget | null): boolean {
  const types = target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable=true]") !== null;
  return types || document.querySelector("[role=dialog], [role=menu]") !== null;
}

/** Single letters of the review, off while a dialog is open, while somebody types, and when letters are switched off (WCAG 2.1.4). */
export function useReviewKeys(keys: Readonly<Record<string, () => void>>, isOn: boolean): void {
  useEffect(function listenForKeys() {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isOn || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = keys[event.key];
      if (!act || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}
