import { type FilterQuery, type QueryOrderMap, raw } from "@mikro-orm/postgresql";
import { isDay } from "../../../shared/calendar/jst.ts";
import { brokenCursor, decodeRow, pageSize } from "../../../shared/paging/cursor.ts";
import { keyset } from "../../../shared/paging/keyset.ts";
import { type Page, type PageInput, pageOf } from "../../../shared/paging/page.ts";
import { confirmedForDays, publishedUntil } from "../posting/published-until.ts";
import type { Work } from "../posting/work.entity.ts";

/** CLOSING_SOON: the next last day first; works without one or at their end stand behind. */
export const companyWorkSorts = ["NEWEST", "UPDATED_LAST", "CLOSING_SOON", "MOST_ENTRIES", "MOST_VIEWED"] as const;
export type CompanyWorkSort = (typeof companyWorkSorts)[number];

const columns = {
  NEWEST: { key: "createdAt", kind: "TIME", direction: "desc" },
  UPDATED_LAST: { key: "updatedAt", kind: "TIME", direction: "desc" },
  MOST_ENTRIES: { key: "entryCount", kind: "WHOLE", direction: "desc" },
  MOST_VIEWED: { key: "viewCount", kind: "WHOLE", direction: "desc" },
} as const;

const never = "9999-12-31";
const ended = ["CLOSED", "FILLED", "EXPIRED"];
const lastDay = (alias: string) =>
  `coalesce(case when ${alias}.status not in (${ended.map((status) => `'${status}'`).join(", ")}) then least(${alias}.apply_by, case when ${alias}.status = 'OPEN' then ${alias}.confirmed_on + ${confirmedForDays} end) end, '${never}'::date)`;

/** Condition for the works that close later than the last of the page before. */
function closingLater(after: string | null | undefined): FilterQuery<Work> {
  const cursor = decodeRow(after);
  if (!cursor) return {};
  const { key: last, id } = cursor;
  if (typeof last !== "string" || !isDay(last)) throw brokenCursor();
  return { [raw((alias) => `(${lastDay(alias)}, ${alias}.id) > (?::date, ?::uuid)`, [last, id])]: [] };
}

function byClosing({ first, after }: PageInput) {
  const size = pageSize(first);
  const orderBy: QueryOrderMap<Work>[] = [{ [raw(lastDay)]: "asc" }, { id: "asc" }];
  return {
    where: closingLater(after),
    orderBy,
    limit: size + 1,
    page(rows: readonly Work[]): Page<Work> {
      return pageOf(rows, size, (work) => [
        (ended.includes(work.status) ? null : (publishedUntil(work) ?? work.applyBy)) ?? never,
        work.id,
      ]);
    },
  };
}

/** The parts of a keyset query of a company's works. */
export function companyWorkOrder(sort: CompanyWorkSort, input: PageInput) {
  return sort === "CLOSING_SOON" ? byClosing(input) : keyset(columns[sort], input);
}
