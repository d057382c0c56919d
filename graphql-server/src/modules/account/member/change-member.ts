import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { companyRoles } from "../../../shared/viewer/roles.ts";
import type { AuditAction } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { endSessions } from "../session/start-session.ts";
import { removeTwoFactor } from "../two-factor/remove-two-factor.ts";
import { type CompanyMember } from "./company-member.entity.ts";
import { requireCompanyOwner } from "./company-member.policy.ts";
import { lockMembers } from "./lock-members.ts";
import { requireOwnPassword } from "./own-password.ts";

const target = { id: z.string().refine(isId), version: z.int() };
const roleSchema = z.strictObject({ ...target, role: z.enum(companyRoles), password: z.string().max(512).nullish() });
const removalSchema = z.strictObject(target);

/** A company keeps at least one owner who can sign in. @throws UserErrors LAST_OWNER */
function requireOtherOwner(members: readonly CompanyMember[], member: CompanyMember): void {
  const others = members.filter(({ id, role, status }) => id !== member.id && role === "OWNER" && status === "ACTIVE");
  if (member.role === "OWNER" && member.status === "ACTIVE" && others.length === 0) throw userError("LAST_OWNER", ["id"]);
}

/** Changes one member under the company's lock; their sessions end, as their rights have changed. */
function changeMember(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
  action: AuditAction,
  change: (member: CompanyMember, members: CompanyMember[], em: EntityManager) => void | Promise<void>,
): Promise<CompanyMember> {
  const owner = requireCompanyOwner(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const { members } = await lockMembers(em, owner.companyId);
    const member = members.find((candidate) => candidate.id === id);
    if (!member) throw notFound();
    if (member.version !== version) throw userError("STALE_VERSION", ["version"]);
    await change(member, members, em);
    member.updatedAt = ctx.now();
    await endSessions(em, { kind: "COMPANY", accountId: member.id });
    const actor = auditActor(owner);
    recordAudit(ctx, em, { action, objectType: "CompanyMember", objectId: member.id, actor, detail: { role: member.role } });
    await em.flush();
    return member;
  });
}

/**
 * Gives a member another role. Who becomes an owner may do everything in the company's name: then the owner who decides proves who sits there.
 * @throws UserErrors FORBIDDEN, CONFIRM_PASSWORD, WRONG_PASSWORD, RATE_LIMITED, NOT_FOUND, STALE_VERSION, LAST_OWNER
 */
export async function changeMemberRole(ctx: Ctx, input: z.input<typeof roleSchema>): Promise<CompanyMember> {
  requireCompanyOwner(ctx);
  const { password, role, ...which } = parse(roleSchema, input);
  if (role === "OWNER") await requireOwnPassword(ctx, password);
  return changeMember(ctx, which, "companyMember.changeRole", (member, members) => {
    if (role !== "OWNER") requireOtherOwner(members, member);
    member.role = role;
  });
}

/** Takes a member's access or open invitation away. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, LAST_OWNER */
export async function removeMember(ctx: Ctx, input: z.input<typeof removalSchema>): Promise<CompanyMember> {
  const which = parse(removalSchema, input);
  return changeMember(ctx, which, "companyMember.remove", async (member, members, em) => {
    requireOtherOwner(members, member);
    member.status = "DISABLED";
    await removeTwoFactor(em, { kind: "COMPANY", accountId: member.id });
  });
}
