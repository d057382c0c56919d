import type { EntityManager } from "@mikro-orm/postgresql";
import { newId } from "../../../shared/ids.ts";
import { Exam } from "../sitting/exam.entity.ts";

/** The items to practise with. No sitting of the exam draws from them, as their keys are shown after an answer. */
export const practiceExamCode = "PRACTICE";

/** The set of practice items, made when it is missing. */
export async function practiceExam(em: EntityManager, now: Date): Promise<Exam> {
  await em.execute(
    `insert into test (id, code, title, title_en, bank_version, sittings, created_at, updated_at)
     values (?, ?, '練習問題', 'Practice', '', 0, ?, ?) on conflict (code) do nothing`,
    [newId(), practiceExamCode, now, now],
  );
  return em.findOneOrFail(Exam, { code: practiceExamCode });
}
