import type { Sql } from "./sql.ts";
import type { Paging } from "./work.search-order.ts";

/** A page of a search as it is asked of the database. `w` is the work, `c` its company. */
export interface PageQuestion {
  /** SQL of the columns to show of a work. */
  row: string;
  where: Sql;
  paging: Paging;
  limit: number;
}

/**
 * The number of works looked at one by one in the order of the list. A search that fills a page from so few is a common one; any other has
 * few enough matches to gather. Text and tokens are stored outside the row, so comparing them costs ten times as much.
 */
const blockSize = { plain: 3_000, text: 300 };

/** The number of works to look at first. */
export function firstBlock({ where }: PageQuestion): number {
  return where.text.includes("w.search_") ? blockSize.text : blockSize.plain;
}

/** The number to look at when the first block gave works but no full page; undefined when gathering is likely to be cheaper. */
export function secondBlock(question: PageQuestion, found: number): number | undefined {
  const first = firstBlock(question);
  const needed = Math.ceil((1.5 * first * question.limit) / Math.max(found, 1));
  return needed <= first * 6 ? needed : undefined;
}

const nothing: Sql = { text: "", values: [] };
const and = (condition: Sql | null): Sql => (condition ? { text: ` and ${condition.text}`, values: condition.values } : nothing);

/** Walks the open works in the order of an index: the whole list, or only the given number from its beginning. */
export function walkStatement({ row, where, paging, limit }: PageQuestion, extent: "all" | number): Sql {
  const { key, direction } = paging;
  const after = and(paging.after);
  const order = `order by ${key.text} ${direction}, w.id ${direction}`;
  const block = `(select * from work w where w.status = 'OPEN'${after.text} ${order} limit ${extent})`;
  const [source, rest] = extent === "all" ? ["work", after] : [block, nothing];
  return {
    text: `select ${key.text}::text as key, w.id, ${row} as row
      from ${source} w join company c on c.id = w.company_id where ${where.text}${rest.text} ${order} limit ${limit}`,
    // An indexed order has no values of its own.
    values: extent === "all" ? [...where.values, ...after.values] : [...after.values, ...where.values],
  };
}

/** Gathers every match by whichever index finds them, then sorts. The fence keeps the planner from walking the list for a rare term. */
export function gatherStatement({ row, where, paging, limit }: PageQuestion): Sql {
  const { key, direction } = paging;
  const after = and(paging.after);
  return {
    text: `with found as materialized (
        select w.id, ${key.text} as key from work w join company c on c.id = w.company_id
        where ${where.text}${after.text}
      ), page as (select id, key from found order by key ${direction}, id ${direction} limit ${limit})
      select page.key::text as key, w.id, ${row} as row
      from page join work w on w.id = page.id join company c on c.id = w.company_id
      order by page.key ${direction}, page.id ${direction}`,
    values: [...key.values, ...where.values, ...after.values],
  };
}
