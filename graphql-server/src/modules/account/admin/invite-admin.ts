import { UniqueConstraintViolationException } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { emailSchema } from "../../../shared/email.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { adminRoles } from "../../../shared/viewer/roles.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { memberName } from "../member/member-name.ts";
import { Credential } from "../password/credential.entity.ts";
import { requireRecentAuthentication } from "../session/recent-authentication.ts";
import { type AdminUser } from "./admin-user.entity.ts";
import { requireAdminOwner } from "./admin-user.policy.ts";
import { createAdmin, mailAdminInvitation } from "./create-admin.ts";
import { lockAdmin } from "./lock-admins.ts";

const schema = z.strictObject({ email: emailSchema, name: memberName, role: z.enum(adminRoles) });

/**
 * Invites a person to the back office by mail; they choose their own password with the link.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, EMAIL_TAKEN, RATE_LIMITED, or what is wrong with a field
 */
export async function inviteAdmin(ctx: Ctx, input: z.input<typeof schema>): Promise<AdminUser> {
  const { adminId } = requireAdminOwner(ctx);
  requireRecentAuthentication(ctx, "ADMIN");
  const values = parse(schema, input);
  await enforceLimit(ctx, "invite", adminId);
  try {
    return await createAdmin(ctx, values);
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw userError("EMAIL_TAKEN", ["email"]);
    throw error;
  }
}

/** Mails an unanswered invitation once more; the earlier link stops working. @throws UserErrors FORBIDDEN, NOT_FOUND, RATE_LIMITED */
export async function resendAdminInvitation(ctx: Ctx, input: { id: string }): Promise<AdminUser> {
  const { adminId, sessionId } = requireAdminOwner(ctx);
  const { id } = parse(z.strictObject({ id: z.string() }), input);
  if (!isId(id)) throw notFound();
  await enforceLimit(ctx, "invite", adminId);
  return runInTransaction(ctx.em, async (em) => {
    const { admin } = await lockAdmin(ctx, em, { id });
    const hasPassword = (await em.count(Credential, { kind: "ADMIN", accountId: id })) > 0;
    if (admin.status !== "ACTIVE" || hasPassword) throw notFound();
    await mailAdminInvitation(ctx, em, admin);
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action: "adminUser.invite", objectType: "AdminUser", objectId: id, actor });
    return admin;
  });
}
