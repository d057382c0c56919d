import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useState } from "react";
import { useLoaderData, useRevalidator, useSearchParams } from "react-router-dom";
import { pointsOf } from "#features/scout/scout-order.ts";
import type { CompanyScoutScreenQuery, CompanyScoutScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Select } from "#ui/forms/control.tsx";
import { Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Section } from "#ui/lists/section.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { FoundPeople } from "./+scout/found-people.tsx";
import { ScoutConditions } from "./+scout/scout-conditions.tsx";
import { SentScouts } from "./+scout/sent-scouts.tsx";

const companyScoutScreenQuery: TypedDocumentNode<CompanyScoutScreenQuery, CompanyScoutScreenQueryVariables> = gql`
  query CompanyScoutScreen {
    scoutAccess {
      obstacle
      dailyLimit
      sentToday
    }
    scoutFormula {
      criterion
      met
    }
    companyWorks(filter: { statuses: [OPEN] }, first: 100) {
      items {
        id
        title
      }
    }
    companyTemplates {
      id
      name
      body
    }
    sentScouts(first: 50) {
      items {
        id
        workTitle
        senderName
        state
        declineReason
        createdAt
      }
    }
  }
`;

type Reference = QueryRef<CompanyScoutScreenQuery, CompanyScoutScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(companyScoutScreenQuery, {});

/** People who agreed to be found, for one open work at a time, and what the company asked so far. */
export function Component() {
  const { t } = useTranslation("companyScout");
  const { companyTemplates, companyWorks, scoutAccess, scoutFormula, sentScouts } = useReadQuery(useLoaderData<Reference>()).data;
  const { revalidate } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const [listId, setListId] = useState<string | null>(null);
  useTitle(t("title"));
  const works = companyWorks.items;
  const workId = works.find(({ id }) => id === search.get("work"))?.id ?? works[0]?.id ?? "";
  const choose = (id: string) => {
    setListId(null);
    setSearch({ work: id }, { replace: true, preventScrollReset: true });
  };
  return (
    <Stack gap="lg">
      <PageHeader title={t("title")} lead={t("lead")} />
      {scoutAccess.obstacle !== null && (
        <Notice tone="warning">
          <Text>{t(`obstacle.${scoutAccess.obstacle}`)}</Text>
          {scoutAccess.obstacle === "PLAN" && <TextLink to={companyPaths.plan}>{t("toPlan")}</TextLink>}
        </Notice>
      )}
      {scoutAccess.obstacle === null && works.length === 0 && <EmptyState title={t("noWorks")} />}
      {scoutAccess.obstacle === null && works.length > 0 && (
        <>
          <Panel title={t("conditions")}>
            <Select
              label={t("work")}
              width={480}
              value={workId}
              choices={works.map(({ id, title }) => ({ value: id, label: title }))}
              onChange={(event) => choose(event.currentTarget.value)}
            />
            <ScoutConditions key={workId} workId={workId} onFound={setListId} />
            <Text size="sm">{t("privacy")}</Text>
            <Text size="sm">{t("order", pointsOf(scoutFormula))}</Text>
          </Panel>
          {listId === null ? (
            <EmptyState title={t("empty")} />
          ) : (
            <FoundPeople
              key={listId}
              listId={listId}
              templates={companyTemplates}
              left={Math.max(0, scoutAccess.dailyLimit - scoutAccess.sentToday)}
              onChange={() => void revalidate()}
            />
          )}
        </>
      )}
      <Section title={t("sentTitle")}>
        {sentScouts.items.length === 0 ? <EmptyState title={t("noneSent")} art="wait" /> : <SentScouts scouts={sentScouts.items} />}
      </Section>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
