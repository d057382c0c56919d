import type { EntityManager } from "@mikro-orm/postgresql";
import { readTogether } from "../../../platform/database/read-together.ts";
import type { Sql } from "./sql.ts";
import type { WorkRow } from "./work.search-row.ts";
import type { PageQuestion } from "./work.search-statements.ts";

/** A row of a page: the first key of its order, and the work. */
export interface Found<R = WorkRow> {
  key: string;
  id: string;
  row: R;
}

/** A computed order: the formula to join, and the rounds in which its best works are found. */
export interface ComputedOrder {
  join: Sql;
  /**
   * Narrow ones first; the last looks at all works, `within` null. `unseen`: the most that a work which none so far looked at can have in the first three
   * figures of its key.
   */
  rounds: readonly { within: Sql | null; unseen: number }[];
}

export const both = (one: Sql, other: Sql): Sql => ({ text: `${one.text} and ${other.text}`, values: [...one.values, ...other.values] });

/** Text of a condition behind others. */
const and = (condition: Sql | null): Sql =>
  condition ? { text: ` and ${condition.text}`, values: condition.values } : { text: "", values: [] };

/** The best of what the rounds so far found, as the page would show it. */
const bestOf = (rounds: number, limit: number) => {
  const lists = Array.from({ length: rounds }, (_, index) => `select id, key from round_${index}`);
  return `(select id, key from (${lists.join(" union ")}) found order by key desc, id desc limit ${limit})`;
};

/**
 * The page of a computed order in one statement, exact: a further round only runs while a work that none has looked at could stand on the page.
 * Equals go by day, so one with as many points as the last of the page could stand before it. A round of which no
 * row is wanted is not begun.
 */
function bestStatement({ row, where, paging, limit }: PageQuestion, { join, rounds }: ComputedOrder): Sql {
  const { key } = paging;
  const after = and(paging.after);
  const parts = rounds.map(({ within, unseen }, index): Sql => {
    const narrowed = and(within);
    const wanted = index === 0 ? limit : `(select case when is_done then 0 else ${limit} end from state_${index - 1})`;
    const found = `round_${index} as materialized (
      select w.id, ${key.text} as key from work w join company c on c.id = w.company_id ${join.text}
      where ${where.text}${narrowed.text}${after.text} order by 2 desc, 1 desc limit ${wanted})`;
    const state = `state_${index} as materialized (
      select count(*) = ${limit} and min(left(key, 3))::int > ${unseen} as is_done from ${bestOf(index + 1, limit)} best)`;
    return {
      text: within ? `${found}, ${state}` : found,
      values: [...key.values, ...join.values, ...where.values, ...narrowed.values, ...after.values],
    };
  });
  return {
    text: `with ${parts.map(({ text }) => text).join(", ")}
      select page.key, w.id, ${row} as row from ${bestOf(rounds.length, limit)} page
      join work w on w.id = page.id join company c on c.id = w.company_id order by page.key desc, page.id desc`,
    values: parts.flatMap(({ values }) => values),
  };
}

/** Reads the page of a computed order, together with what else is asked for: it is one part of a person's screen. */
export function readBest<R = WorkRow>(em: EntityManager, question: PageQuestion, order: ComputedOrder): Promise<Found<R>[]> {
  return readTogether<Found<R>>(em, { ...bestStatement(question, order), prepared: true });
}
