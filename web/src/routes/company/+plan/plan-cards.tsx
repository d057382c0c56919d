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
}

/** The plans beside each other, with what they allow and cost. */
export function PlanCards({ plans, current, canChange }: PlanCardsProps) {
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
              {plan.code === current ? (
                <Text fw={700}>{t("isCurrent")}</Text>
              ) : (
                canChange && <LinkButton to={companyPlanConfirmPath(plan.code)}>{t("change")}</LinkButton>
              )}
            </div>
          </Stack>
        </Card>
      ))}
    </SimpleGrid>
  );
}
