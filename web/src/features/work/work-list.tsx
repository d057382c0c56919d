import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { lazy, type ReactNode, Suspense, useState, useTransition } from "react";
import { useSearchParams } from "react-router-dom";
import { LazyWorkFit as WorkFit } from "#features/matching/lazy-work-fit.tsx";
import { readResidence } from "#features/matching/residence-statuses.ts";
import { WorkMatch_work, WorkPermission_work } from "#features/matching/work-fit.fragment.ts";
import type { WorkListQuery, WorkListQueryVariables } from "#graphql/operations.ts";
import { workSortValues } from "#graphql/values/work-sort.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { EmptyState, MoreButton } from "#ui/states.tsx";
import { Title } from "#ui/text/text.tsx";
import { LikeButton } from "./like-button.tsx";
import { SearchForm } from "./search-form.tsx";
import { readSearch } from "./search-url.ts";
import { shownTitle } from "./shown-title.ts";
import { WorkCard, WorkCard_work } from "./work-card.tsx";
import classes from "./work-list.module.css";

const workListQuery: TypedDocumentNode<WorkListQuery, WorkListQueryVariables> = gql`
  query WorkList($filter: WorkFilter, $sort: WorkSort!, $after: String, $fits: Boolean!, $residenceStatus: ResidenceStatus) {
    works(filter: $filter, sort: $sort, first: 20, after: $after) {
      items {
        id
        title
        titleEn
        madeTitle
        liked
        ...WorkCard_work
        ...WorkMatch_work @include(if: $fits)
        ...WorkPermission_work @include(if: $fits)
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount {
        value
        exact
        widened
      }
    }
  }
  ${WorkCard_work}
  ${WorkMatch_work}
  ${WorkPermission_work}
`;

const ActiveConditions = lazy(async () => ({ default: (await import("./search/active-conditions.tsx")).ActiveConditions }));
const Relaxations = lazy(async () => ({ default: (await import("./search/relaxations.tsx")).Relaxations }));
const Widened = lazy(async () => ({ default: (await import("./search/widened.tsx")).Widened }));

export type WorkListReference = QueryRef<WorkListQuery, WorkListQueryVariables>;

/** The area the list is in: inside the user area each work says how it fits the seeker. */
type Area = "public" | "user";

/** Loads the first page of the search that a URL holds. A visitor's list asks for no permission before they choose a status. */
export function loadWorkList(request: Request, area: Area): Promise<WorkListReference> {
  const search = new URL(request.url).searchParams;
  const residenceStatus = readResidence(search);
  return preload(workListQuery, { ...readSearch(search), after: null, fits: area === "user" || residenceStatus !== null, residenceStatus });
}

interface WorkListProps {
  reference: WorkListReference;
  /** Returns the path a work opens at: public page or user area. */
  pathOf(workId: string): string;
  area: Area;
  /** How the reader keeps the search, where they can. */
  save?: ReactNode;
}

/** Search form, results and the next page. */
export function WorkList({ reference, pathOf, area, save }: WorkListProps) {
  const { t } = useTranslation("work");
  const [search, setSearch] = useSearchParams();
  const [showsFilters, setShowsFilters] = useState(false);
  return (
    <div className={classes["page"]}>
      <Stack>
        <div className={classes["toggle"]}>
          <Button variant="outline" aria-expanded={showsFilters} onClick={() => setShowsFilters(!showsFilters)}>
            {t("list.showFilters")}
          </Button>
        </div>
        <section className={classes["filters"]} data-open={showsFilters} aria-label={t("list.filters")}>
          <SearchForm
            search={search}
            pathOf={pathOf}
            isSeeker={area === "user"}
            onSearch={(next) => {
              setShowsFilters(false);
              setSearch(next);
            }}
          />
        </section>
      </Stack>
      <Results reference={reference} pathOf={pathOf} area={area} save={save} />
    </div>
  );
}

function Results({ reference, pathOf, area, save }: WorkListProps) {
  const { t } = useTranslation("work");
  const [search] = useSearchParams();
  const residenceStatus = readResidence(search);
  const fits = area === "user" || residenceStatus !== null;
  const { fetchMore } = useQueryRefHandlers(reference);
  const { data } = useReadQuery(reference);
  const [isLoading, startTransition] = useTransition();
  const { items, pageInfo, totalCount } = data.works;
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          works: { ...next.works, totalCount: before.works.totalCount, items: [...before.works.items, ...next.works.items] },
        }),
      });
    });
  return (
    <Stack gap="md" component="section" aria-label={t("list.results")}>
      <Group justify="space-between">
        <Title order={2} size={3} aria-live="polite">
          {t(totalCount.exact ? "list.count" : "list.countAtLeast", { count: totalCount.value })}
        </Title>
        <SortSelect />
      </Group>
      {[...search.keys()].some((name) => name !== "sort") && (
        <Suspense fallback={null}>
          <ActiveConditions />
        </Suspense>
      )}
      {totalCount.widened && (
        <Suspense fallback={null}>
          <Widened keyword={search.get("q") ?? ""} />
        </Suspense>
      )}
      {items.length === 0 && (
        <Suspense fallback={<EmptyState title={t("list.empty")} />}>
          <Relaxations save={save} />
        </Suspense>
      )}
      {items.map((work) => (
        <WorkCard
          key={work.id}
          work={work}
          to={pathOf(work.id)}
          level={3}
          action={<LikeButton workId={work.id} title={shownTitle(work)} liked={work.liked} />}
          fit={fits && <WorkFit work={work} residenceStatus={residenceStatus} />}
        />
      ))}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

function SortSelect() {
  const { t } = useTranslation("work");
  const { seeker } = useViewer();
  const [search, setSearch] = useSearchParams();
  const sorts = workSortValues.filter((sort) => sort !== "MATCH" || seeker);
  return (
    <Select
      aria-label={t("filter.sort")}
      value={readSearch(search).sort}
      choices={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      onChange={(event) => {
        const next = new URLSearchParams(search);
        next.set("sort", event.currentTarget.value);
        setSearch(next);
      }}
    />
  );
}
