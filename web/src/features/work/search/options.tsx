import type { ReactNode } from "react";
import type { Choice } from "#ui/forms/control.tsx";
import classes from "./options.module.css";

interface OptionsProps {
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Works by value; a choice without works is shown and cannot be chosen. */
  counts?: ReadonlyMap<string, number> | undefined;
  /** Of which one may be chosen, or several. */
  kind?: "checkbox" | "radio";
  /** Shown before the words. */
  mark?(value: string): ReactNode;
}

/** Choices as chips, each with its number of works. */
export function Options({ name, choices, chosen, counts, kind = "checkbox", mark }: OptionsProps) {
  return (
    <div className={classes["chips"]}>
      {choices.map(({ value, label }) => {
        const count = value === "" ? undefined : counts && (counts.get(value) ?? 0);
        const isChosen = value === "" ? chosen.length === 0 : chosen.includes(value);
        return (
          <label key={value} className={classes["chip"]}>
            <input type={kind} name={name} value={value} defaultChecked={isChosen} disabled={count === 0 && !isChosen} />
            {mark?.(value)}
            <span>{label}</span>
            {count !== undefined && <small>{count}</small>}
          </label>
        );
      })}
    </div>
  );
}

interface FoldedOptionsProps {
  title: string;
  /** Open from the start, because something in it is chosen. */
  isOpen: boolean;
  children: ReactNode;
}

/** A group of choices that is folded away until it is wanted. */
export function FoldedOptions({ title, isOpen, children }: FoldedOptionsProps) {
  return (
    <details className={classes["fold"]} open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
