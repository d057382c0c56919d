import type { OperatingTermCode, SettingTime } from "#graphql/operations.ts";
import { operatingTermCodeValues } from "#graphql/values/operating-term-code.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { SelectField, TextField } from "#ui/forms/fields.tsx";
import { Card, SimpleGrid, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { RowFormCard, useRowForm } from "./row-form.tsx";
import { RowHistory } from "./row-history.tsx";
import { addOperatingTerm } from "./settings.mutations.ts";

interface TermRow {
  id: string;
  code: OperatingTermCode;
  validFrom: string;
  amount: number;
  basis: string;
  when: SettingTime;
  by: string | null;
  createdAt: string | null;
}

/** Terms of the operator's work with what they rest on, and the form for the next. */
export function TermsPart({ rows }: { rows: readonly TermRow[] }) {
  const { t } = useTranslation("operatorSettings");
  return (
    <Stack gap="md">
      {operatingTermCodeValues.map((code) => {
        const own = rows.filter((row) => row.code === code);
        return (
          <Card key={code} component="section" padding="md">
            <Stack gap="sm">
              <Title order={2} size={3}>
                {t(`terms.${code}`)}
              </Title>
              <Text size="sm">{own.find(({ when }) => when === "NOW")?.basis}</Text>
              <RowHistory
                kind="TERM"
                label={t(`terms.${code}`)}
                rows={own.map((row) => ({ ...row, text: t(`terms.unit.${code}`, { count: row.amount }) }))}
              />
            </Stack>
          </Card>
        );
      })}
      <TermForm />
    </Stack>
  );
}

function TermForm() {
  const { t } = useTranslation("operatorSettings");
  const initialValues = { code: "COMPLAINT_ANSWER", validFrom: "", length: "", basis: "" };
  const of = useRowForm({
    initialValues,
    required: ["validFrom", "basis"],
    validate: { length: (value) => (/^[1-9]\d{0,3}$/.test(value) ? null : t("required")) },
    send: async ({ code, validFrom, length, basis }) => {
      const input = {
        code: operatingTermCodeValues.find((one) => one === code) ?? "COMPLAINT_ANSWER",
        validFrom,
        length: Number(length),
        basis,
      };
      const { errors: problems } = await send(addOperatingTerm, input);
      if (problems?.length === 0) of.form.setValues(initialValues);
      return problems;
    },
  });
  return (
    <RowFormCard of={of} title={t("terms.add")}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <SelectField
          form={of.form}
          name="code"
          label={t("terms.which")}
          required
          choices={operatingTermCodeValues.map((value) => ({ value, label: t(`terms.${value}`) }))}
        />
        <TextField form={of.form} name="validFrom" type="date" label={t("validFrom")} support={t("validFromWhy")} required />
        <TextField form={of.form} name="length" label={t("terms.length")} support={t("terms.lengthWhy")} inputMode="numeric" required />
      </SimpleGrid>
      <TextField form={of.form} name="basis" label={t("terms.basis")} support={t("terms.basisWhy")} maxLength={400} required />
    </RowFormCard>
  );
}
