import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { Button, Card, Group, NativeSelect, Stack, Switch, Text, Title } from "@mantine/core";
import { searchParamsOf, searchText } from "#features/saved-search/saved-search-text.ts";
import type {
  ChangeSavedSearchInput,
  ChangeSavedSearchMutation,
  ChangeSavedSearchMutationVariables,
  DeleteSavedSearchMutation,
  DeleteSavedSearchMutationVariables,
  SavedSearchCard_SearchFragment,
} from "#graphql/operations.ts";
import { alertFrequencyValues } from "#graphql/values.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { LinkButton } from "#ui/link-button.tsx";

export const SavedSearchCard_search: TypedDocumentNode<SavedSearchCard_SearchFragment> = gql`
  fragment SavedSearchCard_search on SavedSearch {
    id
    name
    alert
    frequency
    filter {
      keyword
      prefectures
      categories
      employmentTypes
      japaneseLevel
      monthlyPayMin
      remote
      visaSupport
      beginnerWelcome
    }
  }
`;

const changeSearch: TypedDocumentNode<ChangeSavedSearchMutation, ChangeSavedSearchMutationVariables> = gql`
  mutation ChangeSavedSearch($input: ChangeSavedSearchInput!) {
    changeSavedSearch(input: $input) {
      savedSearch {
        id
        ...SavedSearchCard_search
      }
      errors {
        message
      }
    }
  }
  ${SavedSearchCard_search}
`;

const deleteSearch: TypedDocumentNode<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables> = gql`
  mutation DeleteSavedSearch($input: DeleteSavedSearchInput!) {
    deleteSavedSearch(input: $input) {
      deletedId
      errors {
        message
      }
    }
  }
`;

interface SavedSearchCardProps {
  search: FragmentType<SavedSearchCard_SearchFragment>;
  onChanged(): void;
}

/** One saved search: run it, be told of new works, or forget it. */
export function SavedSearchCard({ search, onChanged }: SavedSearchCardProps) {
  const { t } = useTranslation(["settings", "work", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: SavedSearchCard_search, fragmentName: "SavedSearchCard_search", from: search });
  const [change] = useMutation(changeSearch);
  const [remove] = useMutation(deleteSearch);
  if (!complete) return null;
  const tell = (problem: string | undefined, done: string) =>
    showToast(problem ? { type: "danger", title: problem } : { type: "success", title: done });
  const save = async (changes: Omit<ChangeSavedSearchInput, "id">) => {
    const { data: saved } = await change({ variables: { input: { id: data.id, ...changes } } });
    const isAsked = changes.alert && saved?.changeSavedSearch.errors.length === 0 && data.alert === "OFF";
    tell(saved?.changeSavedSearch.errors[0]?.message, isAsked ? t("searches.mailSent") : t("saved"));
  };
  const forget = async () => {
    const { data: gone } = await remove({ variables: { input: { id: data.id } } });
    tell(gone?.deleteSavedSearch.errors[0]?.message, t("searches.deleted"));
    onChanged();
  };
  return (
    <Card withBorder padding="lg" component="article">
      <Stack gap="sm">
        <Title order={2} size="h4">
          {data.name}
        </Title>
        <Text size="sm">{searchText(t, data.filter) || t("searches.all")}</Text>
        <Group gap="lg" align="center">
          <Switch
            size="md"
            checked={data.alert !== "OFF"}
            label={t("searches.wantMail")}
            onChange={(event) => void save({ alert: event.currentTarget.checked })}
          />
          {data.alert !== "OFF" && (
            <NativeSelect
              aria-label={t("searches.frequency")}
              value={data.frequency}
              data={alertFrequencyValues.map((value) => ({ value, label: t(`frequency.${value}`) }))}
              onChange={(event) => void save({ frequency: event.currentTarget.value === "WEEKLY" ? "WEEKLY" : "DAILY" })}
            />
          )}
        </Group>
        {data.alert === "UNCONFIRMED" && (
          <Text size="sm" fw={700} c="#8b3200">
            {t("searches.unconfirmed")}
          </Text>
        )}
        <Group>
          <LinkButton to={`${userPaths.works}?${searchParamsOf(data.filter)}`}>{t("searches.run")}</LinkButton>
          <Button variant="subtle" color="red" onClick={() => void forget()} aria-label={t("searches.deleteOf", { name: data.name })}>
            {t("searches.delete")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
