import type { ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Checkbox, type Choice } from "#ui/forms/control.tsx";
import { Stack } from "#ui/layout.tsx";
import classes from "./options.module.css";

interface OptionsProps {
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Works by value; a choice without works is shown and cannot be chosen. */
  counts?: ReadonlyMap<string, number> | undefined;
}

/** A list of which several may be chosen, each with its number of works. */
export function Options({ name, choices, chosen, counts }: OptionsProps) {
  const { t } = useTranslation("search");
  return (
    <Stack gap="xs">
      {choices.map(({ value, label }) => {
        const count = counts && (counts.get(value) ?? 0);
        const isChosen = chosen.includes(value);
        return (
          <Checkbox
            key={value}
            name={name}
            value={value}
            defaultChecked={isChosen}
            disabled={count === 0 && !isChosen}
            label={count === undefined ? label : t("withCount", { label, number: count })}
          />
        );
      })}
    </Stack>
  );
}

interface SectionProps {
  title: string;
  /** Open from the start, because something in it is chosen. */
  isOpen: boolean;
  children: ReactNode;
}

/** Conditions that are folded away until they are wanted. */
export function Section({ title, isOpen, children }: SectionProps) {
  return (
    <details className={classes["section"]} open={isOpen}>
      <summary>{title}</summary>
      <Stack gap="sm">{children}</Stack>
    </details>
  );
}
