import { type KeyboardEventHandler, useId } from "react";
import controls from "#ui/forms/control.module.css";
import { Control } from "#ui/forms/control.tsx";

interface LongTextProps {
  label: string;
  support?: string;
  value: string;
  maxLength: number;
  rows?: number;
  onChange(value: string): void;
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function LongText({ label, support, value, maxLength, rows = 5, onChange, onKeyDown }: LongTextProps) {
  const id = useId();
  return (
    <Control id={id} label={label} support={support}>
      <textarea
        id={id}
        className={controls["input"]}
        aria-describedby={support ? `${id}-support` : undefined}
        rows={rows}
        style={{ minHeight: `${rows * 1.7 + 0.75}rem` }}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </Control>
  );
}
