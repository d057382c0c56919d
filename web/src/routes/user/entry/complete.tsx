import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { AppliedWork } from "#features/entry/applied-work.tsx";
import { WorkCard, WorkCard_work } from "#features/work/work-card.tsx";
import type { EntryCompleteScreenQuery, EntryCompleteScreenQueryVariables } from "#graphql/operations.ts";
import { userMessagePath, userPaths, userWorkPath } from "#paths/user.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Steps } from "#ui/figures/steps.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

const entryCompleteScreenQuery: TypedDocumentNode<EntryCompleteScreenQuery, EntryCompleteScreenQueryVariables> = gql`
  query EntryCompleteScreen($id: ID!) {
    entry(id: $id) {
      id
      number
      createdAt
      conversationId
      work {
        id
        title
        titleEn
        madeTitle
        company {
          id
          name
          nameEn
          replies {
            medianDays
          }
        }
        related {
          id
          ...WorkCard_work
        }
      }
    }
  }
  ${WorkCard_work}
`;

type Reference = QueryRef<EntryCompleteScreenQuery, EntryCompleteScreenQueryVariables>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(entryCompleteScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** Step 3: sent, with a receipt one can read out, what comes next and similar works. Without an own application it says so. */
export function Component() {
  const { t } = useTranslation("entry");
  const { entry } = useReadQuery(useLoaderData<Reference>()).data;
  useTitle(t(entry ? "completeTitle" : "receipt.notFound"));
  if (!entry) {
    return (
      <EmptyState level={1} title={t("receipt.notFound")}>
        <LinkButton to={userPaths.entries}>{t("toEntries")}</LinkButton>
      </EmptyState>
    );
  }
  return <Receipt entry={entry} />;
}

function Receipt({ entry }: { entry: NonNullable<EntryCompleteScreenQuery["entry"]> }) {
  const { t } = useTranslation(["entry", "work", "vocabulary"]);
  const { work, conversationId } = entry;
  const days = work.company.replies?.medianDays ?? null;
  return (
    <Stack gap="lg" style={{ maxWidth: 860, marginInline: "auto" }}>
      <Steps title={t("steps")} labels={[t("stepInput"), t("stepConfirm"), t("stepComplete")]} current={2} />
      <Card padding="xl">
        <Stack gap="md">
          <Title order={1}>{t("completeTitle")}</Title>
          <Text strong size="lg">
            {t("reference", { id: entry.number })}
          </Text>
          <DescriptionList
            items={[
              { term: t("work"), value: <AppliedWork work={work} /> },
              { term: t("timeline"), value: t("appliedOn", { date: formatDateTime(entry.createdAt) }) },
            ]}
          />
          <Title order={2} size={3}>
            {t("receipt.next")}
          </Title>
          <Text>{t("completeText")}</Text>
          {days !== null && <Text>{t("receipt.answersIn", { days })}</Text>}
          <Text>{t("receipt.prepare")}</Text>
          <Group>
            <LinkButton to={userPaths.entries} size="lg">
              {t("toEntries")}
            </LinkButton>
            {conversationId && (
              <LinkButton to={userMessagePath(conversationId)} size="lg" variant="outline">
                {t("toMessages")}
              </LinkButton>
            )}
          </Group>
        </Stack>
      </Card>
      {work.related.length > 0 && (
        <Stack gap="md" component="section">
          <Title order={2}>{t("work:detail.related")}</Title>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            {work.related.slice(0, 4).map((related) => (
              <WorkCard key={related.id} work={related} to={userWorkPath(related.id)} level={3} />
            ))}
          </SimpleGrid>
        </Stack>
      )}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
