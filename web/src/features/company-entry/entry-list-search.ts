import { tableSearch } from "#features/admin-table/table-search.ts";
import type { CompanyEntryFilter, CompanyEntrySort, EntryFiltersQuery } from "#graphql/operations.ts";
import { companyEntrySortValues } from "#graphql/values/company-entry-sort.ts";
import { entryStatusValues } from "#graphql/values/entry-status.ts";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { permissionVerdictValues } from "#graphql/values/permission-verdict.ts";

/** Days after which an application has waited for so long. */
export const waitingSteps = ["3", "7", "14", "30"] as const;
/** In the place of a state: all that have not ended. */
export const openOnly = "OPEN";
/** In the place of a member: nobody in particular. */
export const nobody = "NONE";
/** Names of the conditions in the address. */
export const entryConditionNames = ["q", "status", "work", "verdict", "level", "waiting", "assignee", "tag"] as const;

export interface EntryListSearch {
  filter: CompanyEntryFilter;
  sort: CompanyEntrySort;
}

/** Reads what the address of the list of applicants asks for; what makes no sense counts as not asked. */
export function readEntryListSearch(source: Request | URLSearchParams): EntryListSearch {
  const search = tableSearch(source);
  const status = search.choice("status", entryStatusValues);
  const verdict = search.choice("verdict", permissionVerdictValues);
  const waiting = search.choice("waiting", waitingSteps);
  const assignee = search.text("assignee");
  return {
    filter: {
      keyword: search.text("q")?.slice(0, 100) ?? null,
      statuses: status ? [status] : null,
      openOnly: search.text("status") === openOnly || null,
      workId: search.text("work"),
      verdicts: verdict ? [verdict] : null,
      levelFrom: search.choice("level", japaneseLevelValues),
      waitingDays: waiting ? Number(waiting) : null,
      assigneeId: assignee === nobody ? null : assignee,
      unassigned: assignee === nobody || null,
      tagId: search.text("tag"),
    },
    sort: search.sort(companyEntrySortValues, "OPEN_FIRST"),
  };
}

type Kept = EntryFiltersQuery["entryFilters"][number]["filter"];

/** The conditions of a kept view as the address has them. */
export function searchOfView(view: Kept): Record<string, string> {
  const said = {
    q: view.keyword,
    status: view.statuses[0] ?? (view.openOnly ? openOnly : null),
    work: view.workId,
    verdict: view.verdicts[0] ?? null,
    level: view.levelFrom,
    waiting: view.waitingDays === null ? null : String(view.waitingDays),
    assignee: view.unassigned ? nobody : view.assigneeId,
    tag: view.tagId,
    sort: view.sort === "OPEN_FIRST" ? null : view.sort,
  };
  return Object.fromEntries(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
