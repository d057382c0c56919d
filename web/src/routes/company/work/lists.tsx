import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { Button, Checkbox, Group, NativeSelect, Stack, Table, TextInput } from "@mantine/core";
import { useState, useTransition } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { CompanyWorkRow_work } from "#features/company-work/work-row.ts";
import { workStatuses } from "#features/company-work/work-statuses.ts";
import type { CompanyWorksScreenQuery, CompanyWorksScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";
import { BulkActs } from "./+lists/bulk-acts.tsx";
import { CompanyWorkRow } from "./+lists/company-work-row.tsx";
import { WorkFilesButtons } from "./+lists/work-files-buttons.tsx";

const companyWorksScreenQuery: TypedDocumentNode<CompanyWorksScreenQuery, CompanyWorksScreenQueryVariables> = gql`
  query CompanyWorksScreen($filter: CompanyWorkFilter, $after: String) {
    companyWorks(filter: $filter, first: 20, after: $after) {
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
    }
  }
  ${CompanyWorkRow_work}
`;

type Reference = QueryRef<CompanyWorksScreenQuery, CompanyWorksScreenQueryVariables>;

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const search = new URL(request.url).searchParams;
  const status = workStatuses.find((known) => known === search.get("status"));
  return preload(companyWorksScreenQuery, { filter: { keyword: search.get("q"), statuses: status ? [status] : null }, after: null });
}

/** The company's own works, newest first. */
export function Component() {
  const { t } = useTranslation(["company", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { fetchMore } = useQueryRefHandlers(reference);
  const { items, pageInfo, totalCount } = useReadQuery(reference).data.companyWorks;
  const [isLoading, startTransition] = useTransition();
  const canEdit = useViewer().company?.can.editWorks ?? false;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useTitle(t("works.title"));
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          companyWorks: { ...next.companyWorks, items: [...before.companyWorks.items, ...next.companyWorks.items] },
        }),
      });
    });
  const create = canEdit && <LinkButton to={companyPaths.workRegist}>{t("works.create")}</LinkButton>;
  const chosenWorks = items.filter(({ id }) => chosen.includes(id));
  const choose = (id: string, isChosen: boolean) => setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  const chooseAll = (isChosen: boolean) => setChosen(isChosen ? items.map(({ id }) => id) : []);
  const choiceOf = ({ id, title }: { id: string; title: string }) =>
    canEdit && (
      <Checkbox
        aria-label={t("bulk.choose", { title: title || t("works.untitled") })}
        checked={chosen.includes(id)}
        onChange={(event) => choose(id, event.currentTarget.checked)}
      />
    );
  return (
    <Stack gap="lg">
      <PageHeader title={t("works.title")} lead={t("works.count", { count: totalCount })} actions={create} />
      <Group justify="space-between" align="flex-end">
        <Filters />
        {canEdit && <WorkFilesButtons />}
      </Group>
      {chosenWorks.length > 0 && <BulkActs works={chosenWorks} onDone={() => setChosen([])} />}
      {items.length === 0 ? (
        <EmptyState title={t("works.empty")}>{create}</EmptyState>
      ) : (
        <Table.ScrollContainer minWidth={760}>
          <Table verticalSpacing="sm" highlightOnHover bg="white" withTableBorder>
            <Table.Thead>
              <Table.Tr>
                {canEdit && (
                  <Table.Th w={48}>
                    <Checkbox
                      aria-label={t("bulk.chooseAll")}
                      checked={chosenWorks.length === items.length}
                      indeterminate={chosenWorks.length > 0 && chosenWorks.length < items.length}
                      onChange={(event) => chooseAll(event.currentTarget.checked)}
                    />
                  </Table.Th>
                )}
                <Table.Th>{t("works.work")}</Table.Th>
                <Table.Th>{t("works.status")}</Table.Th>
                <Table.Th>{t("works.entries")}</Table.Th>
                <Table.Th>{t("works.likes")}</Table.Th>
                <Table.Th>{t("works.updated")}</Table.Th>
                <Table.Th>{t("works.acts")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {items.map((work) => (
                <CompanyWorkRow key={work.id} work={work} choice={choiceOf(work)} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

function Filters() {
  const { t } = useTranslation(["company", "vocabulary"]);
  const [search, setSearch] = useSearchParams();
  const statuses = workStatuses.map((status) => ({ value: status, label: t(`vocabulary:workStatus.${status}`) }));
  return (
    <form
      role="search"
      key={search.toString()}
      onSubmit={(event) => {
        event.preventDefault();
        const next = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string" && value) next.set(name, value);
        setSearch(next);
      }}
    >
      <Group align="flex-end">
        <TextInput name="q" label={t("works.keyword")} defaultValue={search.get("q") ?? ""} maxLength={100} />
        <NativeSelect
          name="status"
          label={t("works.status")}
          defaultValue={search.get("status") ?? ""}
          data={[{ value: "", label: t("all") }, ...statuses]}
        />
        <Button type="submit" variant="outline">
          {t("common:search")}
        </Button>
      </Group>
    </form>
  );
}

export const ErrorBoundary = ScreenError;
