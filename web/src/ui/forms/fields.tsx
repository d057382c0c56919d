import type { UseFormReturnType } from "@mantine/form";
import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, type ReactNode, useState } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { CheckboxGroup } from "./choices.tsx";
import classes from "./control.module.css";
import { Checkbox, type Choice, Control, Input, Select, tie } from "./control.tsx";

// oxlint-disable-next-line typescript/no-explicit-any -- a field works with a form of any values
type AnyForm = Pick<UseFormReturnType<any>, "getInputProps" | "key">;

interface FieldProps {
  form: AnyForm;
  /** Path of the value in the form, e.g. "salary.min". */
  name: string;
  label: string;
  required?: boolean;
  /** Says what to enter, above the field; stays visible while typing. */
  support?: ReactNode;
}

/** Label and 要否 in words, as Japanese forms have it. */
export function FieldLabel({ label, required = false }: { label: string; required?: boolean }) {
  const { t } = useTranslation("common");
  return (
    <span className={classes["label"]}>
      <span>{label}</span>
      <span className={classes["mark"]} data-required={required}>
        {required ? t("form.required") : t("form.optional")}
      </span>
    </span>
  );
}

function common({ form, name, label, required = false, support }: FieldProps) {
  const { error, ...input } = form.getInputProps(name);
  return {
    input: { ...input, "aria-required": required },
    around: {
      id: `field-${name.replaceAll(".", "-")}`,
      label: <FieldLabel label={label} required={required} />,
      support,
      error: error ? `＊${error}` : undefined,
    },
  };
}

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: "text" | "numeric" | "tel" | "email" | "decimal" | "url";
  maxLength?: number;
  width?: number | string;
}

/** One line of text. */
export function TextField({ width, type = "text", autoComplete, inputMode, maxLength, ...field }: TextFieldProps) {
  const { input, around } = common(field);
  return <Input {...input} {...around} type={type} autoComplete={autoComplete} inputMode={inputMode} maxLength={maxLength} width={width} />;
}

/** A password with a button to show it; pasting is welcome. */
export function PasswordField({ autoComplete, ...field }: FieldProps & { autoComplete: "current-password" | "new-password" }) {
  const { t } = useTranslation("common");
  const [isShown, setShown] = useState(false);
  const { input, around } = common(field);
  return (
    <Control {...around}>
      <div className={classes["withButton"]}>
        <input {...input} {...tie(around)} type={isShown ? "text" : "password"} autoComplete={autoComplete} />
        <button
          type="button"
          className={classes["inside"]}
          aria-label={t(isShown ? "form.hidePassword" : "form.showPassword")}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? "form.hide" : "form.show")}
        </button>
      </div>
    </Control>
  );
}

/** Several lines with the number of characters left in sight; the box grows with the text. */
export function TextAreaField({ rows = 5, limit, ...field }: FieldProps & { rows?: number; limit: number }) {
  const { t } = useTranslation("common");
  const { input, around } = common(field);
  const text: unknown = input["value"];
  const length = typeof text === "string" ? text.length : 0;
  return (
    <Control {...around}>
      <textarea {...input} {...tie(around)} rows={rows} style={{ minHeight: `${rows * 1.7 + 0.75}rem` }} />
      <p className={`${classes[length > limit ? "error" : "support"]} ${classes["count"]}`}>
        {t("form.characters", { count: length, limit })}
      </p>
    </Control>
  );
}

/** A choice of one; `empty` is the text of no choice. */
export function SelectField({
  choices,
  empty,
  width,
  ...field
}: FieldProps & { choices: readonly Choice[]; empty?: string; width?: number }) {
  const { input, around } = common(field);
  const all = empty === undefined ? choices : [{ value: "", label: empty }, ...choices];
  return <Select {...input} {...around} choices={all} width={width} />;
}

/** A single yes. */
export function CheckboxField({ form, name, label }: { form: AnyForm; name: string; label: ReactNode }) {
  const { error, ...input } = form.getInputProps(name, { type: "checkbox" });
  return <Checkbox {...input} id={`field-${name.replaceAll(".", "-")}`} label={label} error={error ? `＊${error}` : undefined} />;
}

/** A choice of several. */
export function CheckboxGroupField({ choices, ...field }: FieldProps & { choices: readonly Choice[] }) {
  const { input, around } = common(field);
  const { value, onChange } = input;
  const chosen: readonly string[] = Array.isArray(value) ? value : [];
  return <CheckboxGroup {...around} path={field.name} choices={choices} value={chosen} onChange={onChange} />;
}
