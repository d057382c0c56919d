import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireCompanyOwner } from "../member/company-member.policy.ts";
import { acceptTypedPassword, requireRecentAuthentication } from "../session/recent-authentication.ts";
import { endSessions } from "../session/start-session.ts";
import { findAccountById } from "../sign-in/find-account.ts";
import type { AccountRef } from "./recovery-codes.ts";
import { removeTwoFactor } from "./remove-two-factor.ts";
import { twoFactorKinds } from "./two-factor.kind.ts";

const id = z.string().refine(isId);
const password = z.string().max(512).nullish();
const memberSchema = z.strictObject({ id, password });
const anySchema = z.strictObject({ kind: z.enum(twoFactorKinds), id });

type Actor = { kind: AccountKind; id: string; sessionId: string } | undefined;

/**
 * Takes the second factor off somebody's account in the given transaction: their sessions end, and they are told by mail. Their password
 * stays. @throws UserErrors TWO_FACTOR_OFF when there is none
 */
async function reset(ctx: Ctx, em: EntityManager, target: AccountRef, actor: Actor): Promise<void> {
  const account = await findAccountById(em, target.kind, target.accountId);
  if (!account) throw notFound();
  if (!(await removeTwoFactor(em, target))) throw userError("TWO_FACTOR_OFF", ["id"]);
  await endSessions(em, target);
  const detail = { kind: target.kind };
  recordAudit(ctx, em, { action: "twoFactor.reset", objectType: "TwoFactor", objectId: target.accountId, detail, ...(actor && { actor }) });
  ctx.mail(em, { to: account.email, template: "two-factor-reset", locale: account.locale, params: { kind: target.kind } });
}

/**
 * An owner lets a colleague who lost the authenticator sign in with the password alone. Their own they take off themselves, with a code.
 * @throws UserErrors FORBIDDEN, CONFIRM_PASSWORD, WRONG_PASSWORD, NOT_FOUND, TWO_FACTOR_OFF
 */
export async function resetMemberTwoFactor(ctx: Ctx, input: z.input<typeof memberSchema>): Promise<void> {
  const owner = requireCompanyOwner(ctx);
  const valid = parse(memberSchema, input);
  if (valid.id === owner.memberId) throw userError("FORBIDDEN", ["id"]);
  await acceptTypedPassword(ctx, "COMPANY", valid.password);
  requireRecentAuthentication(ctx, "COMPANY", "CONFIRM_PASSWORD");
  await runInTransaction(ctx.em, async (em) => {
    const target = await findAccountById(em, "COMPANY", valid.id);
    if (target?.company_id !== owner.companyId) throw notFound();
    await reset(ctx, em, { kind: "COMPANY", accountId: valid.id }, auditActor(owner));
  });
}

/**
 * An owner of the back office does the same for another admin, or for a company's member who has no owner left to ask.
 * @throws UserErrors FORBIDDEN, REAUTHENTICATION_REQUIRED, NOT_FOUND, TWO_FACTOR_OFF
 */
export async function resetTwoFactor(ctx: Ctx, input: z.input<typeof anySchema>): Promise<void> {
  const { admin } = ctx.viewer;
  if (admin?.role !== "OWNER") throw userError("FORBIDDEN");
  const valid = parse(anySchema, input);
  if (valid.kind === "ADMIN" && valid.id === admin.adminId) throw userError("FORBIDDEN", ["id"]);
  requireRecentAuthentication(ctx, "ADMIN");
  const actor = auditActor(admin);
  await runInTransaction(ctx.em, (em) => reset(ctx, em, { kind: valid.kind, accountId: valid.id }, actor));
}

/** The same from the operator's shell, for the only owner: no API operation reaches it. @throws UserErrors NOT_FOUND, TWO_FACTOR_OFF */
export async function resetAdminByEmail(ctx: Ctx, email: string): Promise<void> {
  await runInTransaction(ctx.em, async (em) => {
    const [found] = await em.execute<{ id: string }[]>("select id from admin_user where email = ?", [email]);
    if (!found) throw notFound(["email"]);
    await reset(ctx, em, { kind: "ADMIN", accountId: found.id }, undefined);
  });
}
