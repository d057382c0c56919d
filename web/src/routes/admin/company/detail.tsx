import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import type { AdminCompanyScreenQuery, AdminCompanyScreenQueryVariables } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Columns } from "#ui/columns.tsx";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { AccountDecisions, AccountDecisions_company } from "./+detail/account-decisions.tsx";
import { AccountFacts, AccountFacts_company } from "./+detail/account-facts.tsx";
import { AccountFigures, AccountFigures_company } from "./+detail/account-figures.tsx";
import { AccountHistory, AccountHistory_company } from "./+detail/account-history.tsx";
import { AccountMembers, AccountMembers_company } from "./+detail/account-members.tsx";
import { AccountPlan, AccountPlan_company } from "./+detail/account-plan.tsx";
import { CompanyState } from "./+detail/company-state.tsx";

const adminCompanyScreenQuery: TypedDocumentNode<AdminCompanyScreenQuery, AdminCompanyScreenQueryVariables> = gql`
  query AdminCompanyScreen($id: ID!) {
    adminCompany(id: $id) {
      id
      name
      nameKana
      status
      refusedAt
      ...AccountDecisions_company
      ...AccountFacts_company
      ...AccountFigures_company
      ...AccountHistory_company
      ...AccountMembers_company
      ...AccountPlan_company
    }
  }
  ${AccountDecisions_company}
  ${AccountFacts_company}
  ${AccountFigures_company}
  ${AccountHistory_company}
  ${AccountMembers_company}
  ${AccountPlan_company}
`;

type Reference = QueryRef<AdminCompanyScreenQuery, AdminCompanyScreenQueryVariables>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(adminCompanyScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One company as the operator sees it: the decision, its own statements, its members, its payments and its plan. */
export function Component() {
  const { t } = useTranslation(["adminCompany", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const company = useReadQuery(reference).data.adminCompany;
  useTitle(company?.name ?? t("title"));
  if (!company) {
    return (
      <EmptyState title={t("notFound")} level={1}>
        <LinkButton to={adminPaths.companies}>{t("title")}</LinkButton>
      </EmptyState>
    );
  }
  const status = <CompanyState status={company.status} refusedAt={company.refusedAt} />;
  return (
    <Stack gap="md">
      <PageHeader title={company.name} lead={company.nameKana} actions={status} />
      <Columns shares={[8, 4]} gap="md">
        <div>
          <Stack gap="md">
            <AccountFacts company={company} />
            <AccountMembers company={company} />
            <AccountFigures company={company} />
          </Stack>
        </div>
        <div>
          <Stack gap="md">
            <AccountDecisions company={company} />
            <AccountPlan company={company} />
            <AccountHistory company={company} />
          </Stack>
        </div>
      </Columns>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
