import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { Grid, Stack, Text } from "@mantine/core";
import { useLoaderData } from "react-router-dom";
import { HireTasks } from "#features/hire/hire-tasks.tsx";
import { CompanyNewsLink, CompanyNewsLink_news } from "#features/news/company-news-link.tsx";
import type { CompanyTopScreenQuery, CompanyTopScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Panel } from "#ui/panel.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Figures } from "./+top/figures.tsx";
import { FunnelTable } from "./+top/funnel-table.tsx";
import { LatestEntries } from "./+top/latest-entries.tsx";
import { ReviewNotice } from "./+top/review-notice.tsx";
import { Trends } from "./+top/trends.tsx";
import { WaitingEntries } from "./+top/waiting-entries.tsx";

const companyTopScreenQuery: TypedDocumentNode<CompanyTopScreenQuery, CompanyTopScreenQueryVariables> = gql`
  query CompanyTopScreen {
    company {
      id
      status
      refusal
    }
    companyDashboard {
      openWorkCount
      reviewWorkCount
      newEntryCount
      activeEntryCount
      unreadCount
      plan {
        code
        name
        publishedWorkLimit
        publishedWorks
      }
      latestEntries {
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
      funnel {
        id
        title
        viewCount
        likeCount
        entryCount
        interviewCount
        offerCount
      }
      days {
        day
        entries
        interviews
        offers
      }
    }
    companyNewsList(first: 4) {
      items {
        id
        ...CompanyNewsLink_news
      }
    }
  }
  ${CompanyNewsLink_news}
`;

type Reference = QueryRef<CompanyTopScreenQuery, CompanyTopScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(companyTopScreenQuery, {});

/** The company's start page: things that wait, the performance of its works, and news. */
export function Component() {
  const { t } = useTranslation("companyTop");
  const { company, companyDashboard, companyNewsList } = useReadQuery(useLoaderData<Reference>()).data;
  useTitle(t("title"));
  return (
    <Stack gap="lg">
      <PageHeader title={t("title")} />
      {company.status === "PENDING" && <ReviewNotice refusal={company.refusal} />}
      <Figures dashboard={companyDashboard} />
      <WaitingEntries />
      <HireTasks />
      <Panel title={t("trend.title", { days: companyDashboard.days.length })}>
        <Trends days={companyDashboard.days} />
      </Panel>
      <Panel title={t("funnel.title")} all={{ to: companyPaths.works, label: t("funnel.all") }}>
        <FunnelTable rows={companyDashboard.funnel} />
      </Panel>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          <Panel title={t("entries.title")} all={{ to: companyPaths.entries, label: t("entries.all") }}>
            <LatestEntries entries={companyDashboard.latestEntries} />
          </Panel>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <Panel title={t("news.title")} all={{ to: companyPaths.newsList, label: t("news.all") }}>
            {companyNewsList.items.length === 0 && <Text c="dimmed">{t("news.none")}</Text>}
            {companyNewsList.items.map((news) => (
              <CompanyNewsLink key={news.id} news={news} />
            ))}
          </Panel>
        </Grid.Col>
      </Grid>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
