import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { adminRoles } from "../../../shared/viewer/roles.ts";
import type { AuditAction, AuditDetail } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { memberName } from "../member/member-name.ts";
import { MailToken } from "../password/mail-token.entity.ts";
import { requireRecentAuthentication } from "../session/recent-authentication.ts";
import { endSessions } from "../session/start-session.ts";
import { type AdminUser } from "./admin-user.entity.ts";
import { requireAdminOwner } from "./admin-user.policy.ts";
import { type LockedAdmin, lockAdmin, requireOtherOwner } from "./lock-admins.ts";

const target = { id: z.string().refine(isId), version: z.int() };
const updateSchema = z.strictObject({ ...target, name: memberName, role: z.enum(adminRoles) });
const targetSchema = z.strictObject(target);

interface Change {
  action: AuditAction;
  /** Changes the locked person; answers what to note, and whether their rights are others now. */
  apply(em: EntityManager, locked: LockedAdmin): Promise<{ detail: AuditDetail; endsSessions: boolean }>;
}

/** Changes one person of the back office under its owners' lock; somebody whose rights have changed signs in again. */
function changeAdmin(ctx: Ctx, which: { id: string; version: number }, { action, apply }: Change): Promise<AdminUser> {
  const { adminId, sessionId } = requireAdminOwner(ctx);
  requireRecentAuthentication(ctx, "ADMIN");
  return runInTransaction(ctx.em, async (em) => {
    const locked = await lockAdmin(ctx, em, which);
    const { admin } = locked;
    const { detail, endsSessions } = await apply(em, locked);
    admin.updatedAt = ctx.now();
    if (endsSessions) await endSessions(em, { kind: "ADMIN", accountId: admin.id });
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action, objectType: "AdminUser", objectId: admin.id, actor, detail });
    await em.flush();
    return admin;
  });
}

/**
 * Gives a person of the back office another name or role.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, STALE_VERSION, LAST_ADMIN_OWNER
 */
export async function updateAdmin(ctx: Ctx, input: z.input<typeof updateSchema>): Promise<AdminUser> {
  const { name, role, ...which } = parse(updateSchema, input);
  return changeAdmin(ctx, which, {
    action: "adminUser.update",
    async apply(em, locked) {
      const { admin } = locked;
      if (role !== "OWNER") await requireOtherOwner(em, locked);
      const before = admin.role;
      admin.name = name;
      admin.role = role;
      return { detail: { from: before, to: role }, endsSessions: before !== role };
    },
  });
}

/**
 * Takes somebody's access to the back office away; an invitation not yet answered stops working.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, STALE_VERSION, LAST_ADMIN_OWNER
 */
export async function disableAdmin(ctx: Ctx, input: z.input<typeof targetSchema>): Promise<AdminUser> {
  return changeAdmin(ctx, parse(targetSchema, input), {
    action: "adminUser.disable",
    async apply(em, locked) {
      await requireOtherOwner(em, locked);
      const { admin } = locked;
      admin.status = "DISABLED";
      await em.nativeUpdate(MailToken, { kind: "ADMIN", accountId: admin.id, usedAt: null }, { usedAt: ctx.now() });
      return { detail: { role: admin.role }, endsSessions: true };
    },
  });
}

/** Lets somebody into the back office again. @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, STALE_VERSION */
export async function enableAdmin(ctx: Ctx, input: z.input<typeof targetSchema>): Promise<AdminUser> {
  return changeAdmin(ctx, parse(targetSchema, input), {
    action: "adminUser.enable",
    async apply(_, { admin }) {
      admin.status = "ACTIVE";
      return { detail: { role: admin.role }, endsSessions: false };
    },
  });
}

/** Signs a person of the back office out everywhere; the browser that asks stays. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function endAdminSessions(ctx: Ctx, input: { id: string }): Promise<number> {
  const { adminId, sessionId } = requireAdminOwner(ctx);
  const { id } = parse(z.strictObject({ id: z.string() }), input);
  if (!isId(id)) throw notFound();
  return runInTransaction(ctx.em, async (em) => {
    await lockAdmin(ctx, em, { id });
    const ended = await endSessions(em, { kind: "ADMIN", accountId: id, except: sessionId });
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action: "adminUser.endSessions", objectType: "AdminUser", objectId: id, actor, detail: { ended } });
    return ended;
  });
}
