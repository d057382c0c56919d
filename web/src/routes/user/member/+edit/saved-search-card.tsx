import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { deleteSearch } from "#features/saved-search/saved-search.mutations.ts";
import { searchPath, searchText } from "#features/saved-search/saved-search-text.ts";
import type { ChangeSavedSearchInput, SavedSearchCard_SearchFragment } from "#graphql/operations.ts";
import { alertFrequencyValues } from "#graphql/values/alert-frequency.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { showToast } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/forms/control.tsx";
import { Switch } from "#ui/forms/switch.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { changeSearch } from "./member.mutations.ts";
import { SavedSearchCard_search } from "./saved-search-card.fragment.ts";

interface SavedSearchCardProps {
  search: FragmentType<SavedSearchCard_SearchFragment>;
  onChanged(): void;
}

/** One saved search: run it, be told of new works, or forget it. */
export function SavedSearchCard({ search, onChanged }: SavedSearchCardProps) {
  const { t } = useTranslation(["settings", "work", "search", "vocabulary"]);
  const { data, complete } = useFragment({ fragment: SavedSearchCard_search, fragmentName: "SavedSearchCard_search", from: search });
  if (!complete) return null;
  const tell = (problem: string | undefined, done: string) =>
    showToast(problem ? { type: "danger", title: problem } : { type: "success", title: done });
  const save = async (changes: Omit<ChangeSavedSearchInput, "id">) => {
    const { errors } = await send(changeSearch, { id: data.id, ...changes });
    const isAsked = changes.alert && errors.length === 0 && data.alert === "OFF";
    tell(errors[0]?.message, isAsked ? t("searches.mailSent") : t("saved"));
  };
  const forget = async () => {
    const { errors } = await send(deleteSearch, { id: data.id });
    tell(errors[0]?.message, t("searches.deleted"));
    onChanged();
  };
  return (
    <Card padding="lg" component="article">
      <Stack gap="sm">
        <Title order={2} size={3}>
          {data.name}
        </Title>
        <Text size="sm">{searchText(t, data.filter) || t("searches.all")}</Text>
        <Group gap="lg" align="center">
          <Switch isOn={data.alert !== "OFF"} label={t("searches.wantMail")} onToggle={(alert) => void save({ alert })} />
          {data.alert !== "OFF" && (
            <Select
              aria-label={t("searches.frequency")}
              value={data.frequency}
              choices={alertFrequencyValues.map((value) => ({ value, label: t(`frequency.${value}`) }))}
              onChange={(event) => void save({ frequency: event.currentTarget.value === "WEEKLY" ? "WEEKLY" : "DAILY" })}
            />
          )}
        </Group>
        {data.alert === "UNCONFIRMED" && (
          <Text size="sm" strong tone="warning">
            {t("searches.unconfirmed")}
          </Text>
        )}
        <Group>
          <LinkButton to={searchPath(data.filter)}>{t("searches.run")}</LinkButton>
          <Button variant="subtle" color="red" onClick={() => void forget()} aria-label={t("searches.deleteOf", { name: data.name })}>
            {t("searches.delete")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
