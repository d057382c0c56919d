import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { MinimumWage } from "./minimum-wage.entity.ts";

/** Yen an hour in force in each prefecture on a day (YYYY-MM-DD in Japan). */
export async function minimumWagesOn(em: EntityManager, day: string): Promise<ReadonlyMap<string, number>> {
  const rows = await em.find(MinimumWage, { validFrom: { $lte: day } }, { orderBy: { validFrom: "asc" } });
  return new Map(rows.map((row) => [row.prefecture, row.amount]));
}

/** The minimum wages of a day, read once a request. */
export function minimumWagesByDay(ctx: Ctx): DataLoader<string, ReadonlyMap<string, number>> {
  return new DataLoader((days) => Promise.all(days.map((day) => minimumWagesOn(ctx.em, day))), { batch: true });
}

/** Today in Japan. */
export function todayOf(ctx: Ctx): string {
  return jstDate(ctx.now());
}
