import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Scout } from "./scout.entity.ts";
import { scoutDeclineReasons, scoutReportReasons } from "./scout.vocabulary.ts";

const declineSchema = z.strictObject({ id: z.string(), reason: z.enum(scoutDeclineReasons) });
const reportSchema = z.strictObject({ id: z.string(), reason: z.enum(scoutReportReasons) });

/** One of the seeker's own scouts; one of a company that they blocked is none. @throws UserErrors NOT_FOUND */
async function lockOwn(em: EntityManager, user: string, id: string): Promise<Scout> {
  const rows: object[] = isId(id)
    ? await em.execute(
        `select 1 from scout s where s.id = ? and s.user_id = ?
           and not exists (select from blocked_company b where b.user_id = s.user_id and b.company_id = s.company_id) for update`,
        [id, user],
      )
    : [];
  if (rows.length === 0) throw notFound();
  return em.findOneOrFail(Scout, { id }, { refresh: true });
}

/** The seeker has opened a scout; the first time counts. @throws UserErrors NOT_FOUND */
export async function openScout(ctx: Ctx, { id }: { id: string }): Promise<Scout> {
  const { userId } = requireSeeker(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const scout = await lockOwn(em, userId, id);
    scout.openedAt ??= ctx.now();
    await em.flush();
    return scout;
  });
}

/** The seeker does not want the work; said again, the reason is the later one. @throws UserErrors NOT_FOUND */
export async function declineScout(ctx: Ctx, input: z.input<typeof declineSchema>): Promise<Scout> {
  const { userId } = requireSeeker(ctx);
  const { id, reason } = parse(declineSchema, input);
  return runInTransaction(ctx.em, async (em) => {
    const scout = await lockOwn(em, userId, id);
    const now = ctx.now();
    scout.openedAt ??= now;
    scout.declinedAt ??= now;
    scout.declineReason = reason;
    await em.flush();
    return scout;
  });
}

/** The seeker tells the operator what is wrong with a scout; the company does not learn it. @throws UserErrors NOT_FOUND */
export async function reportScout(ctx: Ctx, input: z.input<typeof reportSchema>): Promise<Scout> {
  const viewer = requireSeeker(ctx);
  const { id, reason } = parse(reportSchema, input);
  return runInTransaction(ctx.em, async (em) => {
    const scout = await lockOwn(em, viewer.userId, id);
    if (scout.reportedAt) return scout;
    Object.assign(scout, { reportedAt: ctx.now(), reportReason: reason });
    recordAudit(ctx, em, { action: "scout.report", objectType: "Company", objectId: scout.company.id, actor: auditActor(viewer) });
    await em.flush();
    return scout;
  });
}
