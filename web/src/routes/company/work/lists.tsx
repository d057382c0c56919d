import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useState, useTransition } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { readWorkListSearch } from "#features/company-work/work-list-search.ts";
import { CompanyWorkRow_work } from "#features/company-work/work-row.ts";
import type { CompanyWorksScreenQuery, CompanyWorksScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { RowCheck } from "#ui/forms/row-check.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Table } from "#ui/lists/table.tsx";
import { EmptyState, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";
import { BulkActs } from "./+lists/bulk-acts.tsx";
import { CompanyWorkRow } from "./+lists/company-work-row.tsx";
import { StatusTabs } from "./+lists/status-tabs.tsx";
import { WorkFilesButtons } from "./+lists/work-files-buttons.tsx";
import { WorkFilters } from "./+lists/work-filters.tsx";

const companyWorksScreenQuery: TypedDocumentNode<CompanyWorksScreenQuery, CompanyWorksScreenQueryVariables> = gql`
  query CompanyWorksScreen($filter: CompanyWorkFilter, $sort: CompanyWorkSort, $after: String) {
    companyWorks(filter: $filter, sort: $sort, first: 20, after: $after) {
      items {
        id
        title
        status
        version
        legalMoves
        ...CompanyWorkRow_work
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
      statusCounts {
        status
        count
      }
    }
  }
  ${CompanyWorkRow_work}
`;

/** Works that are chosen by one press. */
const mostAtOnce = 500;

type Reference = QueryRef<CompanyWorksScreenQuery, CompanyWorksScreenQueryVariables>;

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  return preload(companyWorksScreenQuery, { ...readWorkListSearch(new URL(request.url).searchParams), after: null });
}

/** The company's own works, newest first. */
export function Component() {
  const { t } = useTranslation(["company", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { fetchMore } = useQueryRefHandlers(reference);
  const { items, pageInfo, totalCount, statusCounts } = useReadQuery(reference).data.companyWorks;
  const [isLoading, startTransition] = useTransition();
  const canEdit = useViewer().company?.can.editWorks ?? false;
  const [search] = useSearchParams();
  const isFiltered = search.size > 0;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useTitle(t("works.title"));
  const readPage = async (after: string | null | undefined) => {
    const { data } = await fetchMore({
      variables: { after },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        companyWorks: { ...next.companyWorks, items: [...before.companyWorks.items, ...next.companyWorks.items] },
      }),
    });
    return data?.companyWorks;
  };
  const more = () =>
    startTransition(async () => {
      await readPage(pageInfo.endCursor);
    });
  const chooseMatching = () =>
    startTransition(async () => {
      const ids = items.map(({ id }) => id);
      let next: { endCursor: string | null; hasNextPage: boolean } = pageInfo;
      while (next.hasNextPage && ids.length < mostAtOnce) {
        const page = await readPage(next.endCursor);
        if (!page) break;
        ids.push(...page.items.map(({ id }) => id));
        next = page.pageInfo;
      }
      setChosen(ids);
    });
  const create = canEdit && <LinkButton to={companyPaths.workRegist}>{t("works.create")}</LinkButton>;
  const chosenWorks = items.filter(({ id }) => chosen.includes(id));
  const choose = (id: string, isChosen: boolean) => setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  const chooseAll = (isChosen: boolean) => setChosen(isChosen ? items.map(({ id }) => id) : []);
  const choiceOf = ({ id, title }: { id: string; title: string }) =>
    canEdit && (
      <RowCheck
        label={t("bulk.choose", { title: title || t("works.untitled") })}
        isOn={chosen.includes(id)}
        onToggle={(isOn) => choose(id, isOn)}
      />
    );
  const all = (
    <RowCheck
      label={t("bulk.chooseAll")}
      isOn={chosenWorks.length === items.length}
      isPartly={chosenWorks.length > 0 && chosenWorks.length < items.length}
      onToggle={chooseAll}
    />
  );
  const columns = [
    ...(canEdit ? [{ id: "choice", label: all }] : []),
    { id: "work", label: t("works.work") },
    { id: "status", label: t("works.status") },
    { id: "period", label: t("works.period") },
    { id: "entries", label: t("works.entries") },
    { id: "views", label: t("works.views"), isNumber: true },
    { id: "likes", label: t("works.likes"), isNumber: true },
    { id: "updated", label: t("works.updated") },
    { id: "acts", label: t("works.acts") },
  ];
  return (
    <Stack gap="lg">
      <PageHeader title={t("works.title")} lead={t("works.count", { count: totalCount })} actions={create} />
      <WorkFilters />
      <Group justify="space-between" align="flex-end">
        <StatusTabs counts={statusCounts} />
        {canEdit && <WorkFilesButtons />}
      </Group>
      {chosen.length > 0 && <BulkActs works={chosenWorks} onDone={() => setChosen([])} />}
      {chosenWorks.length > 0 && chosenWorks.length === items.length && pageInfo.hasNextPage && (
        <Group>
          <Button variant="subtle" loading={isLoading} onClick={chooseMatching}>
            {t("bulk.chooseMatching", { count: Math.min(totalCount, mostAtOnce) })}
          </Button>
        </Group>
      )}
      {items.length === 0 ? (
        <EmptyState title={t(isFiltered ? "works.noMatch" : "works.empty")}>
          {isFiltered ? <Link to={{ search: "" }}>{t("works.clear")}</Link> : create}
        </EmptyState>
      ) : (
        <Table columns={columns}>
          {items.map((work) => (
            <CompanyWorkRow key={work.id} work={work} choice={choiceOf(work)} />
          ))}
        </Table>
      )}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
