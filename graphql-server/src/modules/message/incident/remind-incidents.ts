import { type FilterQuery, LockMode } from "@mikro-orm/core";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { currentOperator } from "../../site/page/operator.queries.ts";
import { DataIncident } from "./data-incident.entity.ts";
import { clocksOf } from "./incident-clocks.ts";

/** What is due by a day and not done. */
function dueBy(incident: DataIncident, day: string): string[] {
  const { mustReport, preliminaryAimOn, preliminaryDueOn, finalDueOn } = clocksOf(incident);
  if (!mustReport) return [];
  const { number, preliminaryReportedAt, finalReportedAt } = incident;
  return [
    ...(!preliminaryReportedAt && preliminaryAimOn <= day ? [`${number}：速報 ${preliminaryDueOn} まで`] : []),
    ...(!finalReportedAt && addDays(finalDueOn, -6) <= day ? [`${number}：確報 ${finalDueOn} まで`] : []),
  ];
}

/**
 * Tells the operator each day of reports that are due: of the first from the day it should be done, of the final one in its last week.
 * @returns of how many reports it told
 */
export async function remindIncidents(ctx: Ctx): Promise<number> {
  const today = jstDate(ctx.now());
  return runInTransaction(ctx.em, async (em) => {
    const open: FilterQuery<DataIncident> = { status: "OPEN", $or: [{ remindedOn: null }, { remindedOn: { $lt: today } }] };
    const incidents = await em.find(DataIncident, open, {
      orderBy: { id: "asc" },
      limit: 100,
      lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
    });
    const lines = incidents.flatMap((incident) => {
      const due = dueBy(incident, today);
      if (due.length > 0) incident.remindedOn = today;
      return due;
    });
    if (lines.length === 0) return 0;
    const { email } = await currentOperator({ em, now: ctx.now });
    ctx.mail(em, { to: email, template: "incidents-due", locale: "ja", params: { count: lines.length, lines: lines.join("\n") } });
    await em.flush();
    return lines.length;
  });
}
