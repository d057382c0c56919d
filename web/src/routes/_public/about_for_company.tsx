import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import type { PlanOffersQuery, PlanOffersQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatYen } from "#platform/money.ts";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { loadSitePage, SitePage } from "./+site-page/site-page.tsx";

const planOffersQuery: TypedDocumentNode<PlanOffersQuery, PlanOffersQueryVariables> = gql`
  query PlanOffers {
    planOffers {
      code
      name
      publishedWorkLimit
      memberLimit
      monthlyPrice
      monthlyPriceWithTax
    }
  }
`;

export const loader = async () => {
  const [page, plans] = await Promise.all([loadSitePage("ABOUT_FOR_COMPANY"), preload(planOffersQuery, {})]);
  return { page, plans };
};

/** The page about the site's services for companies, with the plans as they stand in the database. */
export function Component() {
  const { t } = useTranslation("site");
  const { page, plans } = useLoaderData<typeof loader>();
  return (
    <SitePage reference={page}>
      <Plans reference={plans} />
      <Group>
        <LinkButton to={companyPaths.create} size="lg">
          {t("companyCreate")}
        </LinkButton>
        <LinkButton to={`${publicPaths.contact}?category=COMPANY`} size="lg" variant="outline">
          {t("askUs")}
        </LinkButton>
        <LinkButton to={companyPaths.login} size="lg" variant="outline">
          {t("companySignIn")}
        </LinkButton>
      </Group>
    </SitePage>
  );
}

function Plans({ reference }: { reference: QueryRef<PlanOffersQuery, PlanOffersQueryVariables> }) {
  const { t } = useTranslation("site");
  const { planOffers } = useReadQuery(reference).data;
  return (
    <Stack gap="md" component="section" id="plans">
      <Title order={2} size={3}>
        {t("plans")}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {planOffers.map((plan) => (
          <Card key={plan.code} padding="lg">
            <Title order={3}>{plan.name}</Title>
            <Text size="xl" strong>
              {formatYen(plan.monthlyPrice)}
              <Text component="span" size="sm">
                {t("perMonth")}
              </Text>
            </Text>
            <Text size="sm">{t("withTax", { price: formatYen(plan.monthlyPriceWithTax) })}</Text>
            <Text style={{ marginTop: "0.75rem" }}>{t("works", { count: plan.publishedWorkLimit })}</Text>
            <Text>{t("members", { count: plan.memberLimit })}</Text>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
