import { type FilterQuery, type QueryOrderMap, raw } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { brokenCursor, decodeCursor, decodeRow, keyOf, pageSize } from "../../../shared/paging/cursor.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import { type Page, type PageInput, pageOf } from "../../../shared/paging/page.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { type EntryStatus, endedEntryStatuses } from "../entry/entry.vocabulary.ts";
import { openFirst, waitingSince } from "../entry/entry-openness.ts";

/** OPEN_FIRST: those under way before those that have ended, each by the latest move. LONGEST_WAITING: under way and longest unmoved first. */
export const companyEntrySorts = ["LATEST_MOVE", "OPEN_FIRST", "LONGEST_WAITING", "NEWEST"] as const;
export type CompanyEntrySort = (typeof companyEntrySorts)[number];

/** The parts of a keyset query. */
interface Order {
  where: FilterQuery<Entry>;
  orderBy: QueryOrderMap<Entry> | QueryOrderMap<Entry>[];
  limit: number;
  page(rows: readonly Entry[]): Page<Entry>;
}

const hasEnded = (status: EntryStatus) => endedEntryStatuses.some((ended) => ended === status);
const never = "infinity";

function behindOpen(after: string | null | undefined): FilterQuery<Entry> {
  const keys = decodeCursor(after, 3);
  if (!keys) return {};
  const [open, moved = null, id] = keys;
  const at = keyOf("TIME", moved);
  if ((open !== 0 && open !== 1) || !(at instanceof Date) || typeof id !== "string" || !isId(id)) throw brokenCursor();
  return {
    [raw((alias) => `(${openFirst(alias)}, ${alias}.moved_at, ${alias}.id) < (?::int, ?::timestamptz, ?::uuid)`, [open, at, id])]: [],
  };
}

function byOpenness({ after, first }: PageInput): Order {
  const size = pageSize(first);
  return {
    where: behindOpen(after),
    orderBy: [{ [raw(openFirst)]: "desc" }, { movedAt: "desc" }, { id: "desc" }],
    limit: size + 1,
    page: (rows) => pageOf(rows, size, ({ id, movedAt, status }) => [hasEnded(status) ? 0 : 1, movedAt, id]),
  };
}

function behindWaiting(after: string | null | undefined): FilterQuery<Entry> {
  const cursor = decodeRow(after);
  if (!cursor) return {};
  const since = cursor.key === never ? never : keyOf("TIME", cursor.key);
  if (since !== never && !(since instanceof Date)) throw brokenCursor();
  return { [raw((alias) => `(${waitingSince(alias)}, ${alias}.id) > (?::timestamptz, ?::uuid)`, [since, cursor.id])]: [] };
}

function byWaiting({ after, first }: PageInput): Order {
  const size = pageSize(first);
  return {
    where: behindWaiting(after),
    orderBy: [{ [raw(waitingSince)]: "asc" }, { id: "asc" }],
    limit: size + 1,
    page: (rows) => pageOf(rows, size, ({ id, movedAt, status }) => [hasEnded(status) ? never : movedAt, id]),
  };
}

/** The parts of a keyset query of a company's applications in the order asked for. */
export function companyEntryOrder(sort: CompanyEntrySort, input: PageInput): Order {
  if (sort === "OPEN_FIRST") return byOpenness(input);
  if (sort === "LONGEST_WAITING") return byWaiting(input);
  return keyset(latestBy(sort === "NEWEST" ? "createdAt" : "movedAt"), input);
}
