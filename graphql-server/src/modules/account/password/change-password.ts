import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { hashPassword, verifyPassword } from "../../../platform/password/password.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { accountIdOf, endSessions, startSession } from "../session/start-session.ts";
import { findAccountById, withAccount } from "../sign-in/find-account.ts";
import type { SignedIn } from "../sign-in/signed-in.ts";
import { Credential } from "./credential.entity.ts";
import { checkNewPassword } from "./password-rules.ts";
import { setPassword } from "./set-password.ts";

const schema = z.object({ currentPassword: z.string().min(1).max(512), newPassword: z.string().min(1).max(512) });

export interface ChangePasswordInput {
  kind: AccountKind;
  currentPassword: string;
  newPassword: string;
}

/**
 * Changes the signed-in account's password. All its sessions end; this browser gets a new one. The owner is told by mail.
 * @throws UserErrors UNAUTHENTICATED, WRONG_PASSWORD, PASSWORD_…, RATE_LIMITED
 */
export async function changePassword(ctx: Ctx, input: ChangePasswordInput): Promise<SignedIn> {
  const { kind } = input;
  const accountId = accountIdOf(ctx.viewer, kind);
  if (!accountId) throw userError("UNAUTHENTICATED", ["kind"]);
  const { currentPassword, newPassword } = parse(schema, input);
  await enforceLimit(ctx, "password-change", `${kind}:${accountId}`);
  const account = await findAccountById(ctx.em, kind, accountId);
  const fits = await verifyPassword(currentPassword, account?.password_hash);
  if (!account || !fits) throw userError("WRONG_PASSWORD", ["currentPassword"]);
  checkNewPassword(newPassword, { email: account.email, path: ["newPassword"] });
  const passwordHash = await hashPassword(newPassword);
  return runInTransaction(ctx.em, async (em) => {
    const owner = { kind, accountId };
    // The password that was checked must still be the one: a reset may have come in between.
    const checked = { ...owner, passwordHash: account.password_hash ?? "" };
    const isStill = await em.findOne(Credential, checked, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!isStill) throw userError("WRONG_PASSWORD", ["currentPassword"]);
    await setPassword(em, { ...owner, passwordHash, now: ctx.now() });
    await endSessions(em, owner);
    const { token, sessionId } = await startSession(ctx, em, owner);
    const actor = { kind, id: accountId, sessionId };
    recordAudit(ctx, em, { action: "session.changePassword", objectType: "Credential", objectId: accountId, actor });
    ctx.mail(em, { to: account.email, template: "password-changed", locale: account.locale, params: { kind } });
    return { token, viewer: withAccount(ctx, kind, account, sessionId) };
  });
}
