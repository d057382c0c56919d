import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { LegalPage, SettingTime } from "#graphql/operations.ts";
import { client } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/control.tsx";
import { TextAreaField, TextField } from "#ui/fields.tsx";
import { Form, useDomainForm } from "#ui/form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text.tsx";
import { RowHistory } from "./row-history.tsx";
import { addLegalText } from "./settings-commands.ts";

const pages: readonly LegalPage[] = ["TERMS", "PRIVACY", "LAW", "COMPANY_INFO"];

interface LegalRow {
  id: string;
  page: LegalPage;
  validFrom: string;
  when: SettingTime;
  ja: string;
  en: string;
  easy: string;
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
        choices={pages.map((value) => ({ value, label: t(`legal.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setPage(pages.find((one) => one === value) ?? "TERMS")}
      />
      <Card component="section" padding="md">
        <Stack gap="sm">
          <Title order={2} size={3}>
            {t("legal.history")}
          </Title>
          <RowHistory kind="LEGAL_TEXT" label={t(`legal.${page}`)} rows={own.map((row) => ({ ...row, text: "" }))} />
        </Stack>
      </Card>
      {latest && <LegalForm key={latest.id} latest={latest} />}
    </Stack>
  );
}

function LegalForm({ latest }: { latest: LegalRow }) {
  const { t } = useTranslation("operatorSettings");
  const { revalidate } = useRevalidator();
  const { page, ja, en, easy } = latest;
  const of = useDomainForm({
    initialValues: { validFrom: "", ja, en, easy },
    validate: { validFrom: (value) => (value === "" ? t("required") : null) },
    onSubmit: async (values) => {
      const { data } = await client.mutate({ mutation: addLegalText, variables: { input: { page, ...values } } });
      const errors = data?.addLegalText.errors ?? [];
      if (errors.length === 0) {
        adminToast.success(t("added"));
        await revalidate();
      }
      return errors;
    },
  });
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("legal.add")}
        </Title>
        <Text size="sm">{t("legal.how")}</Text>
        <Form of={of}>
          <TextField form={of.form} name="validFrom" type="date" label={t("validFrom")} support={t("validFromWhy")} width={240} required />
          <TextAreaField form={of.form} name="ja" label={t("legal.ja")} rows={14} limit={24_000} required />
          <TextAreaField form={of.form} name="en" label={t("legal.en")} rows={10} limit={24_000} required />
          <TextAreaField form={of.form} name="easy" label={t("legal.easy")} rows={10} limit={24_000} required />
          <Group>
            <Button type="submit" loading={of.isSubmitting}>
              {t("add")}
            </Button>
          </Group>
        </Form>
      </Stack>
    </Card>
  );
}
