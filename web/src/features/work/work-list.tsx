import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { lazy, type ReactNode, Suspense, useSyncExternalStore, useTransition } from "react";
import { type ShouldRevalidateFunction, useSearchParams } from "react-router-dom";
import { LazyWorkFit as WorkFit } from "#features/matching/lazy-work-fit.tsx";
import { readResidence } from "#features/matching/residence-statuses.ts";
import { WorkMatch_work, WorkPermission_work } from "#features/matching/work-fit.fragment.ts";
import type { WorkListQuery, WorkListQueryVariables, WorkSort } from "#graphql/operations.ts";
import { workSortValues } from "#graphql/values/work-sort.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { loadViewer, useViewer } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Icon } from "#ui/icon.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { EmptyState, MoreButton } from "#ui/states.tsx";
import { Title } from "#ui/text/text.tsx";
import { LikeButton } from "./like-button.tsx";
import { SearchForm } from "./search-form.tsx";
import { readSearch, searchIn } from "./search-url.ts";
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

const ListPreview = lazy(async () => ({ default: (await import("./preview/list-preview.tsx")).ListPreview }));
const WorksMap = lazy(async () => ({ default: (await import("./map/works-map.tsx")).WorksMap }));
const ActiveConditions = lazy(async () => ({ default: (await import("./search/active-conditions.tsx")).ActiveConditions }));
const Relaxations = lazy(async () => ({ default: (await import("./search/relaxations.tsx")).Relaxations }));
const Widened = lazy(async () => ({ default: (await import("./search/widened.tsx")).Widened }));

export type WorkListReference = QueryRef<WorkListQuery, WorkListQueryVariables>;

/** The area the list is in: inside the user area each work says how it fits the seeker. */
type Area = "public" | "user";

/** Loads the first page of the search that a URL holds. A visitor's list asks for no permission before they choose a status. */
export async function loadWorkList(request: Request, area: Area): Promise<WorkListReference> {
  const search = new URL(request.url).searchParams;
  const isSeeker = area === "user" && (await loadViewer()).seeker !== null;
  const residenceStatus = readResidence(search);
  return preload(workListQuery, {
    ...readSearch(search, isSeeker),
    after: null,
    fits: area === "user" || residenceStatus !== null,
    residenceStatus,
  });
}

/** The list stays as it is when only another of its works is looked at. */
export const keepsList: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname &&
  currentUrl.href !== nextUrl.href &&
  searchIn(currentUrl.searchParams).toString() === searchIn(nextUrl.searchParams).toString()
    ? false
    : defaultShouldRevalidate;

interface WorkListProps {
  reference: WorkListReference;
  /** Returns the path a work opens at: public page or user area. */
  pathOf(workId: string): string;
  area: Area;
  /** How the reader keeps the search, where they can. */
  save?: ReactNode;
  /** What is said about the order by the reader's own conditions. */
  order?: ReactNode;
}

/** Search form, results and the next page; in a wide window the work that is looked at stands beside them. */
export function WorkList(props: WorkListProps) {
  const [search, setSearch] = useSearchParams();
  const asked = searchIn(search);
  const ask = (next: URLSearchParams) => {
    if (search.has("map")) next.set("map", "1");
    setSearch(next);
  };
  return (
    <div className={classes["page"]}>
      <SearchForm search={asked} pathOf={props.pathOf} isSeeker={props.area === "user"} onSearch={ask} />
      {[...asked.keys()].some((name) => name !== "sort") && (
        <Suspense fallback={null}>
          <ActiveConditions />
        </Suspense>
      )}
      <Results {...props} />
    </div>
  );
}

/** Room for a work beside the list, as in `work-list.module.css`. */
const wide = "(min-width: 62.01em)";
const isWideNow = () => matchMedia(wide).matches;
function onWidth(tell: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}

/** Whether the list is a signed-in seeker's own. */
function useIsSeeker(area: Area): boolean {
  const { seeker } = useViewer();
  return area === "user" && seeker !== null;
}

/** Whether an order is computed for one person. */
const isOwnSort = (sort: WorkSort): boolean => sort === "MATCH" || sort === "NEAREST";

const never = () => () => undefined;

function Results({ reference, pathOf, area, save, order }: WorkListProps) {
  const { t } = useTranslation("work");
  const [search] = useSearchParams();
  const isSeeker = useIsSeeker(area);
  const residenceStatus = readResidence(search);
  const fits = area === "user" || residenceStatus !== null;
  const { fetchMore } = useQueryRefHandlers(reference);
  const { data } = useReadQuery(reference);
  const [isLoading, startTransition] = useTransition();
  const isWide = useSyncExternalStore(onWidth, isWideNow, () => false);
  // The map is drawn by scripts alone; its room is there before it.
  const hasMap = search.has("map");
  const isDrawnHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
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
  const looked = search.get("work") ?? items[0]?.id;
  return (
    <div className={classes["split"]} data-empty={items.length === 0 && !hasMap} data-map={hasMap}>
      <section className={classes["results"]} aria-label={t("list.results")}>
        <Group justify="space-between" className={classes["head"]}>
          <Title order={2} size={3} aria-live="polite">
            {t(totalCount.exact ? "list.count" : "list.countAtLeast", { count: totalCount.value })}
          </Title>
          <Group gap="xs">
            <MapSwitch />
            <SortSelect area={area} />
          </Group>
        </Group>
        <Stack gap="md" className={classes["list"]}>
          {isSeeker && isOwnSort(readSearch(search, isSeeker).sort) && order}
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
            <div key={work.id} className={classes["item"]} data-work={work.id} data-looked={!hasMap && work.id === looked}>
              <WorkCard
                work={work}
                to={pathOf(work.id)}
                level={3}
                action={<LikeButton work={work} liked={work.liked} />}
                fit={fits && <WorkFit work={work} residenceStatus={residenceStatus} />}
              />
            </div>
          ))}
          <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
        </Stack>
      </section>
      {(hasMap || looked) && (
        <div className={classes["beside"]}>
          <Suspense fallback={null}>
            {hasMap ? isDrawnHere && <WorksMap /> : isWide && looked && <ListPreview workId={looked} pathOf={pathOf} />}
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Opens and closes the map beside the list; it is in the address, so that Back closes it too. */
function MapSwitch() {
  const { t } = useTranslation("work");
  const [search, setSearch] = useSearchParams();
  const isOn = search.has("map");
  const turn = () => {
    const next = new URLSearchParams(search);
    if (isOn) next.delete("map");
    else next.set("map", "1");
    setSearch(next, { preventScrollReset: true });
  };
  return (
    <Button variant={isOn ? "filled" : "outline"} aria-pressed={isOn} className={classes["mapSwitch"]} onClick={turn}>
      <Icon name="map-pin" />
      {t("list.map")}
    </Button>
  );
}

function SortSelect({ area }: { area: Area }) {
  const { t } = useTranslation("work");
  const { seeker } = useViewer();
  const isSeeker = useIsSeeker(area);
  const [search, setSearch] = useSearchParams();
  const sorts = workSortValues.filter((sort) => !isOwnSort(sort) || seeker);
  return (
    <Select
      aria-label={t("filter.sort")}
      value={readSearch(search, isSeeker).sort}
      choices={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      onChange={(event) => {
        const next = new URLSearchParams(search);
        next.set("sort", event.currentTarget.value);
        setSearch(next);
      }}
    />
  );
}
