import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { FieldLabel } from "./fields.tsx";
import { RadioGroup } from "./radio-group.tsx";

interface YesNoFieldProps {
  // oxlint-disable-next-line typescript/no-explicit-any -- a field works with a form of any values
  form: Pick<UseFormReturnType<any>, "getInputProps" | "key">;
  name: string;
  label: string;
  required?: boolean;
  support?: string;
  yes?: string;
  no?: string;
}

/** A question with two answers and none chosen at first: the value is "yes", "no" or "". */
export function YesNoField({ form, name, label, required = false, support, yes, no }: YesNoFieldProps) {
  const { t } = useTranslation("common");
  const { error, ...input } = form.getInputProps(name);
  return (
    <RadioGroup
      id={`field-${name.replaceAll(".", "-")}`}
      path={name}
      label={<FieldLabel label={label} required={required} />}
      support={support}
      error={error ? `＊${error}` : undefined}
      value={input.value}
      onChange={input.onChange}
      onBlur={input.onBlur}
      isRow
      choices={[
        { value: "yes", label: yes ?? t("yes") },
        { value: "no", label: no ?? t("no") },
      ]}
    />
  );
}
