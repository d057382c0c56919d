import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { acceptTypedPassword, requireRecentAuthentication } from "../session/recent-authentication.ts";
import { sessionIdOf } from "../session/start-session.ts";
import { findAccountById } from "../sign-in/find-account.ts";
import { lockWays, requireAnotherWay } from "../sign-in/ways-in.ts";
import { Passkey } from "./passkey.entity.ts";
import { passkeyKinds } from "./passkey.kind.ts";

const schema = z.strictObject({ kind: z.enum(passkeyKinds), id: z.string(), password: z.string().max(512).nullish() });

/**
 * Takes a passkey off the signed-in account. The owner is told by mail.
 * @throws UserErrors UNAUTHENTICATED, CONFIRM_PASSWORD, WRONG_PASSWORD, NOT_FOUND, LAST_SIGN_IN_WAY
 */
export async function removePasskey(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const { kind, id, password } = parse(schema, input);
  await acceptTypedPassword(ctx, kind, password);
  const owner = requireRecentAuthentication(ctx, kind, "CONFIRM_PASSWORD");
  if (!isId(id)) throw notFound();
  await runInTransaction(ctx.em, async (em) => {
    await lockWays(em, owner);
    if ((await em.nativeDelete(Passkey, { id, ...owner })) === 0) throw notFound();
    await requireAnotherWay(ctx, em, owner);
    const actor = { kind, id: owner.accountId, sessionId: sessionIdOf(ctx.viewer, kind) ?? null };
    recordAudit(ctx, em, { action: "passkey.remove", objectType: "Passkey", objectId: id, actor });
    const account = await findAccountById(em, kind, owner.accountId);
    if (account) ctx.mail(em, { to: account.email, template: "passkey-removed", locale: account.locale, params: { kind } });
  });
}
