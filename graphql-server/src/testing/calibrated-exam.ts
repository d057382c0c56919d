import type { EntityManager } from "@mikro-orm/postgresql";
import { newId } from "../shared/ids.ts";

/** Makes the exam one whose certificates are on sale, as after 200 people a level. */
export async function calibrateExam(em: EntityManager): Promise<void> {
  await em.execute(
    `insert into test (id, code, title, title_en, bank_version, sittings, calibrated_at, created_at, updated_at)
     values (?, 'GENERAL', '日本語力測定テスト', 'Japanese proficiency measurement', '', 0, now(), now(), now())
     on conflict (code) do update set calibrated_at = excluded.calibrated_at`,
    [newId()],
  );
}
