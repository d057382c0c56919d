import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { companyHireTasksQuery, HireTasks } from "#features/hire/hire-tasks.tsx";
import { CompanyNewsLink, CompanyNewsLink_news } from "#features/news/company-news-link.tsx";
import type { CompanyTopScreenQuery, CompanyTopScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload, warm } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Section } from "#ui/lists/section.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { Figures } from "./+top/figures.tsx";
import { FirstDays } from "./+top/first-days.tsx";
import { FunnelTable } from "./+top/funnel-table.tsx";
import { LatestEntries } from "./+top/latest-entries.tsx";
import { ReviewNotice } from "./+top/review-notice.tsx";
import classes from "./+top/top.module.css";
import { Trends } from "./+top/trends.tsx";
import { companyWaitingEntriesQuery, WaitingEntries } from "./+top/waiting-entries.tsx";

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

export async function loader(): Promise<Reference> {
  const [reference] = await Promise.all([
    preload(companyTopScreenQuery, {}),
    warm(companyWaitingEntriesQuery, {}),
    warm(companyHireTasksQuery, {}),
  ]);
  return reference;
}

/** The company's start page: things that wait, the performance of its works, and news. */
export function Component() {
  const { t } = useTranslation("companyTop");
  const { company, companyDashboard, companyNewsList } = useReadQuery(useLoaderData<Reference>()).data;
  useTitle(t("title"));
  return (
    <Stack gap="lg">
      <PageHeader title={t("title")} />
      {company.status === "PENDING" && (
        <>
          <ReviewNotice refusal={company.refusal} />
          <FirstDays />
        </>
      )}
      <Figures dashboard={companyDashboard} />
      <div className={classes["columns"]}>
        <Stack gap="xl">
          <WaitingEntries />
          <HireTasks />
          <Section title={t("funnel.title")} all={{ to: companyPaths.works, label: t("funnel.all") }}>
            <FunnelTable rows={companyDashboard.funnel} />
          </Section>
        </Stack>
        <Stack gap="xl">
          <Section title={t("entries.title")} all={{ to: companyPaths.entries, label: t("entries.all") }}>
            <LatestEntries entries={companyDashboard.latestEntries} />
          </Section>
          <Section title={t("trend.title", { days: companyDashboard.days.length })}>
            <Trends days={companyDashboard.days} />
          </Section>
          <Section title={t("news.title")} all={{ to: companyPaths.newsList, label: t("news.all") }}>
            <Card padding="lg">
              <Stack gap="md">
                {companyNewsList.items.length === 0 && <Text tone="dimmed">{t("news.none")}</Text>}
                {companyNewsList.items.map((news) => (
                  <CompanyNewsLink key={news.id} news={news} />
                ))}
              </Stack>
            </Card>
          </Section>
        </Stack>
      </div>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
