import { type SelectHTMLAttributes, useId } from "react";
import { type Choice, Control, tie } from "./control.tsx";

interface GroupedSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** The text of no choice. */
  empty: string;
  groups: readonly { label: string; choices: readonly Choice[] }[];
  width?: number;
}

/** A choice of one among several kinds; a kind without any is left out. */
export function GroupedSelect({ label, empty, groups, width, ...select }: GroupedSelectProps) {
  const id = useId();
  return (
    <Control id={id} label={label} width={width}>
      <select {...select} {...tie({ id })}>
        <option value="">{empty}</option>
        {groups
          .filter(({ choices }) => choices.length > 0)
          .map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
    </Control>
  );
}
