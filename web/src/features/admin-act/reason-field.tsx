import { useId } from "react";
import { Control, tie } from "#ui/forms/control.tsx";
import { FieldLabel } from "#ui/forms/fields.tsx";

interface ReasonFieldProps {
  label: string;
  /** Says who reads the reason. */
  support?: string;
  isOptional?: boolean;
  maxLength: number;
  value: string;
  onChange(value: string): void;
}

/** The field for the reason something is done to somebody; left out only where the ground is chosen beside it. */
export function ReasonField({ label, support, isOptional = false, maxLength, value, onChange }: ReasonFieldProps) {
  const id = useId();
  const around = { id, label: <FieldLabel label={label} required={!isOptional} />, support };
  return (
    <Control {...around}>
      <textarea
        {...tie(around)}
        rows={4}
        maxLength={maxLength}
        value={value}
        aria-required={!isOptional}
        style={{ minHeight: "7rem" }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Control>
  );
}
