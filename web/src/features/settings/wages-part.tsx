import { useState } from "react";
import type { SettingTime } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Input } from "#ui/forms/control.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { SimpleGrid, Stack } from "#ui/layout.tsx";
import { RowFormCard, useRowForm } from "./row-form.tsx";
import { RowsBySubject } from "./rows-by-subject.tsx";
import { addMinimumWages } from "./settings.mutations.ts";

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
  const yen = (amount: number) => t("wages.yen", { amount: amount.toLocaleString("en-US") });
  const values = ({ amount, validFrom }: WageRow) => ({ yen: yen(amount), day: formatDate(validFrom) });
  return (
    <Stack gap="md">
      <WageForm byPrefecture={byPrefecture} />
      <RowsBySubject
        kind="WAGE"
        title={t("wages.current")}
        subjects={[...byPrefecture].map(([key, own]) => {
          const now = own.find(({ when }) => when === "NOW");
          const next = own.findLast(({ when }) => when === "FUTURE");
          return {
            ...{ key, name: t.code("vocabulary:prefecture", key) },
            summary: [now && t("wages.now", values(now)), next && t("wages.next", values(next))],
            rows: own.map((row) => ({ ...row, text: joinFacts([yen(row.amount), row.source]) })),
          };
        })}
      />
    </Stack>
  );
}

function WageForm({ byPrefecture }: { byPrefecture: ReadonlyMap<string, readonly WageRow[]> }) {
  const { t } = useTranslation(["operatorSettings", "vocabulary"]);
  const [amounts, setAmounts] = useState<Amounts>({});
  const initialValues = { validFrom: "", source: "" };
  const of = useRowForm({
    initialValues,
    required: ["validFrom", "source"],
    send: async (values) => {
      const rows = Object.entries(amounts)
        .map(([prefecture, yen]) => ({ prefecture, yen: Number(yen) }))
        .filter(({ yen }) => yen > 0);
      if (rows.length === 0) return [{ code: "REQUIRED", path: [], message: t("wages.none") }];
      const { errors: problems } = await send(addMinimumWages, { ...values, rows });
      if (problems?.length === 0) {
        of.form.setValues(initialValues);
        setAmounts({});
      }
      return problems?.map((problem) => {
        const row = problem.path[0] === "rows" ? rows[Number(problem.path[1])] : undefined;
        return row ? { ...problem, message: joinFacts([t.code("vocabulary:prefecture", row.prefecture), problem.message]) } : problem;
      });
    },
  });
  const labels = { validFrom: t("validFrom"), source: t("wages.source") };
  return (
    <RowFormCard of={of} title={t("wages.add")} lead={t("wages.addWhy")} labels={labels}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextField form={of.form} name="validFrom" type="date" label={t("validFrom")} support={t("validFromWhy")} required />
        <TextField form={of.form} name="source" label={t("wages.source")} support={t("wages.sourceWhy")} maxLength={400} required />
      </SimpleGrid>
      <AmountFields byPrefecture={byPrefecture} amounts={amounts} onChange={setAmounts} />
    </RowFormCard>
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
            label={t.code("vocabulary:prefecture", prefecture)}
            placeholder={String(rows.find(({ when }) => when === "NOW")?.amount ?? "")}
            value={amounts[prefecture] ?? ""}
            onChange={(event) => onChange({ ...amounts, [prefecture]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </details>
  );
}
