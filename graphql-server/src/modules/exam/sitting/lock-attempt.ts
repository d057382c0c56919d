import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { ExamAttempt } from "./exam-attempt.entity.ts";
import { ExamResponse } from "./exam-response.entity.ts";

/** A sitting with its answers in order. */
export interface Sitting {
  attempt: ExamAttempt;
  responses: ExamResponse[];
}

/** The seeker's own sitting, locked until the transaction ends. @throws UserErrors NOT_FOUND */
export async function lockAttempt(em: EntityManager, { id, userId }: { id: string; userId: string }): Promise<Sitting> {
  if (!isId(id)) throw notFound(["attemptId"]);
  const attempt = await em.findOne(ExamAttempt, { id, user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!attempt) throw notFound(["attemptId"]);
  return { attempt, responses: await em.find(ExamResponse, { attempt }, { orderBy: { position: "asc" }, refresh: true }) };
}
