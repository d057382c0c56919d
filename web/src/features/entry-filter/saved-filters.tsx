import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { EntryFiltersQuery, EntryFiltersQueryVariables } from "#graphql/operations.ts";
import { entryStatusValues } from "#graphql/values/entry-status.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { send, useSend } from "#platform/send.ts";
import { showOutcome } from "#platform/toast/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Input } from "#ui/forms/control.tsx";
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
      filter {
        keyword
        statuses
        workId
      }
    }
  }
`;

type Saved = EntryFiltersQuery["entryFilters"][number];

/** The address of a kept filter; list or board stays as it is. */
function searchOf({ keyword, statuses, workId }: Saved["filter"], view: string | null): string {
  const [status] = statuses;
  const values = { ...(keyword && { q: keyword }), ...(status && { status }), ...(workId && { work: workId }), ...(view && { view }) };
  return new URLSearchParams(values).toString();
}

/** The member's saved filters of the applicants: one press applies one, and the current one can be saved. */
export function SavedFilters() {
  const { t } = useTranslation("applicants");
  const [search] = useSearchParams();
  const { data, refetch } = useQuery(entryFiltersQuery);
  const [isNaming, setNaming] = useState(false);
  const filters = data?.entryFilters ?? [];
  const isFiltered = ["q", "status", "work"].some((name) => search.get(name));
  const forget = async ({ id, name }: Saved) => {
    const { errors } = await send(deleteEntryFilter, { id });
    showOutcome(errors, t("filters.deleted", { name }));
    await refetch();
  };
  if (filters.length === 0 && !isFiltered) return null;
  return (
    <Group gap="xs" align="center" component="nav" aria-label={t("filters.title")}>
      {filters.length > 0 && (
        <Text size="sm" tone="dimmed">
          {t("filters.title")}
        </Text>
      )}
      {filters.map((saved) => {
        const to = searchOf(saved.filter, search.get("view"));
        return (
          <span key={saved.id} className={classes["chip"]} data-on={to === search.toString()}>
            <Link to={{ search: to }} {...(to === search.toString() && { "aria-current": "true" as const })}>
              {saved.name}
            </Link>
            <button type="button" aria-label={t("filters.delete", { name: saved.name })} onClick={() => void forget(saved)}>
              <Icon name="x" size={16} />
            </button>
          </span>
        );
      })}
      {isFiltered && (
        <Button variant="subtle" onClick={() => setNaming(true)}>
          {t("filters.save")}
        </Button>
      )}
      {isNaming && <NameDialog onClose={() => setNaming(false)} onSaved={() => void refetch()} />}
    </Group>
  );
}

function NameDialog({ onClose, onSaved }: { onClose(): void; onSaved(): void }) {
  const { t } = useTranslation("applicants");
  const [search] = useSearchParams();
  const [name, setName] = useState("");
  const { send, isSending } = useSend();
  const run = async () => {
    const status = entryStatusValues.find((known) => known === search.get("status"));
    const filter = { keyword: search.get("q"), statuses: status ? [status] : null, workId: search.get("work") };
    const { errors } = await send(saveEntryFilter, { name, filter });
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
    </Dialog>
  );
}
