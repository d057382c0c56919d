import { Group, Radio } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { FieldLabel } from "./fields.tsx";

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
    <Radio.Group
      key={form.key(name)}
      {...input}
      label={<FieldLabel label={label} required={required} />}
      description={support}
      error={error ? `＊${error}` : undefined}
      size="md"
    >
      <Group gap="lg" pt={6}>
        <Radio value="yes" label={yes ?? t("yes")} size="md" />
        <Radio value="no" label={no ?? t("no")} size="md" />
      </Group>
    </Radio.Group>
  );
}
