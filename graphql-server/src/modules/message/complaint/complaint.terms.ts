import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { addDays, addWorkingDays } from "../../../shared/calendar/working-days.ts";
import { operatingTermOn } from "../../site/settings/operating-term.queries.ts";

/** Last days of a complaint that came in at a moment, by the terms in force on that day. */
export async function complaintDueDays(em: EntityManager, receivedAt: Date): Promise<{ answerDueOn: string; settleDueOn: string }> {
  const day = jstDate(receivedAt);
  const working = await operatingTermOn(em, "COMPLAINT_ANSWER", day);
  const days = await operatingTermOn(em, "COMPLAINT_SETTLE", day);
  return { answerDueOn: addWorkingDays(day, working), settleDueOn: addDays(day, days) };
}
