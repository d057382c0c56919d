import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireOperator } from "../admin/operator.policy.ts";
import { Session } from "../session/session.entity.ts";
import { sessionsEnded } from "../session/sessions-ended.ts";
import { User } from "./user.entity.ts";

const schema = z.strictObject({ id: z.string(), sessionId: z.string().nullish() });

/** Signs a seeker out in one browser, or in all of them. @throws UserErrors NOT_FOUND */
export async function endSeekerSessions(ctx: Ctx, input: z.input<typeof schema>): Promise<User> {
  const admin = requireOperator(ctx);
  const { id, sessionId } = parse(schema, input);
  if (!isId(id) || (sessionId && !isId(sessionId))) throw notFound();
  return runInTransaction(ctx.em, async (em) => {
    const user = await em.findOne(User, { id });
    if (!user) throw notFound();
    const ended = await em.nativeDelete(Session, { kind: "SEEKER", accountId: id, ...(sessionId && { id: sessionId }) });
    if (sessionId && ended === 0) throw notFound(["sessionId"]);
    recordAudit(ctx, em, { action: "user.endSessions", objectType: "User", objectId: id, actor: auditActor(admin), detail: { ended } });
    await em.flush();
    ctx.publish(sessionsEnded({ userId: id }));
    return user;
  });
}
