import { schoolEndingValues } from "#graphql/values/school-ending.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FieldGroup } from "#ui/forms/choices.tsx";
import { SelectField, TextField } from "#ui/forms/fields.tsx";
import type { FormOf } from "#ui/forms/form.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import type { ProfileValues } from "./profile-values.ts";

interface HistoryFieldProps {
  form: FormOf<ProfileValues>;
  name: "education" | "workHistory";
  label: string;
}

/** Schools or employers, one card each. */
export function HistoryField({ form, name, label }: HistoryFieldProps) {
  const { t } = useTranslation("profile");
  const endings = schoolEndingValues.map((value) => ({ value, label: t(`endings.${value}`) }));
  return (
    <FieldGroup label={label}>
      <Stack gap="md">
        {form.values[name].map((_, index) => (
          <Card key={form.key(`${name}.${index}`)} padding="md">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextField form={form} name={`${name}.${index}.name`} label={t(`${name}Name`)} required />
              <TextField form={form} name={`${name}.${index}.detail`} label={t(`${name}Detail`)} />
              <TextField form={form} name={`${name}.${index}.from`} label={t("from")} required type="month" />
              <TextField form={form} name={`${name}.${index}.to`} label={t("to")} type="month" support={t("toSupport")} />
              {name === "education" && (
                <SelectField
                  form={form}
                  name={`${name}.${index}.ending`}
                  label={t("ending")}
                  choices={endings}
                  support={t("endingSupport")}
                />
              )}
            </SimpleGrid>
            <Group justify="flex-end" style={{ marginTop: "0.75rem" }}>
              <Button variant="subtle" color="red" onClick={() => form.removeListItem(name, index)}>
                {t("remove")}
              </Button>
            </Group>
          </Card>
        ))}
        <Group>
          <Button
            variant="outline"
            onClick={() => form.insertListItem(name, { __typename: "HistoryItem", name: "", detail: "", from: "", to: "", ending: null })}
          >
            {t("add", { label })}
          </Button>
        </Group>
      </Stack>
    </FieldGroup>
  );
}
