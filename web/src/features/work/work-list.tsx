import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useState, useTransition } from "react";
import { useSearchParams } from "react-router-dom";
import type { WorkListQuery, WorkListQueryVariables } from "#graphql/operations.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatCount } from "#platform/money.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/control.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { EmptyState, MoreButton } from "#ui/states.tsx";
import { Text, Title } from "#ui/text.tsx";
import { LikeButton } from "./like-button.tsx";
import { SearchForm } from "./search-form.tsx";
import { readSearch, workSorts } from "./search-url.ts";
import { shownTitle } from "./shown-title.ts";
import { WorkCard, WorkCard_work } from "./work-card.tsx";
import classes from "./work-list.module.css";

const workListQuery: TypedDocumentNode<WorkListQuery, WorkListQueryVariables> = gql`
  query WorkList($filter: WorkFilter, $sort: WorkSort!, $after: String) {
    works(filter: $filter, sort: $sort, first: 20, after: $after) {
      items {
        id
        title
        titleEn
        liked
        ...WorkCard_work
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount {
        value
        exact
      }
    }
  }
  ${WorkCard_work}
`;

export type WorkListReference = QueryRef<WorkListQuery, WorkListQueryVariables>;

/** Loads the first page of the search that a URL holds. */
export function loadWorkList(request: Request): Promise<WorkListReference> {
  return preload(workListQuery, { ...readSearch(new URL(request.url).searchParams), after: null });
}

interface WorkListProps {
  reference: WorkListReference;
  /** Where a work opens: public page or user area. */
  pathOf(workId: string): string;
}

/** Search form, results and the next page. */
export function WorkList({ reference, pathOf }: WorkListProps) {
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
            extent="full"
            onSearch={(next) => {
              setShowsFilters(false);
              setSearch(next);
            }}
          />
        </section>
      </Stack>
      <Results reference={reference} pathOf={pathOf} />
    </div>
  );
}

function Results({ reference, pathOf }: WorkListProps) {
  const { t } = useTranslation("work");
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
          {t(totalCount.exact ? "list.count" : "list.countAtLeast", { count: totalCount.value, formatted: formatCount(totalCount.value) })}
        </Title>
        <SortSelect />
      </Group>
      {items.length === 0 && <NoResults />}
      {items.map((work) => (
        <WorkCard
          key={work.id}
          work={work}
          to={pathOf(work.id)}
          level={3}
          action={<LikeButton workId={work.id} title={shownTitle(work)} liked={work.liked} />}
        />
      ))}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

function SortSelect() {
  const { t } = useTranslation("work");
  const [search, setSearch] = useSearchParams();
  return (
    <Select
      aria-label={t("filter.sort")}
      value={readSearch(search).sort}
      choices={workSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      onChange={(event) => {
        const next = new URLSearchParams(search);
        next.set("sort", event.currentTarget.value);
        setSearch(next);
      }}
    />
  );
}

function NoResults() {
  const { t } = useTranslation("work");
  const [, setSearch] = useSearchParams();
  return (
    <EmptyState title={t("list.empty")}>
      <Text>{t("list.emptyHint")}</Text>
      <Button variant="outline" onClick={() => setSearch(new URLSearchParams())}>
        {t("list.clear")}
      </Button>
    </EmptyState>
  );
}
