import { useSyncExternalStore } from "react";

/** A view somebody saved: the search of the address and the columns. */
export interface SavedView {
  name: string;
  search: string;
  columns: readonly string[] | null;
}

/** One admin's choices for one table, kept in this browser. */
export interface TableChoices {
  /** Ids of the columns that show; null while the table's own choice holds. */
  columns: readonly string[] | null;
  views: readonly SavedView[];
}

const nothing: TableChoices = { columns: null, views: [] };
const listeners = new Set<() => void>();
const read = new Map<string, TableChoices>();

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string");

function isView(value: unknown): value is SavedView {
  if (typeof value !== "object" || value === null) return false;
  const [name, search, columns] = ["name", "search", "columns"].map((key): unknown => Reflect.get(value, key));
  return typeof name === "string" && typeof search === "string" && (columns === null || isTexts(columns));
}

/** Reads stored choices, which may come from an older release or be of somebody's own making: whatever does not fit is dropped. */
function parse(text: string | null): TableChoices {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return nothing;
    const [columns, views]: unknown[] = [Reflect.get(value, "columns"), Reflect.get(value, "views")];
    return { columns: isTexts(columns) ? columns : null, views: Array.isArray(views) ? views.filter(isView) : [] };
  } catch {
    return nothing;
  }
}

function load(key: string): TableChoices {
  const known = read.get(key);
  if (known) return known;
  const choices = parse(localStorage.getItem(key));
  read.set(key, choices);
  return choices;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The columns and views an admin has chosen for a table; another admin of the same browser has others. */
export function useTableChoices(adminId: string, table: string) {
  const key = `kotoba.admin-table.${adminId}.${table}`;
  const choices = useSyncExternalStore(subscribe, () => load(key));
  const change = (next: Partial<TableChoices>) => {
    const whole = { ...load(key), ...next };
    read.set(key, whole);
    localStorage.setItem(key, JSON.stringify(whole));
    for (const listener of listeners) listener();
  };
  return { choices, change };
}
