import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { Company } from "../../account/company/company.entity.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { changeEntry } from "../entry/change-entry.ts";
import { Entry } from "../entry/entry.entity.ts";
import { legalEntryMoves } from "../entry/entry.status.ts";
import { endedEntryStatuses } from "../entry/entry.vocabulary.ts";
import { tellCompanyOfMove } from "../entry/tell-entry.ts";
import { endAppointments } from "../interview/end-appointments.ts";
import { BlockedCompany } from "./blocked-company.entity.ts";

const schema = z.strictObject({ companyId: z.string() });
const maxBlocked = 200;

/** Ends what is open between the two, as a withdrawal: the company learns that, and then nothing more. */
async function withdrawEntries(ctx: Ctx, em: EntityManager, pair: { user: string; company: string }): Promise<void> {
  const open = await em.find(Entry, { ...pair, status: { $nin: [...endedEntryStatuses] } });
  for (const entry of open) {
    const to = legalEntryMoves(entry, "SEEKER").includes("WITHDRAWN") ? "WITHDRAWN" : "DECLINED";
    changeEntry(ctx, em, entry, { to, mover: "SEEKER", reason: null });
    await endAppointments(ctx, em, entry);
    await tellCompanyOfMove(ctx, em, entry, { reason: null });
  }
  await em.flush();
}

/** Hides everything of the seeker from a company, or shows it again: applications, conversations and their files. */
async function setHidden(em: EntityManager, { user, company, hidden }: { user: string; company: string; hidden: boolean }): Promise<void> {
  for (const table of ["entry", "conversation"]) {
    await em.execute(`update ${table} set hidden_from_company = ? where user_id = ? and company_id = ?`, [hidden, user, company]);
  }
}

/**
 * The company sees nothing of the seeker from now on, and the seeker cannot apply to it. Open applications are withdrawn.
 * Doing it again changes nothing. @throws UserErrors NOT_FOUND, TOO_MANY_BLOCKED
 */
export async function blockCompany(ctx: Ctx, input: z.input<typeof schema>): Promise<string> {
  const viewer = requireSeeker(ctx);
  const { companyId } = parse(schema, input);
  await runInTransaction(ctx.em, async (em) => {
    const known = isId(companyId) && (await em.count(Company, { id: companyId, status: { $ne: "PENDING" } })) > 0;
    if (!known) throw notFound(["companyId"]);
    if ((await em.count(BlockedCompany, { user: viewer.userId })) >= maxBlocked)
      throw userError("TOO_MANY_BLOCKED", [], { maximum: maxBlocked });
    const pair = { user: viewer.userId, company: companyId };
    await withdrawEntries(ctx, em, pair);
    const sql = "insert into blocked_company (user_id, company_id, created_at) values (?, ?, ?) on conflict do nothing";
    await em.execute(sql, [viewer.userId, companyId, ctx.now()]);
    await setHidden(em, { ...pair, hidden: true });
    const actor = auditActor(viewer);
    recordAudit(ctx, em, { action: "user.blockCompany", objectType: "Company", objectId: companyId, actor });
  });
  return companyId;
}

/** The company may see the seeker's applications again, and the seeker may apply. @throws UserErrors NOT_FOUND */
export async function unblockCompany(ctx: Ctx, input: z.input<typeof schema>): Promise<string> {
  const { userId } = requireSeeker(ctx);
  const { companyId } = parse(schema, input);
  await runInTransaction(ctx.em, async (em) => {
    const pair = { user: userId, company: companyId };
    const removed = isId(companyId) ? await em.nativeDelete(BlockedCompany, pair) : 0;
    if (removed === 0) throw notFound(["companyId"]);
    await setHidden(em, { ...pair, hidden: false });
  });
  return companyId;
}
