import { gql, type TypedDocumentNode } from "@apollo/client";
import { useLazyQuery, useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useCompanyBlock } from "#features/blocked-company/block-company.ts";
import { CompanyName, companyName } from "#features/company/company-name.tsx";
import type {
  BlockedSectionQuery,
  BlockedSectionQueryVariables,
  CompaniesNamedQuery,
  CompaniesNamedQueryVariables,
} from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Input } from "#ui/forms/control.tsx";
import { FilterForm } from "#ui/forms/filter-form.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Notice } from "#ui/notice.tsx";
import { ErrorPanel, ListSkeleton } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

const blockedQuery: TypedDocumentNode<BlockedSectionQuery, BlockedSectionQueryVariables> = gql`
  query BlockedSection {
    blockedCompanies {
      id
      name
      nameEn
    }
  }
`;

const namedQuery: TypedDocumentNode<CompaniesNamedQuery, CompaniesNamedQueryVariables> = gql`
  query CompaniesNamed($keyword: String!) {
    companiesNamed(keyword: $keyword) {
      id
      name
      nameEn
    }
  }
`;

interface NamedCompany {
  id: string;
  name: string;
  nameEn: string | null;
}

/** Companies that see nothing of the seeker: who they are, and a search for another one. */
export function BlockedSection() {
  const { t } = useTranslation("settings");
  const { data, error, refetch } = useQuery(blockedQuery, { fetchPolicy: "cache-and-network" });
  const { block, unblock } = useCompanyBlock();
  if (error) return <ErrorPanel message={t("common:error.unknown")} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  const settle = async (problem: string | undefined, done: string) => {
    await refetch();
    showToast(problem ? { type: "danger", title: problem } : { type: "success", title: done });
  };
  return (
    <Stack gap="lg">
      <Card padding="lg" component="section">
        <Stack gap="md">
          <Title order={2} size={3}>
            {t("blocked.list")}
          </Title>
          {data.blockedCompanies.length === 0 && <Text tone="dimmed">{t("blocked.none")}</Text>}
          {data.blockedCompanies.map((company) => (
            <Group key={company.id} justify="space-between">
              <Text>
                <CompanyName company={company} />
              </Text>
              <Button
                variant="outline"
                aria-label={t("blocked.unblockOf", { name: companyName(company) })}
                onClick={() => void unblock(company.id).then((problem) => settle(problem, t("blocked.unblocked")))}
              >
                {t("blocked.unblock")}
              </Button>
            </Group>
          ))}
        </Stack>
      </Card>
      <CompanySearch
        isBlocked={(id) => data.blockedCompanies.some((company) => company.id === id)}
        onBlock={(id) => void block(id).then((problem) => settle(problem, t("blocked.blocked")))}
      />
    </Stack>
  );
}

function CompanySearch({ isBlocked, onBlock }: { isBlocked(id: string): boolean; onBlock(id: string): void }) {
  const { t } = useTranslation("settings");
  const [chosen, setChosen] = useState<NamedCompany | null>(null);
  const [search, { data, loading }] = useLazyQuery(namedQuery, { fetchPolicy: "network-only" });
  const found = data?.companiesNamed.filter(({ id }) => !isBlocked(id));
  return (
    <Card padding="lg" component="section">
      <FilterForm
        onFilter={(said) => {
          const keyword = said.get("keyword");
          if (keyword) void search({ variables: { keyword } });
        }}
      >
        <Stack gap="md">
          <Title order={2} size={3}>
            {t("blocked.add")}
          </Title>
          <Input name="keyword" label={t("blocked.companyName")} maxLength={80} />
          <Group>
            <Button type="submit" variant="outline" loading={loading}>
              {t("common:search")}
            </Button>
          </Group>
          {found?.length === 0 && (
            <Notice tone="info" role="status">
              {t("blocked.notFound")}
            </Notice>
          )}
          {found?.map((company) => (
            <Group key={company.id} justify="space-between">
              <Text>
                <CompanyName company={company} />
              </Text>
              <Button color="red" aria-label={t("blocked.blockOf", { name: companyName(company) })} onClick={() => setChosen(company)}>
                {t("blocked.block")}
              </Button>
            </Group>
          ))}
        </Stack>
      </FilterForm>
      <Dialog
        title={t("blocked.blockOf", { name: chosen ? companyName(chosen) : "" })}
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        action={{
          label: t("blocked.block"),
          isLoading: false,
          run: () => {
            if (chosen) onBlock(chosen.id);
            setChosen(null);
          },
        }}
      >
        <Text>{t("blocked.warning")}</Text>
      </Dialog>
    </Card>
  );
}
