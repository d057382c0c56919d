import { useState } from "react";
import type { LegalPage, SettingTime } from "#graphql/operations.ts";
import { legalPageValues } from "#graphql/values/legal-page.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Select } from "#ui/forms/control.tsx";
import { TextAreaField, TextField } from "#ui/forms/fields.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { RowFormCard, useRowForm } from "./row-form.tsx";
import { RowHistory } from "./row-history.tsx";
import { addLegalText } from "./settings.mutations.ts";

interface LegalRow {
  id: string;
  page: LegalPage;
  validFrom: string;
  when: SettingTime;
  ja: string;
  en: string;
  easy: string;
  changes: string | null;
  by: string | null;
  createdAt: string | null;
}

/** Texts of the legal pages with their history, and the form for the next, filled in with the latest one. */
export function LegalPart({ rows }: { rows: readonly LegalRow[] }) {
  const { t } = useTranslation("operatorSettings");
  const [page, setPage] = useState<LegalPage>("TERMS");
  const own = rows.filter((row) => row.page === page);
  const [latest] = own;
  return (
    <Stack gap="md">
      <Select
        label={t("legal.page")}
        value={page}
        width={320}
        choices={legalPageValues.map((value) => ({ value, label: t(`legal.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setPage(legalPageValues.find((one) => one === value) ?? "TERMS")}
      />
      <Card component="section" padding="md">
        <Stack gap="sm">
          <Title order={2} size={3}>
            {t("legal.history")}
          </Title>
          <RowHistory
            kind="LEGAL_TEXT"
            label={t(`legal.${page}`)}
            rows={own.map(({ changes, ...row }) => ({ ...row, text: "", ...(changes && { note: changes }) }))}
          />
        </Stack>
      </Card>
      {latest && <LegalForm key={latest.id} latest={latest} />}
    </Stack>
  );
}

/** What changes, in each language. */
const changeFields = ["changesJa", "changesEn", "changesEasy"] as const;

function LegalForm({ latest }: { latest: LegalRow }) {
  const { t } = useTranslation("operatorSettings");
  const { page, ja, en, easy } = latest;
  const of = useRowForm({
    initialValues: { validFrom: "", ja, en, easy, changesJa: "", changesEn: "", changesEasy: "" },
    required: ["validFrom", "ja", "en", "easy", ...changeFields],
    send: async (values) => {
      const { errors } = await send(addLegalText, { page, ...values });
      return errors;
    },
  });
  return (
    <RowFormCard of={of} title={t("legal.add")} lead={t("legal.how")}>
      <TextField form={of.form} name="validFrom" type="date" label={t("validFrom")} support={t("validFromWhy")} width={240} required />
      <TextAreaField form={of.form} name="ja" label={t("legal.ja")} rows={14} limit={24_000} required />
      <TextAreaField form={of.form} name="en" label={t("legal.en")} rows={10} limit={24_000} required />
      <TextAreaField form={of.form} name="easy" label={t("legal.easy")} rows={10} limit={24_000} required />
      <Text size="sm">{t("legal.changesWhy")}</Text>
      {changeFields.map((name) => (
        <TextAreaField key={name} form={of.form} name={name} label={t(`legal.${name}`)} rows={2} limit={400} required />
      ))}
    </RowFormCard>
  );
}
