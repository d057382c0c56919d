import { type RefObject, useEffect } from "react";

/** The acts behind the keys of a table; letters only work outside fields. */
export interface TableKeys {
  /** Marks or unmarks the row the focus is in. */
  toggle(rowId: string): void;
  clear(): void;
  next(): void;
  previous(): void;
  help(): void;
}

/** The link that opens a row carries this attribute with the row's id. */
export const rowLink = "data-row-link";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input:not([type=checkbox]), textarea, select, [contenteditable=true]") !== null;
}

function linksOf(table: HTMLElement): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(`[${rowLink}]`)];
}

function currentLink(table: HTMLElement): HTMLElement | undefined {
  const row = document.activeElement?.closest("tr");
  return linksOf(table).find((link) => row?.contains(link));
}

function move(table: HTMLElement, step: 1 | -1): void {
  const links = linksOf(table);
  const current = currentLink(table);
  const at = current ? links.indexOf(current) + step : 0;
  const link = links[Math.min(Math.max(at, 0), links.length - 1)];
  link?.focus();
  link?.closest("tr")?.scrollIntoView({ block: "nearest" });
}

function press(key: string, table: HTMLElement, keys: TableKeys): boolean {
  const id = currentLink(table)?.getAttribute(rowLink);
  const acts: Readonly<Record<string, () => void>> = {
    j: () => move(table, 1),
    k: () => move(table, -1),
    x: () => id && keys.toggle(id),
    n: keys.next,
    p: keys.previous,
    "/": () => table.querySelector<HTMLElement>("form[role=search] input")?.focus(),
    "?": keys.help,
    Escape: keys.clear,
    // Arrows scroll the page unless the focus is in a row.
    ...(id && { ArrowDown: () => move(table, 1), ArrowUp: () => move(table, -1) }),
  };
  const act = acts[key];
  act?.();
  return act !== undefined && key !== "Escape";
}

/**
 * Moves the focus among the rows' links, so that Enter opens the row as it opens any link. Off while a dialog or a menu is open, while
 * somebody types, and when the admin has switched the letters off (WCAG 2.1.4).
 */
export function useTableKeys(table: RefObject<HTMLElement | null>, keys: TableKeys, isOn: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const box = table.current;
      if (!box || !isOn || event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector("[role=dialog], [role=menu]")) return;
      if (press(event.key, box, keys)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [table, keys, isOn]);
}
