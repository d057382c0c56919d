import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { type ProviderName, providerNames } from "../../../platform/identity/identity-provider.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { User } from "../seeker/user.entity.ts";
import { acceptTypedPassword, requireRecentAuthentication } from "../session/recent-authentication.ts";
import { sessionIdOf } from "../session/start-session.ts";
import { findAccountById } from "../sign-in/find-account.ts";
import { lockWays, requireAnotherWay } from "../sign-in/ways-in.ts";
import { identitySubject, LinkedIdentity } from "./linked-identity.entity.ts";

interface NewLink {
  accountId: string;
  provider: ProviderName;
  /** The provider, a blank and its name for the person. */
  subject: string;
}

const kind = "SEEKER";
const actorOf = (ctx: Ctx, id: string) => ({ kind, id, sessionId: sessionIdOf(ctx.viewer, kind) ?? null }) as const;

/**
 * Lets a seeker sign in by an account at a provider. The same one again changes nothing. The owner is told by mail.
 * @throws UserErrors PROVIDER_OTHER_ACCOUNT when it is somebody else's, or the seeker has another one of that provider
 */
export async function linkIdentity(ctx: Ctx, { accountId, provider, subject }: NewLink): Promise<void> {
  await runInTransaction(ctx.em, async (em) => {
    await lockWays(em, { kind, accountId });
    const user = em.getReference(User, accountId);
    const known = await em.find(LinkedIdentity, { $or: [{ subjectKey: identitySubject.among([subject]) }, { user, provider }] });
    if (known.some((link) => link.user.id !== accountId || link.subject !== subject)) throw userError("PROVIDER_OTHER_ACCOUNT");
    if (known.length > 0) return;
    const account = await findAccountById(em, kind, accountId);
    if (!account?.may_sign_in) throw userError("UNAUTHENTICATED");
    const link = em.create(LinkedIdentity, { id: newId(), user, provider, subject, createdAt: ctx.now() });
    recordAudit(ctx, em, {
      action: "identity.link",
      objectType: "Identity",
      objectId: link.id,
      actor: actorOf(ctx, accountId),
      detail: { by: provider },
    });
    ctx.mail(em, { to: account.email, template: "identity-linked", locale: account.locale, params: { provider } });
  });
}

const unlinkSchema = z.strictObject({ provider: z.enum(providerNames), password: z.string().max(512).nullish() });

/**
 * Ends the sign-in by a provider. @throws UserErrors UNAUTHENTICATED, CONFIRM_PASSWORD, WRONG_PASSWORD, NOT_FOUND, LAST_SIGN_IN_WAY
 */
export async function unlinkIdentity(ctx: Ctx, input: z.input<typeof unlinkSchema>): Promise<void> {
  const { provider, password } = parse(unlinkSchema, input);
  await acceptTypedPassword(ctx, kind, password);
  const owner = requireRecentAuthentication(ctx, kind, "CONFIRM_PASSWORD");
  await runInTransaction(ctx.em, async (em) => {
    await lockWays(em, owner);
    const link = await em.findOne(LinkedIdentity, { user: owner.accountId, provider });
    if (!link) throw notFound(["provider"]);
    await em.nativeDelete(LinkedIdentity, { id: link.id });
    await requireAnotherWay(ctx, em, owner);
    const actor = actorOf(ctx, owner.accountId);
    recordAudit(ctx, em, { action: "identity.unlink", objectType: "Identity", objectId: link.id, actor, detail: { by: provider } });
    const account = await findAccountById(em, kind, owner.accountId);
    if (account) ctx.mail(em, { to: account.email, template: "identity-unlinked", locale: account.locale, params: { provider } });
  });
}
