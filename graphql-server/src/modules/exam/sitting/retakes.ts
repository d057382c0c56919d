import type { EntityManager } from "@mikro-orm/postgresql";
import { ExamAttempt } from "./exam-attempt.entity.ts";

/** Free repetitions that a seeker is still owed. */
export async function retakesLeft(em: EntityManager, userId: string): Promise<number> {
  const [row]: { left: number }[] = await em.execute(
    `select coalesce(sum(retakes_owed), 0)::int - count(*) filter (where ground = 'RETAKE')::int as left from test_attempt where user_id = ?`,
    [userId],
  );
  return Math.max(0, row?.left ?? 0);
}

/** The time the seeker's last sitting began that was no repetition: a month later the next one is free. */
export async function lastStart(em: EntityManager, userId: string): Promise<Date | null> {
  const own = { user: userId, ground: { $ne: "RETAKE" as const } };
  const last = await em.findOne(ExamAttempt, own, { orderBy: { startedAt: "desc" }, fields: ["startedAt"] });
  return last?.startedAt ?? null;
}
