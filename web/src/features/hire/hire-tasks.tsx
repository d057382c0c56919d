import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { CompanyHireTasksQuery, CompanyHireTasksQueryVariables } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { TextLink } from "#ui/link-button.tsx";
import { Row, Rows } from "#ui/lists/rows.tsx";
import { Section } from "#ui/lists/section.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";

export const companyHireTasksQuery: TypedDocumentNode<CompanyHireTasksQuery, CompanyHireTasksQueryVariables> = gql`
  query CompanyHireTasks {
    companyHireTasks {
      id
      kind
      dueOn
      isOverdue
      entry {
        id
        applicant {
          displayName
        }
        work {
          id
          title
        }
      }
    }
  }
`;

/** The company's open duties for people it hired, the most urgent first; nothing where nothing is due. */
export function HireTasks() {
  const { t } = useTranslation("hire");
  const { data } = useQuery(companyHireTasksQuery);
  const tasks = data?.companyHireTasks ?? [];
  if (tasks.length === 0) return null;
  return (
    <Section title={t("tasks.title")}>
      <Rows>
        {tasks.map(({ id, kind, dueOn, isOverdue, entry }) => (
          <Row
            key={id}
            icon="id"
            isUrgent={isOverdue}
            title={
              <TextLink to={companyEntryPath(entry.id)}>
                {t("tasks.line", { name: entry.applicant.displayName, duty: t(`tasks.${kind}`) })}
              </TextLink>
            }
            note={entry.work.title}
          >
            <StatusChip tone={isOverdue ? "bad" : "wait"}>
              {t(isOverdue ? "tasks.overdue" : "tasks.due", { date: formatDate(dueOn) })}
            </StatusChip>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
