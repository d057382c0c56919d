import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { hashPassword } from "../../../platform/password/password.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { emailSchema } from "../../../shared/email.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { adminRoles } from "../../../shared/viewer/roles.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { issueToken } from "../password/mail-tokens.ts";
import { checkNewPassword } from "../password/password-rules.ts";
import { setPassword } from "../password/set-password.ts";
import { AdminUser } from "./admin-user.entity.ts";

const schema = z.object({
  email: emailSchema,
  name: z.string().trim().min(1).max(120),
  role: z.enum(adminRoles),
  password: z.string().min(1).max(512).optional(),
});

export interface CreateAdminInput {
  email: string;
  name: string;
  role: string;
  /** Left out, a link to choose one is mailed. */
  password?: string;
}

/** Mails a link with which a person of the back office chooses the first password; earlier links stop working. */
export async function mailAdminInvitation(ctx: Ctx, em: EntityManager, { id, email, name }: AdminUser): Promise<void> {
  const token = await issueToken(ctx, em, { purpose: "INVITE", kind: "ADMIN", email, accountId: id, usable: true });
  ctx.mail(em, { to: email, template: "invite-admin", locale: ctx.locale, params: { name, token } });
}

/** The admin who makes the new one, for the record; empty when the operator's shell does. */
function actorOf({ viewer: { admin } }: Ctx) {
  return admin ? { actor: { kind: admin.kind, id: admin.adminId, sessionId: admin.sessionId } } : {};
}

/**
 * Makes a person of the back office. Permission is checked before: by the operator's shell, or by `inviteAdmin`.
 * @throws UserErrors EMAIL_TAKEN, PASSWORD_…, or what is wrong with a field.
 */
export async function createAdmin(ctx: Ctx, input: CreateAdminInput): Promise<AdminUser> {
  const { email, name, role, password } = parse(schema, input);
  if (password !== undefined) checkNewPassword(password, { email, path: ["password"] });
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  return runInTransaction(ctx.em, async (em) => {
    if ((await em.count(AdminUser, { email })) > 0) throw userError("EMAIL_TAKEN", ["email"]);
    const now = ctx.now();
    const admin = em.create(AdminUser, { id: newId(), email, name, role, createdAt: now, updatedAt: now });
    if (passwordHash) await setPassword(em, { kind: "ADMIN", accountId: admin.id, passwordHash, now });
    else await mailAdminInvitation(ctx, em, admin);
    recordAudit(ctx, em, { action: "adminUser.create", objectType: "AdminUser", objectId: admin.id, ...actorOf(ctx), detail: { role } });
    return admin;
  });
}
