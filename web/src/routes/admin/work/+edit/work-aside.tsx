import { Card, Stack, Text, Timeline, Title } from "@mantine/core";
import { ChangeList } from "#features/work-change/change-list.tsx";
import type { AdminWorkScreenQuery } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatPhone } from "#platform/phone.ts";
import { DescriptionList } from "#ui/description-list.tsx";

export type ReviewedWork = NonNullable<AdminWorkScreenQuery["adminWork"]>;

/** The company that posts the work, the history of the work, and its earlier changes. */
export function WorkAside({ work }: { work: ReviewedWork }) {
  const { t } = useTranslation(["admin", "vocabulary"]);
  const { company } = work;
  return (
    <Stack gap="md">
      <Card withBorder padding="md" component="section">
        <Title order={2} size="h3">
          {t("works.company")}
        </Title>
        <DescriptionList
          items={[
            { term: t("works.companyName"), value: company.name },
            { term: t("works.companyStatus"), value: t(`vocabulary:companyStatus.${company.status}`) },
            { term: t("works.corporateNumber"), value: company.corporateNumber },
            { term: t("works.contact"), value: `${formatPhone(company.contactPhone)}\n${company.contactEmail}` },
            { term: t("works.published"), value: company.publishedWorks },
          ]}
        />
      </Card>
      <Card withBorder padding="md" component="section">
        <Title order={2} size="h3" mb="md">
          {t("works.history")}
        </Title>
        <Timeline active={work.events.length - 1} bulletSize={16} lineWidth={2}>
          {work.events.map((event) => (
            <Timeline.Item key={event.id} title={t(`vocabulary:workStatus.${event.to}`)}>
              <Text size="sm" c="var(--ink-2)">
                {joinFacts([formatDateTime(event.at), t(`vocabulary:actorKind.${event.by}`)])}
              </Text>
              {event.reason && (
                <Text size="sm" style={{ whiteSpace: "pre-line" }}>
                  {event.reason}
                </Text>
              )}
            </Timeline.Item>
          ))}
        </Timeline>
      </Card>
    </Stack>
  );
}

/** Earlier changes that were taken over, each field before and after. */
export function PastRevisions({ work }: { work: ReviewedWork }) {
  const { t } = useTranslation("admin");
  if (work.pastRevisions.length === 0) return null;
  return (
    <Card withBorder padding="md" component="section">
      <Stack gap="sm">
        <Title order={2} size="h3">
          {t("works.pastRevisions")}
        </Title>
        {work.pastRevisions.map(({ id, decidedAt, changes }) => (
          <details key={id}>
            <summary>
              {decidedAt ? formatDateTime(decidedAt) : ""} {t("works.changedFields", { count: changes.length })}
            </summary>
            <ChangeList changes={changes} caption={t("works.changes")} />
          </details>
        ))}
      </Stack>
    </Card>
  );
}
