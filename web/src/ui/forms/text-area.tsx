import { type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import { Control, tie } from "./control.tsx";

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { label?: ReactNode; support?: ReactNode; error?: ReactNode };

/** Several lines of text; the box grows with it. */
export function TextArea({ label, support, error, rows = 4, id: given, ...area }: TextAreaProps) {
  const own = useId();
  const id = given ?? own;
  return (
    <Control id={id} label={label} support={support} error={error}>
      <textarea {...area} {...tie({ id, support, error })} rows={rows} style={{ minHeight: `${rows * 1.7 + 0.75}rem` }} />
    </Control>
  );
}
