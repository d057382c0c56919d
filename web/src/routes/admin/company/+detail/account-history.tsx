import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { AccountHistory_CompanyFragment } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Timeline, TimelineItem } from "#ui/lists/timeline.tsx";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";

export const AccountHistory_company: TypedDocumentNode<AccountHistory_CompanyFragment> = gql`
  fragment AccountHistory_company on AdminCompany {
    id
    createdAt
    decisions {
      id
      kind
      reason
      at
      byName
    }
  }
`;

/** The operator's decisions about the company: who, when, why. */
export function AccountHistory({ company }: { company: FragmentType<AccountHistory_CompanyFragment> }) {
  const { t } = useTranslation(["adminCompany", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: AccountHistory_company, fragmentName: "AccountHistory_company", from: company });
  if (!complete) return null;
  return (
    <Panel title={t("history")}>
      <Timeline>
        {data.decisions.map(({ id, kind, reason, at, byName }) => (
          <TimelineItem key={id} title={t(`vocabulary:companyEvent.${kind}`)}>
            <Text size="sm" tone="dimmed">
              {joinFacts([formatDateTime(at), byName])}
            </Text>
            {reason && <Text size="sm">{reason}</Text>}
          </TimelineItem>
        ))}
        <TimelineItem title={t("registered")}>
          <Text size="sm" tone="dimmed">
            {formatDateTime(data.createdAt)}
          </Text>
        </TimelineItem>
      </Timeline>
    </Panel>
  );
}
