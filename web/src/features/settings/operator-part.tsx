import type { OperatorPermit, SettingTime } from "#graphql/operations.ts";
import { operatorPermitValues } from "#graphql/values/operator-permit.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { CheckboxField, SelectField, TextField } from "#ui/forms/fields.tsx";
import { Card, SimpleGrid, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { RowFormCard, useRowForm } from "./row-form.tsx";
import { RowHistory } from "./row-history.tsx";
import { addOperatorFacts } from "./settings.mutations.ts";

interface FactsRow {
  id: string;
  validFrom: string;
  when: SettingTime;
  demo: boolean;
  permit: OperatorPermit;
  facts: readonly { name: string; value: string }[];
  by: string | null;
  createdAt: string | null;
}

/** Facts that may be empty, and the numbers of notifications that the operator is reminded of. */
const optional: ReadonlySet<string> = new Set(["bankAccount", "telecomNumber"]);
const numbers = ["notificationNumber", "telecomNumber"];
const days: ReadonlySet<string> = new Set(["establishedOn", "notificationDate"]);

/** Returns the names of the facts a row changed from the row before it. */
function changesOf(row: FactsRow, before: FactsRow | undefined): string[] {
  const old = new Map(before?.facts.map(({ name, value }) => [name, value]));
  return before ? row.facts.filter(({ name, value }) => old.get(name) !== value).map(({ name }) => name) : [];
}

/** The facts about who runs the site, their history, and the form for the next row, filled in with the latest one. */
export function OperatorPart({ rows }: { rows: readonly FactsRow[] }) {
  const { t } = useTranslation("operatorSettings");
  const now = rows.find(({ when }) => when === "NOW");
  const [latest] = rows;
  const missing = (now?.facts ?? []).filter(({ name, value }) => numbers.includes(name) && value === "");
  return (
    <Stack gap="md">
      {missing.length > 0 && (
        <Notice tone="warning" title={t("operator.missing", { names: missing.map(({ name }) => t.code("facts", name)).join(t("and")) })}>
          <Text>{t("operator.missingWhy")}</Text>
        </Notice>
      )}
      {now?.demo && (
        <Notice tone="plain" title={t("operator.demo")}>
          <Text>{t("operator.demoWhy")}</Text>
        </Notice>
      )}
      <Card component="section" padding="md">
        <Stack gap="sm">
          <Title order={2} size={3}>
            {t("operator.history")}
          </Title>
          <RowHistory
            kind="OPERATOR"
            label={t("operator.history")}
            rows={rows.map((row, index) => ({
              ...row,
              text: changesOf(row, rows[index + 1])
                .map((name) => t.code("facts", name))
                .join(t("and")),
            }))}
          />
        </Stack>
      </Card>
      {latest && <FactsForm key={latest.id} latest={latest} />}
    </Stack>
  );
}

function FactsForm({ latest }: { latest: FactsRow }) {
  const { t } = useTranslation("operatorSettings");
  const facts = Object.fromEntries(latest.facts.map(({ name, value }) => [name, value]));
  const of = useRowForm<Record<string, string | boolean>>({
    initialValues: { ...facts, validFrom: "", permit: latest.permit, demo: latest.demo },
    required: ["validFrom"],
    send: async (values) => {
      const permit: OperatorPermit = values["permit"] === "SHOKUGYO_SHOKAI" ? "SHOKUGYO_SHOKAI" : "TODOKEDE";
      const input = {
        validFrom: String(values["validFrom"]),
        permit,
        demo: values["demo"] === true,
        facts: latest.facts.map(({ name }) => ({ name, value: String(values[name] ?? "") })),
      };
      const { errors } = await send(addOperatorFacts, input);
      return errors;
    },
  });
  const permits = t.choices("operator", operatorPermitValues);
  const labels = Object.fromEntries(latest.facts.map(({ name }) => [name, t.code("facts", name)]));
  const lead = t("operator.addWhy", { day: formatDate(latest.validFrom) });
  return (
    <RowFormCard of={of} title={t("operator.add")} lead={lead} labels={labels}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextField form={of.form} name="validFrom" type="date" label={t("validFrom")} support={t("validFromWhy")} required />
        <SelectField form={of.form} name="permit" label={t("operator.permit")} choices={permits} required />
        {latest.facts.map(({ name }) => (
          <TextField
            key={name}
            form={of.form}
            name={name}
            label={t.code("facts", name)}
            type={days.has(name) ? "date" : "text"}
            required={!optional.has(name)}
          />
        ))}
      </SimpleGrid>
      <CheckboxField form={of.form} name="demo" label={t("operator.isDemo")} />
    </RowFormCard>
  );
}
