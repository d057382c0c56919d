import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { entryConditionNames, readEntryListSearch, searchOfView } from "#features/company-entry/entry-list-search.ts";
import type { EntryFiltersQuery, EntryFiltersQueryVariables } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { send, useSend } from "#platform/send.ts";
import { showOutcome } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Checkbox, Input } from "#ui/forms/control.tsx";
import { Icon } from "#ui/icon.tsx";
import { Group } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { deleteEntryFilter, saveEntryFilter } from "./entry-filter.mutations.ts";
import classes from "./saved-filters.module.css";

export const entryFiltersQuery: TypedDocumentNode<EntryFiltersQuery, EntryFiltersQueryVariables> = gql`
  query EntryFilters {
    entryFilters {
      id
      name
      isShared
      viewerCanDelete
      filter {
        keyword
        statuses
        workId
        openOnly
        assigneeId
        unassigned
        tagId
        verdicts
        levelFrom
        waitingDays
        sort
      }
    }
  }
`;

type Saved = EntryFiltersQuery["entryFilters"][number];

/** What of the address a kept view decides about; where the page begins and how it looks stays as it is. */
function conditionsOf(search: URLSearchParams): string {
  const named = [...entryConditionNames, "sort"].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(named).toString();
}

/** The views of the applicants that the member or the company keeps: one press shows one, and what is shown now can be kept. */
export function SavedFilters() {
  const { t } = useTranslation(["applicants", "handling"]);
  const [search] = useSearchParams();
  const { data, refetch } = useQuery(entryFiltersQuery);
  const [isNaming, setNaming] = useState(false);
  const filters = data?.entryFilters ?? [];
  const shown = conditionsOf(search);
  const view = search.get("view");
  const forget = async ({ id, name }: Saved) => {
    const { errors } = await send(deleteEntryFilter, { id });
    showOutcome(errors, t("filters.deleted", { name }));
    await refetch();
  };
  if (filters.length === 0 && shown === "") return null;
  return (
    <Group gap="xs" align="center" component="nav" aria-label={t("filters.title")}>
      {filters.length > 0 && (
        <Text size="sm" tone="dimmed">
          {t("filters.title")}
        </Text>
      )}
      {filters.map((saved) => {
        const kept = new URLSearchParams(searchOfView(saved.filter));
        const isOn = kept.toString() === shown;
        if (view) kept.set("view", view);
        return (
          <span key={saved.id} className={classes["chip"]} data-on={isOn}>
            <Link to={{ search: kept.toString() }} {...(isOn && { "aria-current": "true" as const })}>
              {saved.name}
              {saved.isShared && (
                <>
                  <Icon name="users" size={16} />
                  <span className="visually-hidden">{t("handling:shared")}</span>
                </>
              )}
            </Link>
            {saved.viewerCanDelete && (
              <button type="button" aria-label={t("filters.delete", { name: saved.name })} onClick={() => void forget(saved)}>
                <Icon name="x" size={16} />
              </button>
            )}
          </span>
        );
      })}
      {shown !== "" && (
        <Button variant="subtle" onClick={() => setNaming(true)}>
          {t("filters.save")}
        </Button>
      )}
      {isNaming && <NameDialog onClose={() => setNaming(false)} onSaved={() => void refetch()} />}
    </Group>
  );
}

function NameDialog({ onClose, onSaved }: { onClose(): void; onSaved(): void }) {
  const { t } = useTranslation(["applicants", "handling"]);
  const [search] = useSearchParams();
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const { send, isSending } = useSend();
  const run = async () => {
    const { filter, sort } = readEntryListSearch(search);
    const { errors } = await send(saveEntryFilter, { name, isShared, filter, sort });
    const isDone = showOutcome(errors, t("filters.saved", { name }));
    if (!isDone) return;
    onSaved();
    onClose();
  };
  return (
    <Dialog
      title={t("filters.save")}
      isOpen
      onClose={onClose}
      action={{ label: t("filters.keep"), isLoading: isSending, isDisabled: name.trim() === "", run: () => void run() }}
    >
      <Input
        label={t("filters.name")}
        support={t("filters.nameSupport")}
        value={name}
        maxLength={80}
        data-autofocus
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox label={t("handling:share")} checked={isShared} onChange={({ currentTarget: { checked } }) => setShared(checked)} />
    </Dialog>
  );
}
