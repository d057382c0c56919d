import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { type AuditRecord, recordAudit } from "../../base/audit/record-audit.ts";
import { lockWork } from "../life/lock-work.ts";
import { markConfirmed } from "../posting/published-until.ts";
import type { Work } from "../posting/work.entity.ts";
import { requirePublisher } from "../posting/work.policy.ts";
import { illegalMove } from "../posting/work.status.ts";
import { reportingCrime } from "../report/reporting-crime.ts";
import { requireLawful } from "../requirement/require-lawful.ts";

const schema = z.strictObject({ id: z.string() });

/** Confirms a locked open posting today, when it is still lawful; a second time on a day changes nothing. @throws UserErrors */
export async function confirmLocked(ctx: Ctx, em: EntityManager, work: Work, actor: AuditRecord["actor"]): Promise<void> {
  const now = ctx.now();
  if (work.confirmedOn === jstDate(now)) return;
  await requireLawful(em, work, now);
  markConfirmed(work, now);
  work.updatedAt = now;
  recordAudit(ctx, em, { action: "work.confirm", objectType: "Work", objectId: work.id, ...(actor && { actor }) });
  await em.flush();
}

/**
 * Says that an open posting still recruits: it stays up for another sixty days, or until its own end.
 * @throws UserErrors COMPANY_NOT_ACTIVE, NOT_FOUND, ILLEGAL_TRANSITION, or one a missing item
 */
export async function confirmWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { companyId, memberId, sessionId } = requirePublisher(ctx);
  const { id } = parse(schema, input);
  return reportingCrime(ctx, id, () =>
    runInTransaction(ctx.em, async (em) => {
      const { work } = await lockWork(em, { id, companyId });
      if (work.status !== "OPEN") throw illegalMove(work.status, "COMPANY");
      await confirmLocked(ctx, em, work, auditActor({ memberId, sessionId }));
      return work;
    }),
  );
}
