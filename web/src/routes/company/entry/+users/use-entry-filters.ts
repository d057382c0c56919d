import { useSearchParams } from "react-router-dom";
import type { AdminFilter } from "#features/admin-table/admin-column.ts";
import { useEntryChoices } from "#features/company-entry/entry-choices.ts";
import { nobody, openOnly, waitingSteps } from "#features/company-entry/entry-list-search.ts";
import { entryStatusValues } from "#graphql/values/entry-status.ts";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { permissionVerdictValues } from "#graphql/values/permission-verdict.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";

/** The filters of the applicants; on the board, whose columns are the states, without the state. */
export function useEntryFilters(): readonly AdminFilter[] {
  const { t } = useTranslation(["company", "vocabulary", "applicants", "handling", "matching"]);
  const [search] = useSearchParams();
  const { members, tags, works } = useEntryChoices();
  const own = useViewer().company?.id;
  const named = (items: readonly { id: string; name: string }[]) => items.map(({ id, name }) => ({ value: id, label: name }));
  const others = members.filter(({ id }) => id !== own);
  const assignees = [
    ...(members.length > others.length && own ? [{ value: own, label: t("handling:me") }] : []),
    { value: nobody, label: t("handling:nobody") },
    ...named(others),
  ];
  const states = [
    { value: openOnly, label: t("handling:list.openOnly") },
    ...entryStatusValues.map((status) => ({ value: status, label: t(`vocabulary:entryStatus.${status}`) })),
  ];
  const choice = (name: string, label: string, choices: readonly { value: string; label: string }[]): AdminFilter => ({
    kind: "choice",
    name,
    label,
    choices,
  });
  const all: (AdminFilter | false)[] = [
    { kind: "text", name: "q", label: t("entries.keyword") },
    search.get("view") !== "board" && choice("status", t("entries.status"), states),
    choice(
      "work",
      t("applicants:list.work"),
      works.map(({ id, title }) => ({ value: id, label: title || t("works.untitled") })),
    ),
    choice(
      "verdict",
      t("handling:list.permission"),
      permissionVerdictValues.map((value) => ({ value, label: t(`matching:permission.badge.${value}`) })),
    ),
    choice(
      "level",
      t("applicants:list.level"),
      japaneseLevelValues
        .slice(1)
        .map((value) => ({ value, label: t("handling:list.levelFrom", { level: t(`vocabulary:japaneseLevel.${value}`) }) })),
    ),
    choice(
      "waiting",
      t("handling:list.waiting"),
      waitingSteps.map((days) => ({ value: days, label: t("handling:list.waitingFrom", { days }) })),
    ),
    choice("assignee", t("handling:assignee"), assignees),
    tags.length > 0 && choice("tag", t("handling:tag"), named(tags)),
  ];
  return all.filter((filter) => filter !== false);
}
