import { type FocusEvent, type RefObject, useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { rowLink } from "./use-table-keys.ts";

/** The row that had the focus last, by the entry of the browser's history its list stands at. */
const lastRows = new Map<string, string>();

/** Puts readers who come back to a list by the browser's way at the row they left. Returns the handler that notes where the focus is. */
export function useOpenedRow(table: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  useEffect(() => {
    const id = lastRows.get(key);
    if (!isBack || id === undefined || document.activeElement !== document.body) return;
    // The scroll position is the browser's to restore.
    table.current?.querySelector<HTMLElement>(`[${rowLink}="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  }, [table, key, isBack]);
  return ({ target }) => {
    const id = target.getAttribute(rowLink);
    if (id !== null) lastRows.set(key, id);
  };
}
