import type { EntityManager } from "@mikro-orm/postgresql";
import { BankFile } from "./bank-file.entity.ts";

/** Deletes files that were not imported within a week of being uploaded. */
export async function forgetStagedFiles(em: EntityManager, now: Date): Promise<void> {
  await em.nativeDelete(BankFile, { status: "STAGED", uploadedAt: { $lt: new Date(now.getTime() - 7 * 86_400_000) } });
}
