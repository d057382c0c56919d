import type { PlanScreenQuery } from "#graphql/operations.ts";
import { companyPlanConfirmPath } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Card, SimpleGrid, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { Text, Title } from "#ui/text/text.tsx";

interface PlanCardsProps {
  plans: PlanScreenQuery["planOffers"];
  current: string;
  canChange: boolean;
  /** The plan that follows, and when, where a change is planned. */
  next: { code: string; date: string } | null;
}

/** The plans beside each other, with what they allow and cost. */
export function PlanCards({ plans, current, canChange, next }: PlanCardsProps) {
  const { t } = useTranslation("companyPlan");
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      {plans.map((plan) => (
        <Card key={plan.code} padding="lg" component="section" aria-label={plan.name}>
          <Stack gap="xs" style={{ height: "100%" }}>
            <Title order={2} size={3}>
              {plan.name}
            </Title>
            <Text strong style={{ fontSize: "1.5rem" }}>
              {plan.monthlyPrice === 0 ? t("free") : t("perMonth", { price: formatYen(plan.monthlyPriceWithTax) })}
            </Text>
            {plan.monthlyPrice > 0 && <Text size="sm">{t("withoutTax", { price: formatYen(plan.monthlyPrice) })}</Text>}
            <Text>{t("works", { count: plan.publishedWorkLimit })}</Text>
            <Text>{t("members", { count: plan.memberLimit })}</Text>
            <div style={{ marginTop: "auto" }}>
              <PlanState code={plan.code} {...{ current, canChange, next }} />
            </div>
          </Stack>
        </Card>
      ))}
    </SimpleGrid>
  );
}

/** The state of a plan: the one that runs, the one that follows, or one to choose. */
function PlanState({ code, current, canChange, next }: Omit<PlanCardsProps, "plans"> & { code: string }) {
  const { t } = useTranslation("companyPlan");
  if (code === current) {
    return (
      <Stack gap="xs" align="start">
        <StatusChip tone="good">{next ? t("isCurrentUntil", { date: next.date }) : t("isCurrent")}</StatusChip>
        {next && canChange && (
          <LinkButton to={companyPlanConfirmPath(code)} variant="outline">
            {t("keep")}
          </LinkButton>
        )}
      </Stack>
    );
  }
  if (code === next?.code) return <Text strong>{t("nextFrom", { date: next.date })}</Text>;
  return (
    canChange && (
      <LinkButton to={companyPlanConfirmPath(code)} variant="soft">
        {t("change")}
      </LinkButton>
    )
  );
}
