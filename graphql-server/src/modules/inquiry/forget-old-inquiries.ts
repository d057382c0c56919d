import type { EntityManager } from "@mikro-orm/postgresql";
import { Inquiry } from "./inquiry.entity.ts";

/** Days that the privacy policy states. */
const keptDays = 365;

/** Deletes inquiries a year after they came in. */
export async function forgetOldInquiries(em: EntityManager, now: Date): Promise<number> {
  return em.nativeDelete(Inquiry, { createdAt: { $lte: new Date(now.getTime() - keptDays * 86_400_000) } });
}
