import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import type { PlanScreenQuery, PlanScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { loadViewer, useViewer } from "#platform/session/viewer.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { InvoiceTable } from "./+plan/invoice-table.tsx";
import { PlanCards } from "./+plan/plan-cards.tsx";

const planScreenQuery: TypedDocumentNode<PlanScreenQuery, PlanScreenQueryVariables> = gql`
  query PlanScreen($isOwner: Boolean!) {
    planOffers {
      code
      name
      publishedWorkLimit
      memberLimit
      monthlyPrice
      monthlyPriceWithTax
    }
    company {
      id
      plan {
        code
        name
        publishedWorks
        publishedWorkLimit
        memberLimit
      }
    }
    companyMembers {
      totalCount
    }
    planSubscription {
      status
      method
      periodEnd
      endsUnpaidAt
      nextPlan
      card
    }
    invoices(first: 24) @include(if: $isOwner) {
      items {
        id
        number
        status
        method
        total
        paidAmount
        planCode
        issuedAt
        dueAt
      }
    }
  }
`;

type Reference = QueryRef<PlanScreenQuery, PlanScreenQueryVariables>;

export async function loader(): Promise<Reference> {
  return preload(planScreenQuery, { isOwner: (await loadViewer()).company?.role === "OWNER" });
}

/** The company's plan: the current one, the others on offer, the way it pays, and its bills. */
export function Component() {
  const { t } = useTranslation("companyPlan");
  const { planOffers, company, companyMembers, planSubscription, invoices } = useReadQuery(useLoaderData<Reference>()).data;
  const isOwner = useViewer().company?.role === "OWNER";
  useTitle(t("title"));
  const { nextPlan, periodEnd } = planSubscription ?? {};
  const nextName = planOffers.find(({ code }) => code === nextPlan)?.name;
  const next = nextPlan && periodEnd ? { code: nextPlan, date: formatDate(periodEnd) } : null;
  const rows = [
    { term: t("current.plan"), value: company.plan.name },
    {
      term: t("current.used"),
      value: t("current.usedText", { used: company.plan.publishedWorks, limit: company.plan.publishedWorkLimit }),
    },
    {
      term: t("current.members"),
      value: t("current.membersText", { used: companyMembers.totalCount, limit: company.plan.memberLimit }),
    },
    { term: t("current.renewal"), value: planSubscription?.status === "ACTIVE" && periodEnd ? formatDate(periodEnd) : null },
    { term: t("current.next"), value: nextName },
    { term: t("current.method"), value: planSubscription && periodEnd && t(`method.${planSubscription.method}`) },
    { term: t("current.card"), value: planSubscription?.card },
  ];
  return (
    <Stack gap="lg">
      <PageHeader title={t("title")} lead={t("lead")} />
      {planSubscription?.status === "PAST_DUE" && (
        <Notice tone="error" title={t("pastDue.title")}>
          <Text>{t("pastDue.text", { date: planSubscription.endsUnpaidAt ? formatDate(planSubscription.endsUnpaidAt) : "" })}</Text>
          {isOwner && <TextLink to={companyPaths.creditCard}>{t("current.toCard")}</TextLink>}
        </Notice>
      )}
      <Panel title={t("current.title")} all={isOwner ? { to: companyPaths.creditCard, label: t("current.toCard") } : undefined}>
        <DescriptionList items={rows} />
      </Panel>
      <PlanCards plans={planOffers} current={company.plan.code} canChange={isOwner} next={next} />
      {invoices && (
        <Panel title={t("invoices.title")}>
          <InvoiceTable invoices={invoices.items} />
        </Panel>
      )}
      {isOwner ? (
        <Text size="sm">
          <TextLink to={companyPaths.unsubscribe}>{t("toUnsubscribe")}</TextLink>
        </Text>
      ) : (
        <Text>{t("ownersOnly")}</Text>
      )}
      <LinkButton to={companyPaths.top} variant="outline">
        {t("common:nav.companyHome")}
      </LinkButton>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
