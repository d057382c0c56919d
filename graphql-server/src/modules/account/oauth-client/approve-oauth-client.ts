import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { appKinds, appScopes, scopesOf } from "../../../shared/viewer/app-scopes.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { AdminUser } from "../admin/admin-user.entity.ts";
import { requireAdminOwner } from "../admin/admin-user.policy.ts";
import { requireRecentAuthentication } from "../session/recent-authentication.ts";
import { OAuthClient } from "./oauth-client.entity.ts";

/** An origin of a page, or that of an app's own pages (capacitor://localhost, ionic://localhost). */
const origin = /^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?|http:\/\/localhost(?::\d{1,5})?|(?:capacitor|ionic):\/\/[a-z0-9.-]+)$/;
/** An address of https, of the own device, or of a scheme in the way of reversed domain names (RFC 8252). */
const redirect =
  /^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?\/\S*|http:\/\/127\.0\.0\.1(?::\d{1,5})?\/\S*|[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+:\/\S*)$/;

const schema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  recipient: z.string().trim().min(1).max(120),
  purpose: z.string().trim().min(1).max(300),
  purposeEn: z.string().trim().min(1).max(300),
  country: z.string().regex(/^[A-Z]{2}$/),
  kind: z.enum(appKinds),
  redirectUris: z.array(z.string().max(200).regex(redirect)).min(1).max(10),
  origins: z.array(z.string().max(200).regex(origin)).max(10),
  scopes: z.array(z.enum(appScopes)).min(1).max(appScopes.length),
});

/** Approves an app: from now on people may let it act for them. @throws UserErrors REAUTHENTICATION_REQUIRED, INVALID */
export async function approveOAuthClient(ctx: Ctx, input: z.input<typeof schema>): Promise<OAuthClient> {
  const { adminId, sessionId } = requireAdminOwner(ctx);
  requireRecentAuthentication(ctx, "ADMIN");
  const facts = parse(schema, input);
  if (facts.scopes.some((scope) => !scopesOf(facts.kind).includes(scope))) throw userError("INVALID", ["scopes"]);
  const isNative = facts.redirectUris.some((uri) => !uri.startsWith("https:"));
  return runInTransaction(ctx.em, async (em) => {
    const approvedBy = em.getReference(AdminUser, adminId);
    const scopes = [...new Set(facts.scopes)];
    const client = em.create(OAuthClient, { id: newId(), ...facts, scopes, isNative, approvedBy, approvedAt: ctx.now() });
    const actor = auditActor({ adminId, sessionId });
    const detail = { client: client.name, scopes: client.scopes.join(" ") };
    recordAudit(ctx, em, { action: "oauthClient.approve", objectType: "OauthClient", objectId: client.id, actor, detail });
    await em.flush();
    return client;
  });
}
