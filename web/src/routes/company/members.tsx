import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import type { MembersScreenQuery, MembersScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Table } from "#ui/lists/table.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { MemberRow } from "./+members/member-row.tsx";

const membersScreenQuery: TypedDocumentNode<MembersScreenQuery, MembersScreenQueryVariables> = gql`
  query MembersScreen {
    companyMembers {
      items {
        id
        name
        email
        role
        status
        version
        hasTwoFactor
      }
      totalCount
    }
    company {
      id
      plan {
        memberLimit
      }
    }
  }
`;

type Reference = QueryRef<MembersScreenQuery, MembersScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(membersScreenQuery, {});

/** The people who sign in for the company, and the role of each. */
export function Component() {
  const { t } = useTranslation(["companyAccount", "vocabulary"]);
  const { companyMembers, company } = useReadQuery(useLoaderData<Reference>()).data;
  const { revalidate } = useRevalidator();
  const viewer = useViewer().company;
  const canManage = viewer?.role === "OWNER";
  useTitle(t("members.title"));
  const count = t("members.count", { count: companyMembers.totalCount, limit: company.plan.memberLimit });
  const names = ["name", "email", "role", "status", "twoFactor"] as const;
  const columns = [...names, ...(canManage ? (["actions"] as const) : [])].map((id) => ({ id, label: t(`members.${id}`) }));
  return (
    <Stack gap="lg">
      <PageHeader
        title={t("members.title")}
        lead={count}
        actions={canManage && <LinkButton to={companyPaths.memberRegist}>{t("members.invite")}</LinkButton>}
      />
      {canManage && companyMembers.totalCount >= company.plan.memberLimit && (
        <Text size="sm">
          {t("members.full")} <TextLink to={companyPaths.plan}>{t("common:nav.companyPlan")}</TextLink>
        </Text>
      )}
      <Table columns={columns}>
        {companyMembers.items.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            canManage={canManage}
            isSelf={member.id === viewer?.id}
            onChange={() => void revalidate()}
          />
        ))}
      </Table>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
