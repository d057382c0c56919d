import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FieldGroup } from "#ui/forms/choices.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import type { FormOf } from "#ui/forms/form.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import type { ProfileValues } from "./profile-values.ts";

/** 免許・資格 as they stand in a 履歴書, one line each. */
export function QualificationsField({ form }: { form: FormOf<ProfileValues> }) {
  const { t } = useTranslation("profile");
  const label = t("qualificationRecords");
  return (
    <FieldGroup label={label}>
      <Stack gap="md">
        {form.values.qualificationRecords.map((_, index) => (
          <Group key={form.key(`qualificationRecords.${index}`)} align="flex-end" gap="md">
            <TextField form={form} name={`qualificationRecords.${index}.name`} label={t("qualificationName")} required width={320} />
            <TextField form={form} name={`qualificationRecords.${index}.obtainedOn`} label={t("obtainedOn")} type="month" required />
            <Button variant="subtle" color="red" onClick={() => form.removeListItem("qualificationRecords", index)}>
              {t("remove")}
            </Button>
          </Group>
        ))}
        <Group>
          <Button variant="outline" onClick={() => form.insertListItem("qualificationRecords", { name: "", obtainedOn: "" })}>
            {t("add", { label })}
          </Button>
        </Group>
      </Stack>
    </FieldGroup>
  );
}
