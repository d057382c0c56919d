import { useState } from "react";
import { useRevalidator } from "react-router-dom";
import type { SettingTime } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { formText } from "#platform/form-text.ts";
import { client } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { adminToast } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { Input } from "#ui/control.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
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
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const send = async (form: HTMLFormElement) => {
    const rows = [...byPrefecture.keys()]
      .map((prefecture) => ({ prefecture, yen: Number(formText(form, `wage-${prefecture}`)) }))
      .filter(({ yen }) => yen > 0);
    if (rows.length === 0) return setProblems([t("wages.none")]);
    setBusy(true);
    try {
      const input = { validFrom: formText(form, "validFrom"), source: formText(form, "source"), rows };
      const { data } = await client.mutate({ mutation: addMinimumWages, variables: { input } });
      const errors = data?.addMinimumWages.errors ?? [];
      setProblems(errors.map(({ message }) => message));
      if (errors.length > 0) return;
      adminToast.success(t("added"));
      form.reset();
      await revalidate();
    } catch {
      setProblems([t("common:error.unknown")]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card component="section" padding="md">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send(event.currentTarget);
        }}
      >
        <Stack gap="sm">
          <Title order={2} size={3}>
            {t("wages.add")}
          </Title>
          <Text size="sm">{t("wages.addWhy")}</Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <Input name="validFrom" type="date" required label={t("validFrom")} support={t("validFromWhy")} />
            <Input name="source" required maxLength={400} label={t("wages.source")} support={t("wages.sourceWhy")} />
          </SimpleGrid>
          <details>
            <summary>{t("wages.amounts")}</summary>
            <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
              {[...byPrefecture].map(([prefecture, rows]) => (
                <Input
                  key={prefecture}
                  name={`wage-${prefecture}`}
                  type="number"
                  min={500}
                  max={9_999}
                  inputMode="numeric"
                  label={t(`vocabulary:prefecture.${prefecture}`)}
                  placeholder={String(rows.find(({ when }) => when === "NOW")?.amount ?? "")}
                />
              ))}
            </SimpleGrid>
          </details>
          {problems.map((problem) => (
            <Text key={problem} tone="error" role="alert">
              {problem}
            </Text>
          ))}
          <Group>
            <Button type="submit" loading={isBusy}>
              {t("add")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
