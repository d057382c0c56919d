import { useState } from "react";
import type { WorkForm } from "#features/company-work/work-values.ts";

export interface Complaints {
  /** True once somebody wanted to send the posting: then everything is said. */
  isAsked: boolean;
  ask(): void;
  leave(path: string): void;
  /** Whether what is wrong with a field may be said already. */
  shows(path: string): boolean;
}

/** Says nothing of a field before it was changed or left: an empty form has done nothing wrong. */
export function useComplaints(form: WorkForm): Complaints {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  return {
    isAsked,
    ask: () => setAsked(true),
    leave: (path) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
    shows: (path) => isAsked || left.has(path) || form.isDirty(path),
  };
}
