import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { passkeyKinds } from "../../account/passkey/passkey.kind.ts";
import { recordConsent } from "../../account/registration/record-consent.ts";
import { termsVersion } from "../../account/registration/terms.ts";
import { agreedTerms } from "../../account/registration/terms-consent.queries.ts";
import { accountIdOf, sessionIdOf } from "../../account/session/start-session.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { currentTermsVersion } from "../page/legal-text.queries.ts";

const schema = z.strictObject({ kind: z.enum(passkeyKinds), version: z.string().min(1).max(20) });

/**
 * Keeps that the signed-in account of a kind agrees to the terms in force, which is once for each version: a repeat changes nothing.
 * @throws UserErrors UNAUTHENTICATED, STALE_VERSION when another version is in force than the one that was read
 */
export async function acceptTerms(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const { kind, version } = parse(schema, input);
  const accountId = accountIdOf(ctx.viewer, kind);
  if (!accountId) throw userError("UNAUTHENTICATED");
  await runInTransaction(ctx.em, async (em) => {
    if (version !== (await currentTermsVersion({ em, now: ctx.now }, termsVersion))) throw userError("STALE_VERSION", ["version"]);
    const owner = { kind, accountId };
    if ((await agreedTerms(em, owner)).some((agreed) => agreed.version === version)) return;
    if (!(await recordConsent(em, { ...owner, version, at: ctx.now() }))) return;
    const actor = { kind, id: accountId, sessionId: sessionIdOf(ctx.viewer, kind) ?? null };
    recordAudit(ctx, em, { action: "terms.accept", objectType: "Terms", objectId: version, detail: { termsVersion: version }, actor });
  });
}
