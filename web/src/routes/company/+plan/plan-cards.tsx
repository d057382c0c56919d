import { Card, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import type { PlanScreenQuery } from "#graphql/operations.ts";
import { companyPlanConfirmPath } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { LinkButton } from "#ui/link-button.tsx";

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
        <Card key={plan.code} withBorder padding="lg" component="section" aria-label={plan.name}>
          <Stack gap="xs" h="100%">
            <Title order={2} size="h3">
              {plan.name}
            </Title>
            <Text fw={700} fz={24}>
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
        <Text fw={700}>{next ? t("isCurrentUntil", { date: next.date }) : t("isCurrent")}</Text>
        {next && canChange && (
          <LinkButton to={companyPlanConfirmPath(code)} variant="outline">
            {t("keep")}
          </LinkButton>
        )}
      </Stack>
    );
  }
  if (code === next?.code) return <Text fw={700}>{t("nextFrom", { date: next.date })}</Text>;
  return canChange && <LinkButton to={companyPlanConfirmPath(code)}>{t("change")}</LinkButton>;
}
