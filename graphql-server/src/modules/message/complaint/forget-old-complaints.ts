import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { operatingTermOn } from "../../site/settings/operating-term.queries.ts";

/** Deletes complaints with their steps when the term after their end is over. */
export async function forgetOldComplaints(em: EntityManager, now: Date): Promise<void> {
  const years = await operatingTermOn(em, "COMPLAINT_KEPT", jstDate(now));
  await em.execute("delete from complaint where settled_at <= ?::timestamptz - make_interval(years => ?::int)", [now, years]);
}
