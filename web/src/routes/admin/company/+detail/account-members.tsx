import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Table } from "@mantine/core";
import type { AccountMembers_CompanyFragment } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
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
    }
  }
`;

/** The people who sign in for the company. */
export function AccountMembers({ company }: { company: FragmentType<AccountMembers_CompanyFragment> }) {
  const { t } = useTranslation(["adminCompany", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: AccountMembers_company, fragmentName: "AccountMembers_company", from: company });
  if (!complete) return null;
  const columns = ["memberName", "email", "role", "memberStatus", "since"] as const;
  return (
    <Panel title={t("members", { count: data.members.length })}>
      {data.members.length === 0 ? (
        <Text tone="dimmed">{t("noMembers")}</Text>
      ) : (
        <Table.ScrollContainer minWidth={560} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
          <Table verticalSpacing={6} fz="sm">
            <Table.Thead>
              <Table.Tr>
                {columns.map((column) => (
                  <Table.Th key={column}>{t(column)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.members.map((member) => (
                <Table.Tr key={member.id}>
                  <Table.Td>{member.name}</Table.Td>
                  <Table.Td>{member.email}</Table.Td>
                  <Table.Td>{t(`vocabulary:companyRole.${member.role}`)}</Table.Td>
                  <Table.Td>{t(`vocabulary:memberStatus.${member.status}`)}</Table.Td>
                  <Table.Td>{formatDateTime(member.createdAt)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Panel>
  );
}
