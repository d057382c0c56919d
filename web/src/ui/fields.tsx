import { Checkbox, Group, NativeSelect, PasswordInput, Text, Textarea, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- a field works with a form of any values
type AnyForm = Pick<UseFormReturnType<any>, "getInputProps" | "key">;

interface FieldProps {
  form: AnyForm;
  /** Path of the value in the form, e.g. "salary.min". */
  name: string;
  label: string;
  required?: boolean;
  /** What to enter, above the field; stays visible while typing. */
  support?: ReactNode;
}

/** Label and 要否 in words, as Japanese forms have it. */
export function FieldLabel({ label, required = false }: { label: string; required?: boolean }) {
  const { t } = useTranslation("common");
  return (
    <Group component="span" gap="xs" display="inline-flex">
      <span>{label}</span>
      <Text component="span" size="sm" fw={400} c={required ? "var(--mantine-color-error)" : "dimmed"}>
        {required ? t("form.required") : t("form.optional")}
      </Text>
    </Group>
  );
}

function common(props: FieldProps) {
  const { form, name, label, required = false, support } = props;
  const { error, ...input } = form.getInputProps(name);
  return {
    key: form.key(name),
    ...input,
    id: `field-${name.replaceAll(".", "-")}`,
    label: <FieldLabel label={label} required={required} />,
    description: support,
    error: error ? `＊${error}` : undefined,
    "aria-required": required,
    size: "md",
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
  const { key, ...input } = common(field);
  return <TextInput key={key} {...input} type={type} autoComplete={autoComplete} inputMode={inputMode} maxLength={maxLength} maw={width} />;
}

/** A password with a button to show it; pasting is welcome. */
export function PasswordField({ autoComplete, ...field }: FieldProps & { autoComplete: "current-password" | "new-password" }) {
  const { t } = useTranslation("common");
  const { key, ...input } = common(field);
  return (
    <PasswordInput
      key={key}
      {...input}
      autoComplete={autoComplete}
      visibilityToggleButtonProps={{ "aria-label": t("form.showPassword"), tabIndex: 0, "aria-hidden": false }}
    />
  );
}

/** Several lines with the number of characters left in sight. */
export function TextAreaField({ rows = 5, limit, ...field }: FieldProps & { rows?: number; limit: number }) {
  const { t } = useTranslation("common");
  const { key, ...input } = common(field);
  const text: unknown = input["value"];
  const length = typeof text === "string" ? text.length : 0;
  return (
    <div>
      <Textarea key={key} {...input} autosize minRows={rows} maxRows={24} />
      <Text size="sm" ta="right" c={length > limit ? "var(--mantine-color-error)" : "dimmed"}>
        {t("form.characters", { count: length, limit })}
      </Text>
    </div>
  );
}

export interface Choice {
  value: string;
  label: string;
}

/** A choice of one; `empty` is the text of no choice. */
export function SelectField({
  choices,
  empty,
  width,
  ...field
}: FieldProps & { choices: readonly Choice[]; empty?: string; width?: number }) {
  const { key, ...input } = common(field);
  const data = empty === undefined ? [...choices] : [{ value: "", label: empty }, ...choices];
  return <NativeSelect key={key} {...input} data={data} maw={width} />;
}

/** A single yes. */
export function CheckboxField({ form, name, label }: { form: AnyForm; name: string; label: ReactNode }) {
  const { error, ...input } = form.getInputProps(name, { type: "checkbox" });
  return (
    <Checkbox
      key={form.key(name)}
      {...input}
      id={`field-${name.replaceAll(".", "-")}`}
      label={label}
      error={error ? `＊${error}` : undefined}
      size="md"
    />
  );
}

/** A choice of several. */
export function CheckboxGroupField({ choices, ...field }: FieldProps & { choices: readonly Choice[] }) {
  const { key, ...input } = common(field);
  return (
    <Checkbox.Group key={key} {...input}>
      <Group gap="md" pt={6}>
        {choices.map((choice) => (
          <Checkbox key={choice.value} value={choice.value} label={choice.label} size="md" />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
