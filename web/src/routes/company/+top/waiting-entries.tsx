import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { CompanyWaitingEntriesQuery, CompanyWaitingEntriesQueryVariables } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { TextLink } from "#ui/link-button.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { Section } from "#ui/lists/section.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";

export const companyWaitingEntriesQuery: TypedDocumentNode<CompanyWaitingEntriesQuery, CompanyWaitingEntriesQueryVariables> = gql`
  query CompanyWaitingEntries {
    companyWaitingEntries {
      id
      status
      movedAt
      work {
        id
        title
      }
      applicant {
        displayName
      }
    }
  }
`;

/** Applications that wait for an answer, the longest first; nothing where none does. */
export function WaitingEntries() {
  const { t } = useTranslation(["companyTop", "vocabulary"]);
  const { data } = useQuery(companyWaitingEntriesQuery);
  const entries = data?.companyWaitingEntries ?? [];
  if (entries.length === 0) return null;
  return (
    <Section title={t("waiting.title")} lead={t("waiting.lead")}>
      <Rows>
        {entries.map(({ id, status, movedAt, work, applicant }) => (
          <Row
            key={id}
            icon="user-check"
            isUrgent
            title={<TextLink to={companyEntryPath(id)}>{applicant.displayName}</TextLink>}
            note={joinFacts([work.title, t(`vocabulary:entryStatus.${status}`)])}
          >
            <StatusChip tone="bad">{t("waiting.since", { date: formatDate(movedAt) })}</StatusChip>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
