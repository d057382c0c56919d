import { EntryChip } from "#features/company-entry/entry-chip.tsx";
import type { CompanyTopScreenQuery } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { TextLink } from "#ui/link-button.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { Text } from "#ui/text/text.tsx";

/** The applications that moved last. */
export function LatestEntries({ entries }: { entries: CompanyTopScreenQuery["companyDashboard"]["latestEntries"] }) {
  const { t } = useTranslation("companyTop");
  if (entries.length === 0) return <Text tone="dimmed">{t("entries.none")}</Text>;
  return (
    <Rows>
      {entries.map(({ id, status, movedAt, work, applicant }) => (
        <Row
          key={id}
          title={<TextLink to={companyEntryPath(id)}>{applicant.displayName}</TextLink>}
          note={joinFacts([work.title, formatDate(movedAt)])}
        >
          <EntryChip status={status} />
        </Row>
      ))}
    </Rows>
  );
}
