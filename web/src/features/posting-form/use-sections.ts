import { useEffect, useState } from "react";
import { formSteps, stepOf } from "#features/company-work/form-steps.ts";

export interface Sections {
  /** The section that was opened last. */
  current: number;
  isOpen(step: number): boolean;
  toggle(step: number): void;
  /** Opens a section and stands at its top. */
  go(step: number): void;
  /** Folds a section and goes on to the next. */
  goOn(step: number): void;
  /** Opens the section of a field and stands at the field. */
  goToField(path: readonly string[]): void;
}

/** The id of the head of a section. */
export const headId = (step: number) => `posting-${formSteps[step]?.name ?? ""}`;

interface Target {
  step: number;
  field: string | null;
}

/** Which sections of the form are open; a place that was asked for is reached at its top, with the focus. */
export function useSections(): Sections {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set([0]));
  const [current, setCurrent] = useState(0);
  const [target, setTarget] = useState<Target | null>(null);
  useEffect(
    function standThere() {
      if (!target) return;
      const field = target.field ? document.getElementById(target.field) : null;
      const head = document.getElementById(headId(target.step));
      (field?.closest("[data-field]") ?? head)?.scrollIntoView({ block: "start" });
      (field ?? head)?.focus({ preventScroll: true });
    },
    [target],
  );
  const show = (step: number, field: string | null, folded?: number) => {
    setOpen((before) => new Set([...[...before].filter((one) => one !== folded), step]));
    setCurrent(step);
    setTarget({ step, field });
  };
  return {
    current,
    isOpen: (step) => open.has(step),
    toggle: (step) => {
      setCurrent(step);
      setOpen((before) => new Set(before.has(step) ? [...before].filter((one) => one !== step) : [...before, step]));
    },
    go: (step) => show(step, null),
    goOn: (step) => show(step + 1, null, step),
    goToField: (path) => show(stepOf(path), path.length > 0 ? `field-${path.join("-")}` : null),
  };
}
