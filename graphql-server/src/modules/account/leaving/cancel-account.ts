import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, problem, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireSeeker } from "../seeker/seeker.policy.ts";
import { User } from "../seeker/user.entity.ts";
import { endSessions } from "../session/start-session.ts";
import { CancellationSurvey, cancellationReasons } from "./cancellation-survey.entity.ts";
import { proveOwner } from "./prove-owner.ts";

/** Days in which signing in brings the account back. */
export const graceDays = 30;

const schema = z.strictObject({
  password: z.string().max(512).nullish(),
  understood: z.boolean().refine((understood) => understood, problem("NOT_UNDERSTOOD")),
  reasons: z
    .array(z.enum(cancellationReasons))
    .max(cancellationReasons.length)
    .transform((reasons) => [...new Set(reasons)]),
  comment: z
    .string()
    .trim()
    .max(2_000)
    .nullish()
    .transform((comment) => comment || null),
});

async function leave(ctx: Ctx, em: EntityManager, userId: string): Promise<User> {
  const user = await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  if (user.status !== "ACTIVE") throw userError("ILLEGAL_TRANSITION", [], { legal: "-" });
  const now = ctx.now();
  user.status = "CANCELLING";
  user.cancelledAt = now;
  user.eraseAfter = new Date(now.getTime() + graceDays * 24 * 60 * 60 * 1_000);
  user.updatedAt = now;
  return user;
}

/**
 * The seeker leaves: open applications end and their companies are told, every session ends, and after the grace period everything
 * personal is erased. Signing in before that brings the account back, without the applications.
 * @returns the moment from which the account is erased.
 * @throws UserErrors CONFIRM_PASSWORD, WRONG_PASSWORD, CONFIRM_WITHOUT_PASSWORD, NOT_UNDERSTOOD, RATE_LIMITED
 */
export async function cancelAccount(ctx: Ctx, input: z.input<typeof schema>): Promise<Date> {
  const viewer = requireSeeker(ctx);
  const { password, reasons, comment } = parse(schema, input);
  const account = await proveOwner(ctx, viewer.userId, password ?? null);
  return runInTransaction(ctx.em, async (em) => {
    const user = await leave(ctx, em, viewer.userId);
    const eraseAfter = user.eraseAfter ?? ctx.now();
    em.create(CancellationSurvey, { id: newId(), user, reasons, comment, createdAt: ctx.now() });
    await ctx.hooks.seekerLeaves(ctx, em, user.id);
    const actor = auditActor({ userId: user.id, sessionId: viewer.sessionId });
    recordAudit(ctx, em, { action: "user.cancel", objectType: "User", objectId: user.id, actor });
    const params = { until: jstDate(eraseAfter), days: graceDays };
    ctx.mail(em, { to: account.email, template: "account-cancelled", locale: account.locale, params });
    await em.flush();
    await endSessions(em, { kind: "SEEKER", accountId: user.id });
    return eraseAfter;
  });
}
