import type { EntityManager } from "@mikro-orm/postgresql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { operatingTermOn } from "../../site/settings/operating-term.queries.ts";
import { Inquiry } from "./inquiry.entity.ts";

/** Deletes inquiries with all that was done with them when the term that the privacy policy states is over. */
export async function forgetOldInquiries(em: EntityManager, now: Date): Promise<number> {
  const keptDays = await operatingTermOn(em, "INQUIRY_KEPT", jstDate(now));
  return em.nativeDelete(Inquiry, { createdAt: { $lte: new Date(now.getTime() - keptDays * 86_400_000) } });
}
