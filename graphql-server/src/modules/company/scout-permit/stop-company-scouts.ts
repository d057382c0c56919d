import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { Company } from "../../account/company/company.entity.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { ScoutStop } from "./scout-stop.entity.ts";

const schema = z.strictObject({ companyId: z.string(), reason: z.string().trim().min(1).max(1_000) });

/** A company may not search for people any more, and its lists close; again, the later reason stands. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function stopCompanyScouts(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const viewer = requireOperator(ctx);
  const { companyId, reason } = parse(schema, input);
  await runInTransaction(ctx.em, async (em) => {
    if (!isId(companyId) || (await em.count(Company, { id: companyId })) === 0) throw notFound(["companyId"]);
    await em.execute(
      `insert into scout_stop (company_id, reason, stopped_by, stopped_at) values (?, ?, ?, ?)
        on conflict (company_id) do update set reason = excluded.reason`,
      [companyId, reason, viewer.adminId, ctx.now()],
    );
    recordAudit(ctx, em, { action: "scout.stop", objectType: "Company", objectId: companyId, actor: auditActor(viewer) });
    await em.flush();
  });
}

/** The company may search again. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function restoreCompanyScouts(ctx: Ctx, { companyId }: { companyId: string }): Promise<void> {
  const viewer = requireOperator(ctx);
  await runInTransaction(ctx.em, async (em) => {
    const removed = isId(companyId) ? await em.nativeDelete(ScoutStop, { company: companyId }) : 0;
    if (removed === 0) throw notFound(["companyId"]);
    recordAudit(ctx, em, { action: "scout.restore", objectType: "Company", objectId: companyId, actor: auditActor(viewer) });
    await em.flush();
  });
}
