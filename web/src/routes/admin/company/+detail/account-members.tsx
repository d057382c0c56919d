import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { AccountMembers_CompanyFragment } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Table } from "#ui/lists/table.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";

export const AccountMembers_company: TypedDocumentNode<AccountMembers_CompanyFragment> = gql`
  fragment AccountMembers_company on AdminCompany {
    id
    members {
      id
      name
      email
      role
      status
      createdAt
      agreedTerms {
        version
        acceptedAt
      }
    }
  }
`;

/** The people who sign in for the company. */
export function AccountMembers({ company }: { company: FragmentType<AccountMembers_CompanyFragment> }) {
  const { t } = useTranslation(["adminCompany", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: AccountMembers_company, fragmentName: "AccountMembers_company", from: company });
  if (!complete) return null;
  const columns = ["memberName", "email", "role", "memberStatus", "since", "agreed"] as const;
  return (
    <Panel title={t("members", { count: data.members.length })}>
      {data.members.length === 0 ? (
        <Text tone="dimmed">{t("noMembers")}</Text>
      ) : (
        <Table columns={columns.map((id) => ({ id, label: t(id) }))}>
          {data.members.map((member) => (
            <tr key={member.id}>
              <td data-name>{member.name}</td>
              <td data-label={t("email")}>{member.email}</td>
              <td data-label={t("role")}>{t(`vocabulary:companyRole.${member.role}`)}</td>
              <td data-label={t("memberStatus")}>{t(`vocabulary:memberStatus.${member.status}`)}</td>
              <td data-label={t("since")}>{formatDateTime(member.createdAt)}</td>
              <td data-label={t("agreed")}>
                {member.agreedTerms.map(({ version, acceptedAt }) => (
                  <div key={version}>{t("agreedOf", { version, at: formatDateTime(acceptedAt) })}</div>
                ))}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Panel>
  );
}
