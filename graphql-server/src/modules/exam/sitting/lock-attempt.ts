import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { TestAttempt } from "./test-attempt.entity.ts";
import { TestResponse } from "./test-response.entity.ts";

/** A sitting with its answers in order. */
export interface Sitting {
  attempt: TestAttempt;
  responses: TestResponse[];
}

/** The seeker's own sitting, locked until the transaction ends. @throws UserErrors NOT_FOUND */
export async function lockAttempt(em: EntityManager, { id, userId }: { id: string; userId: string }): Promise<Sitting> {
  if (!isId(id)) throw notFound(["attemptId"]);
  const attempt = await em.findOne(TestAttempt, { id, user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (!attempt) throw notFound(["attemptId"]);
  return { attempt, responses: await em.find(TestResponse, { attempt }, { orderBy: { position: "asc" }, refresh: true }) };
}
