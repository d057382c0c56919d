import { adminRoleValues } from "#graphql/values/admin-role.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { SelectField } from "#ui/forms/fields.tsx";
import type { FormOf } from "#ui/forms/form.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";

interface Values extends Record<string, unknown> {
  role: (typeof adminRoleValues)[number];
}

/** The choice of a role, with the rights it gives beside it. */
export function RoleField<V extends Values>({ form }: { form: FormOf<V> }) {
  const { t } = useTranslation(["adminUsers", "vocabulary"]);
  const choices = adminRoleValues.map((role) => ({ value: role, label: t(`vocabulary:adminRole.${role}`) }));
  return (
    <Stack gap="xs">
      <SelectField form={form} name="role" label={t("role")} choices={choices} required width={360} />
      <ul>
        {adminRoleValues.map((role) => (
          <li key={role}>
            <Text component="span" size="sm">
              {t("may", { role: t(`vocabulary:adminRole.${role}`), acts: t(`mayDo.${role}`) })}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
