import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { ConversationList } from "#features/conversation/conversation-list.tsx";
import { WorkMatch_work, WorkPermission_work } from "#features/matching/work-fit.fragment.ts";
import { MovieCard_movie } from "#features/movie/movie-card.tsx";
import { NewsLink, NewsLink_news } from "#features/news/news-links.tsx";
import { WorkTitle } from "#features/work/title/work-title.tsx";
import { WorkCard_work } from "#features/work/work-card.tsx";
import type { DashboardScreenQuery, DashboardScreenQueryVariables, NotificationFamily } from "#graphql/operations.ts";
import { userMessagePath, userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Columns } from "#ui/columns.tsx";
import { Stack } from "#ui/layout.tsx";
import { Panel } from "#ui/panel.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { ClosingLikes } from "./+dashboard/closing-likes.tsx";
import { EntryStates } from "./+dashboard/entry-states.tsx";
import { MeasuredPanel } from "./+dashboard/measured-panel.tsx";
import { MoviesToContinue } from "./+dashboard/movies-to-continue.tsx";
import { NextStepCard } from "./+dashboard/next-step-card.tsx";
import { RecommendedWorks } from "./+dashboard/recommended-works.tsx";
import { WaitingTasks } from "./+dashboard/waiting-tasks.tsx";

const dashboardScreenQuery: TypedDocumentNode<DashboardScreenQuery, DashboardScreenQueryVariables> = gql`
  query DashboardScreen($residenceStatus: ResidenceStatus) {
    me {
      id
      profile {
        completeness
        measurement {
          provisional
          level
          measuredAt
          probabilities {
            level
            probability
          }
          score {
            points
            low
            high
          }
        }
      }
    }
    entryCounts {
      status
      count
    }
    entriesUnderWay(first: 4) {
      id
      status
      movedAt
      work {
        id
        title
        titleEn
        madeTitle
        company {
          id
          name
          nameEn
        }
      }
    }
    conversations(first: 3) {
      items {
        id
        counterpartName
        unreadCount
        lastMessageAt
        lastMessage {
          id
          body
        }
        entry {
          id
          work {
            id
            title
            titleEn
            madeTitle
          }
        }
      }
    }
    notificationSettings {
      family
      site
    }
    closingLikedWorks {
      work {
        id
        title
        titleEn
        madeTitle
        applyBy
      }
    }
    recommendedWorks(first: 4) {
      items {
        id
        ...WorkCard_work
        ...WorkMatch_work
        ...WorkPermission_work
      }
      unset
    }
    moviesToContinue(first: 2) {
      id
      ...MovieCard_movie
    }
    userNewsList(first: 4) {
      items {
        id
        ...NewsLink_news
      }
    }
  }
  ${MovieCard_movie}
  ${NewsLink_news}
  ${WorkCard_work}
  ${WorkMatch_work}
  ${WorkPermission_work}
`;

type Reference = QueryRef<DashboardScreenQuery, DashboardScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(dashboardScreenQuery, {});

/** The seeker's own start page: the next thing to do, and news. */
export function Component() {
  const { t } = useTranslation("dashboard");
  const reference: Reference = useLoaderData<typeof loader>();
  const { me, entryCounts, entriesUnderWay, conversations, userNewsList, notificationSettings, ...lists } = useReadQuery(reference).data;
  const { closingLikedWorks, recommendedWorks, moviesToContinue } = lists;
  const shows = (family: NotificationFamily) => notificationSettings.find((setting) => setting.family === family)?.site !== false;
  const { seeker } = useViewer();
  useTitle(t("title"));
  const rows = conversations.items.map((item) => ({
    ...item,
    title: item.entry && <WorkTitle work={item.entry.work} />,
    preview: item.lastMessage?.body ?? "",
  }));
  const { completeness, measurement } = me.profile;
  const unread = seeker?.unreadCount ?? 0;
  return (
    <Stack gap="lg">
      <PageHeader title={seeker ? t("greeting", { name: seeker.displayName }) : t("title")} />
      <NextStepCard
        state={{ counts: entryCounts, unread, completeness, offerId: entriesUnderWay.find(({ status }) => status === "OFFERED")?.id }}
      />
      <WaitingTasks counts={entryCounts} unread={unread} closing={shows("CLOSING_SOON") ? closingLikedWorks.length : 0} />
      <Columns shares={[7, 5]} gap="lg">
        <div>
          <Stack gap="lg">
            {shows("ENTRY") && <EntryStates counts={entryCounts} underWay={entriesUnderWay} />}
            <RecommendedWorks works={recommendedWorks} />
          </Stack>
        </div>
        <div>
          <Stack gap="lg">
            {shows("MESSAGE") && (
              <Panel title={t("messages.title")} all={{ to: userPaths.message, label: t("messages.all") }}>
                {rows.length === 0 && <Text tone="dimmed">{t("messages.none")}</Text>}
                {rows.length > 0 && <ConversationList rows={rows} openId={null} pathOf={userMessagePath} />}
              </Panel>
            )}
            <MeasuredPanel measurement={measurement} />
            {shows("CLOSING_SOON") && <ClosingLikes likes={closingLikedWorks} />}
            <MoviesToContinue movies={moviesToContinue} />
            {shows("NEWS") && (
              <Panel title={t("news.title")}>
                {userNewsList.items.length === 0 && <Text tone="dimmed">{t("news.none")}</Text>}
                {userNewsList.items.map((news) => (
                  <NewsLink key={news.id} news={news} />
                ))}
              </Panel>
            )}
          </Stack>
        </div>
      </Columns>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
