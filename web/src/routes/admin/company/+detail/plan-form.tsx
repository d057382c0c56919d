import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { ActButton } from "#features/admin-act/act-button.tsx";
import type { CompanyPlanQuoteQuery, CompanyPlanQuoteQueryVariables, PlanCode } from "#graphql/operations.ts";
import { planCodeValues } from "#graphql/values/plan-code.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Select } from "#ui/forms/control.tsx";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { setCompanyPlan } from "./company-commands.ts";

const companyPlanQuoteQuery: TypedDocumentNode<CompanyPlanQuoteQuery, CompanyPlanQuoteQueryVariables> = gql`
  query CompanyPlanQuote($id: ID!, $planCode: PlanCode!) {
    companyPlanQuote(id: $id, planCode: $planCode) {
      kind
      total
      effectiveAt
    }
  }
`;

/** The operator's change of plan; the question states the bill it causes. */
export function PlanForm({ id, planCode }: { id: string; planCode: PlanCode }) {
  const { t } = useTranslation(["adminCompany", "vocabulary"]);
  const [wanted, setWanted] = useState<PlanCode>(planCode);
  const [operationId, setOperationId] = useState(() => crypto.randomUUID());
  const { data } = useQuery(companyPlanQuoteQuery, {
    variables: { id, planCode: wanted },
    fetchPolicy: "network-only",
    skip: wanted === planCode,
  });
  const quote = wanted === planCode ? undefined : data?.companyPlanQuote;
  const explanation = quote && (
    <Stack gap="sm">
      <Text>{t("planChange", { from: t(`vocabulary:plan.${planCode}`), to: t(`vocabulary:plan.${wanted}`) })}</Text>
      <Text>{quote.total > 0 ? t("planBilled", { total: formatYen(quote.total) }) : t("planFree")}</Text>
      <Text>{quote.kind === "LATER" ? t("planLater", { date: formatDate(quote.effectiveAt) }) : t("planNow")}</Text>
    </Stack>
  );
  return (
    <Stack gap="sm">
      <Select
        label={t("changePlan")}
        value={wanted}
        onChange={(event) => setWanted(planCodeValues.find((plan) => plan === event.currentTarget.value) ?? planCode)}
        choices={planCodeValues.map((plan) => ({ value: plan, label: t(`vocabulary:plan.${plan}`) }))}
      />
      {quote && (
        <ActButton
          label={t("act.plan")}
          explanation={explanation}
          reasonLabel={t("planReason")}
          done={t("done.plan")}
          run={async (reason) => {
            const problems = await setCompanyPlan({ id, planCode: wanted, expectedTotal: quote.total, reason, operationId });
            if (!problems || problems.length === 0) setOperationId(crypto.randomUUID());
            return problems;
          }}
        />
      )}
    </Stack>
  );
}
