import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { SettingTime } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { client } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/control.tsx";
import { TextField } from "#ui/fields.tsx";
import { Form, useDomainForm } from "#ui/form.tsx";
import { Card, SimpleGrid, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text.tsx";
import { RowHistory } from "./row-history.tsx";
import { addMinimumWages } from "./settings-commands.ts";

interface WageRow {
  id: string;
  prefecture: string;
  validFrom: string;
  amount: number;
  source: string | null;
  when: SettingTime;
  by: string | null;
  createdAt: string | null;
}

/** 地域別最低賃金 by prefecture with their history, and the form for the next ones. */
export function WagesPart({ rows }: { rows: readonly WageRow[] }) {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  const byPrefecture = Map.groupBy(rows, ({ prefecture }) => prefecture);
  return (
    <Stack gap="md">
      <WageForm byPrefecture={byPrefecture} />
      <Card component="section" padding="md">
        <Stack gap="sm">
          <Title order={2} size={3}>
            {t("wages.current")}
          </Title>
          {[...byPrefecture].map(([prefecture, own]) => (
            <Prefecture key={prefecture} prefecture={prefecture} rows={own} />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}

function Prefecture({ prefecture, rows }: { prefecture: string; rows: readonly WageRow[] }) {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  const name = t(`vocabulary:prefecture.${prefecture}`);
  const yen = (amount: number) => t("wages.yen", { amount: amount.toLocaleString("en-US") });
  const now = rows.find(({ when }) => when === "NOW");
  const next = rows.findLast(({ when }) => when === "FUTURE");
  const parts = [
    name,
    now && t("wages.now", { yen: yen(now.amount), day: formatDate(now.validFrom) }),
    next && t("wages.next", { yen: yen(next.amount), day: formatDate(next.validFrom) }),
  ];
  return (
    <details>
      <summary>{parts.filter(Boolean).join("　")}</summary>
      <RowHistory
        kind="WAGE"
        label={name}
        rows={rows.map((row) => ({ ...row, text: [yen(row.amount), row.source].filter(Boolean).join(" ／ ") }))}
      />
    </details>
  );
}

function WageForm({ byPrefecture }: { byPrefecture: ReadonlyMap<string, readonly WageRow[]> }) {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  const { revalidate } = useRevalidator();
  const [amounts, setAmounts] = useState<Amounts>({});
  const filled = (value: string) => (value.trim() === "" ? t("required") : null);
  const of = useDomainForm({
    initialValues: { validFrom: "", source: "" },
    validate: { validFrom: filled, source: filled },
    onSubmit: async (values) => {
      const rows = Object.entries(amounts)
        .map(([prefecture, yen]) => ({ prefecture, yen: Number(yen) }))
        .filter(({ yen }) => yen > 0);
      if (rows.length === 0) return [{ code: "REQUIRED", path: [], message: t("wages.none") }];
      const { data } = await client.mutate({ mutation: addMinimumWages, variables: { input: { ...values, rows } } });
      const errors = data?.addMinimumWages.errors ?? [];
      if (errors.length > 0) return errors;
      adminToast.success(t("added"));
      of.form.setValues({ validFrom: "", source: "" });
      setAmounts({});
      await revalidate();
      return [];
    },
  });
  return (
    <Card component="section" padding="md">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {t("wages.add")}
        </Title>
        <Text size="sm">{t("wages.addWhy")}</Text>
        <Form of={of} labels={{ validFrom: t("validFrom"), source: t("wages.source") }}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <TextField form={of.form} name="validFrom" type="date" label={t("validFrom")} support={t("validFromWhy")} required />
            <TextField form={of.form} name="source" label={t("wages.source")} support={t("wages.sourceWhy")} maxLength={400} required />
          </SimpleGrid>
          <AmountFields byPrefecture={byPrefecture} amounts={amounts} onChange={setAmounts} />
          <Button type="submit" loading={of.isSubmitting}>
            {t("add")}
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}

/** Yen as typed, by prefecture. */
type Amounts = Readonly<Record<string, string>>;

interface AmountFieldsProps {
  byPrefecture: ReadonlyMap<string, readonly WageRow[]>;
  amounts: Amounts;
  onChange(amounts: Amounts): void;
}

function AmountFields({ byPrefecture, amounts, onChange }: AmountFieldsProps) {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  return (
    <details>
      <summary>{t("wages.amounts")}</summary>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        {[...byPrefecture].map(([prefecture, rows]) => (
          <Input
            key={prefecture}
            type="number"
            min={500}
            max={9_999}
            inputMode="numeric"
            label={t(`vocabulary:prefecture.${prefecture}`)}
            placeholder={String(rows.find(({ when }) => when === "NOW")?.amount ?? "")}
            value={amounts[prefecture] ?? ""}
            onChange={(event) => onChange({ ...amounts, [prefecture]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </details>
  );
}
