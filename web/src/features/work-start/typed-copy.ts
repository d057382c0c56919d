import isRecord from "is-plain-obj";
import type { WorkValues } from "#features/company-work/work-values.ts";

/** Text of a posting that the server does not have yet, as this browser keeps it. */
export interface TypedCopy {
  values: WorkValues;
  operationId: string;
}

const nameOf = (key: string) => `posting:${key}`;

/** Keeps what was typed until it is saved, so that it outlives a reload, a crash and a sign-out. */
export function keepCopy(key: string, copy: TypedCopy): void {
  try {
    localStorage.setItem(nameOf(key), JSON.stringify(copy));
  } catch {
    // A browser that keeps nothing: the text is still on the screen.
  }
}

export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(nameOf(key));
  } catch {
    // Nothing is kept there.
  }
}

export function readCopy(key: string): TypedCopy | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? "null");
    if (!isRecord(kept) || !isRecord(kept["values"]) || typeof kept["operationId"] !== "string") return null;
    return { values: kept["values"], operationId: kept["operationId"] };
  } catch {
    return null;
  }
}
