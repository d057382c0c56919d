import type { IssueTier, SettingTime } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { SelectField, TextField } from "#ui/forms/fields.tsx";
import { SimpleGrid, Stack } from "#ui/layout.tsx";
import { RowFormCard, useRowForm } from "./row-form.tsx";
import { RowsBySubject } from "./rows-by-subject.tsx";
import { setRuleTier } from "./settings.mutations.ts";

interface RuleRow {
  id: string;
  validFrom: string;
  when: SettingTime;
  raised: boolean;
  reason: string;
  by: string | null;
  createdAt: string | null;
}

interface Rule {
  rule: string;
  says: string;
  tier: IssueTier;
  rows: readonly RuleRow[];
}

const tierOf = ({ raised }: RuleRow): IssueTier => (raised ? "BLOCK" : "ASK");

/** The rules about postings that ask the moderator, what the operator has made of each, and the form for the next change. */
export function RulesPart({ rules }: { rules: readonly Rule[] }) {
  const { t } = useTranslation("operatorSettings");
  return (
    <Stack gap="md">
      <RuleForm rules={rules} />
      <RowsBySubject
        kind="RULE_TIER"
        title={t("rules.list")}
        lead={t("rules.lead")}
        subjects={rules.map(({ rule, says, tier, rows }) => {
          const next = rows.findLast(({ when }) => when === "FUTURE");
          return {
            ...{ key: rule, name: says },
            summary: [t(`rules.${tier}`), next && t("rules.next", { day: formatDate(next.validFrom), tier: t(`rules.${tierOf(next)}`) })],
            rows: rows.map((row) => ({ ...row, text: t(`rules.${tierOf(row)}`), note: row.reason })),
          };
        })}
      />
    </Stack>
  );
}

function RuleForm({ rules }: { rules: readonly Rule[] }) {
  const { t } = useTranslation("operatorSettings");
  const initialValues = { rule: rules[0]?.rule ?? "", to: "BLOCK", validFrom: "", reason: "" };
  const of = useRowForm({
    initialValues,
    required: ["validFrom", "reason"],
    send: async ({ to, ...values }) => {
      const { errors: problems } = await send(setRuleTier, { ...values, raised: to === "BLOCK" });
      if (problems?.length === 0) of.form.setValues(initialValues);
      return problems;
    },
  });
  return (
    <RowFormCard of={of} title={t("rules.add")} labels={{ raised: t("rules.to") }}>
      <SelectField
        form={of.form}
        name="rule"
        label={t("rules.which")}
        required
        choices={rules.map(({ rule, says }) => ({ value: rule, label: says }))}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <SelectField
          form={of.form}
          name="to"
          label={t("rules.to")}
          required
          choices={[
            { value: "BLOCK", label: t("rules.raiseIt") },
            { value: "ASK", label: t("rules.takeBack") },
          ]}
        />
        <TextField form={of.form} name="validFrom" type="date" label={t("validFrom")} support={t("validFromWhy")} required />
      </SimpleGrid>
      <TextField form={of.form} name="reason" label={t("rules.reason")} support={t("rules.reasonWhy")} maxLength={400} required />
    </RowFormCard>
  );
}
