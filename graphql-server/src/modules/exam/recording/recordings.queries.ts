import type { EntityManager } from "@mikro-orm/postgresql";
import { ExamItem } from "../item/exam-item.entity.ts";
import { generalExamCode } from "../item/install-bank.ts";

/** Whether any item of the exam can be heard in voices, so that listening is measured. */
export async function hasRecordings(em: EntityManager): Promise<boolean> {
  const one = await em.findOne(
    ExamItem,
    { test: { code: generalExamCode }, status: "ACTIVE", skill: "LISTENING", recordingKind: { $ne: null } },
    { fields: ["id"], disableIdentityMap: true },
  );
  return one !== null;
}
