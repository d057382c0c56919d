import type { SuspensionGround } from "#graphql/operations.ts";
import { suspensionGroundValues } from "#graphql/values/suspension-ground.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Select } from "#ui/forms/control.tsx";
import { FieldLabel } from "#ui/forms/fields.tsx";

interface SuspensionGroundFieldProps {
  value: SuspensionGround | null;
  onChange(value: SuspensionGround | null): void;
}

/** On what ground of the terms an account is stopped; none is chosen beforehand, because its holder reads it. */
export function SuspensionGroundField({ value, onChange }: SuspensionGroundFieldProps) {
  const { t } = useTranslation("adminShell");
  const grounds = suspensionGroundValues.map((ground) => ({ value: ground, label: t(`suspension.grounds.${ground}`) }));
  return (
    <Select
      label={<FieldLabel label={t("suspension.ground")} required />}
      support={t("suspension.support")}
      choices={[{ value: "", label: t("suspension.choose") }, ...grounds]}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(suspensionGroundValues.find((one) => one === currentTarget.value) ?? null)}
    />
  );
}
