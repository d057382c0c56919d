import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { Viewer } from "../../../shared/viewer/viewer.ts";
import type { AuditAction } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { endSessions, startSession } from "../session/start-session.ts";
import { findAccountById, withAccount } from "../sign-in/find-account.ts";
import type { AccountRef } from "./recovery-codes.ts";

/** The mail about what changed. */
type TwoFactorMail = "two-factor-on" | "two-factor-replaced" | "two-factor-off" | "recovery-codes-renewed";

/** A browser whose session was exchanged for a new one. */
export interface Renewed {
  token: string;
  viewer: Viewer;
}

/** Follows each change of a second factor by its owner: ends all sessions, starts a new one for this browser, records and mails. */
export async function renewSession(
  ctx: Ctx,
  em: EntityManager,
  change: AccountRef & { action: AuditAction; template: TwoFactorMail },
): Promise<Renewed> {
  const { kind, accountId, action, template } = change;
  const owner = { kind, accountId };
  const account = await findAccountById(em, kind, accountId);
  if (!account?.may_sign_in) throw userError("UNAUTHENTICATED");
  await endSessions(em, owner);
  const { token, sessionId } = await startSession(ctx, em, owner);
  recordAudit(ctx, em, { action, objectType: "TwoFactor", objectId: accountId, actor: { kind, id: accountId, sessionId } });
  ctx.mail(em, { to: account.email, template, locale: account.locale, params: { kind } });
  return { token, viewer: withAccount(ctx, kind, account, sessionId) };
}
