import { isDay } from "../../../shared/calendar/jst.ts";
import { brokenCursor, decodeRow, encodeCursor } from "../../../shared/paging/cursor.ts";
import { type KeywordTier, keywordTiers } from "./keyword.sql.ts";
import type { Sql } from "./sql.ts";

export const workSorts = ["NEWEST", "PAY", "CLOSING_SOON", "RELEVANCE", "MATCH", "NEAREST"] as const;
export type WorkSort = (typeof workSorts)[number];

/** Orders by what is computed for one person. */
const computedSorts = ["MATCH", "NEAREST"] as const satisfies readonly WorkSort[];
type ComputedSort = (typeof computedSorts)[number];

export const isComputedSort = (sort: WorkSort): sort is ComputedSort => computedSorts.some((one) => one === sort);

interface Order {
  /** SQL of the first key; ties go to the newest id, so that no row is skipped or repeated. */
  key: string;
  keyType: "timestamptz" | "int" | "date" | "text";
  direction: "asc" | "desc";
}

/** Orders by their first key. Works without deadline close last, works without pay come last. */
const orders: Record<Exclude<WorkSort, ComputedSort | "RELEVANCE">, Order> = {
  NEWEST: { key: "w.published_at", keyType: "timestamptz", direction: "desc" },
  PAY: { key: "coalesce(w.monthly_pay_max, 0)", keyType: "int", direction: "desc" },
  CLOSING_SOON: { key: "coalesce(w.apply_by, '9999-12-31'::date)", keyType: "date", direction: "asc" },
};

/** What a work has before another, whatever the formula gives: one that the person cannot do now, or a part-time work out of reach, stands behind all others. */
export const doableFirst = 101;

const newestLast = "to_char(w.published_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')";

/** Kilometres that count as one: further away, or not known how far. */
export const furthestKilometres = 499;

/** By match: `m.score` and `p.verdict` come from the joined formula, newest first among equals. As text so that one key holds all. */
const byMatch: Order = {
  key: `(lpad((m.score + case when p.verdict = 'NG' or p.is_far then 0 else ${doableFirst} end)::text, 3, '0') || ${newestLast})`,
  keyType: "text",
  direction: "desc",
};

/** What a work that the person can do now has before those they cannot, in the order by distance. */
const doableBeforeAll = 500;

/** The first figures of the key of a work that the person can do, so many kilometres away. */
export const nearestFirst = (kilometres: number): number => furthestKilometres - kilometres + doableBeforeAll;

/** By the way from home: `d.km` and `p.verdict` are joined, the nearest first and the newest among equals; what the person cannot do now comes last. */
const byDistance: Order = {
  key: `(lpad((${furthestKilometres} - d.km + case p.verdict when 'NG' then 0 else ${doableBeforeAll} end)::text, 3, '0') || ${newestLast})`,
  keyType: "text",
  direction: "desc",
};

/** The order asked for a search. */
interface Sorting {
  sort: WorkSort;
  /** The formula is joined: without it there is nothing to match. */
  matches: boolean;
}

/** Relevance is the newest of two lists, one after the other. */
function orderOf({ sort, matches }: Sorting): Order {
  if (!isComputedSort(sort)) return orders[sort === "RELEVANCE" ? "NEWEST" : sort];
  if (!matches) return orders.NEWEST;
  return sort === "MATCH" ? byMatch : byDistance;
}

/** The order of a search and the place where its page begins. */
export interface Paging {
  /** The first key; as text it makes the next cursor. */
  key: Sql;
  direction: "asc" | "desc";
  after: Sql | null;
}

/** Keys as the database writes them, with the offset of its zone. */
const time = /^((?!0000)\d{4}-\d\d-\d\d) ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?)([+-](?:0\d|1[0-4])(?::[0-5]\d)?)$/;
const fits: Readonly<Record<Order["keyType"], (key: string) => boolean>> = {
  timestamptz: (key) => isDay(time.exec(key)?.[1] ?? ""),
  date: isDay,
  int: (key) => /^-?\d{1,9}$/.test(key),
  text: (key) => /^\d{23}$/.test(key),
};

function behind({ key, keyType, direction }: Order, after: string | null | undefined): Sql | null {
  const cursor = decodeRow(after);
  if (!cursor) return null;
  if (typeof cursor.key !== "string" || !fits[keyType](cursor.key)) throw brokenCursor();
  const sign = direction === "desc" ? "<" : ">";
  return { text: `(${key}, w.id) ${sign} (?::${keyType}, ?::uuid)`, values: [cursor.key, cursor.id] };
}

/** The paging of a sort. @throws UserErrors CURSOR_INVALID */
export function pagingOf(sorting: Sorting, after: string | null | undefined): Paging {
  const order = orderOf(sorting);
  return { key: { text: order.key, values: [] }, direction: order.direction, after: behind(order, after) };
}

/** The cursor behind a row. */
export function cursorBehind(key: string, id: string): string {
  return encodeCursor([key, id]);
}

/** The start of a page of relevant works: among those that answer the keyword so well. */
export interface RelevanceStart {
  tier: KeywordTier;
  /** The cursor within those. */
  after: string | null;
}

const marks: Readonly<Record<KeywordTier, string>> = { TITLE: "T", TEXT: "X", NEAR: "N" };

/** Reads the cursor of a search by relevance. @throws UserErrors CURSOR_INVALID */
export function relevanceStart(after: string | null | undefined): RelevanceStart {
  const cursor = decodeRow(after);
  if (!cursor) return { tier: "TITLE", after: null };
  const { key, id } = cursor;
  const tier = typeof key === "string" ? keywordTiers.find((one) => key.startsWith(marks[one])) : undefined;
  if (typeof key !== "string" || !tier) throw brokenCursor();
  return { tier, after: encodeCursor([key.slice(1), id]) };
}

/** The key of a row in a search by relevance: how well it answers, and its key among those that do as well. */
export function relevanceKey(tier: KeywordTier, key: string): string {
  return `${marks[tier]}${key}`;
}
