import { CompanyMark } from "#features/company/company-mark.tsx";
import { ChangeList } from "#features/work-change/change-list.tsx";
import type { AdminWorkScreenQuery } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { joinFacts } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatPhone } from "#platform/phone.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./review.module.css";

export type ReviewedWork = NonNullable<AdminWorkScreenQuery["adminWork"]>;

/** The company that posts the work, the history of the work, and its earlier changes. */
export function WorkAside({ work }: { work: ReviewedWork }) {
  const { t } = useTranslation(["admin", "vocabulary", "adminReview"]);
  const { company, events } = work;
  const sofar = t("adminReview:aside.decisions", {
    returned: String(events.filter(({ to }) => to === "RETURNED").length),
    approved: String(events.filter(({ to, by }) => by === "ADMIN" && (to === "OPEN" || to === "SCHEDULED")).length),
  });
  return (
    <Stack gap="md">
      <Card padding="md" component="section">
        <Group gap="sm" align="center" wrap="nowrap">
          <CompanyMark id={company.id} name={company.name} />
          <Title order={2} size={3}>
            {t("works.company")}
          </Title>
        </Group>
        <DescriptionList
          items={[
            { term: t("works.companyName"), value: company.name },
            { term: t("works.companyStatus"), value: t(`vocabulary:companyStatus.${company.status}`) },
            { term: t("works.corporateNumber"), value: company.corporateNumber },
            { term: t("works.contact"), value: `${formatPhone(company.contactPhone)}\n${company.contactEmail}` },
            { term: t("works.published"), value: company.publishedWorks || t("adminReview:aside.first") },
            { term: t("adminReview:aside.sofar"), value: sofar },
          ]}
        />
      </Card>
      <Card padding="md" component="section">
        <Stack gap="sm">
          <Title order={2} size={3}>
            {t("works.history")}
          </Title>
          <ol className={classes["history"]}>
            {work.events.map((event) => (
              <li key={event.id}>
                <Text strong>{t(`vocabulary:workStatus.${event.to}`)}</Text>
                <Text size="sm" tone="dimmed">
                  {joinFacts([formatDateTime(event.at), t(`vocabulary:actorKind.${event.by}`)])}
                </Text>
                {event.reason && (
                  <Text size="sm" keepsLines>
                    {event.reason}
                  </Text>
                )}
              </li>
            ))}
          </ol>
        </Stack>
      </Card>
    </Stack>
  );
}

/** Earlier changes that were taken over, each field before and after. */
export function PastRevisions({ work }: { work: ReviewedWork }) {
  const { t } = useTranslation("admin");
  if (work.pastRevisions.length === 0) return null;
  return (
    <Card padding="md" component="section">
      <Stack gap="sm">
        <Title order={2} size={3}>
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
