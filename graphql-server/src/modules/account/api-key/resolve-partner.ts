import type { Ctx } from "../../../shared/ctx.ts";
import type { PartnerViewer } from "../../../shared/viewer/viewer.ts";
import { ApiKey } from "./api-key.entity.ts";
import { bearerOf, keptOf } from "./api-key.token.ts";

const notedEveryMs = 60_000;

/** Finds the partner by the key in the Authorization header; undefined without a valid one. Notes the use, at most once a minute. */
export async function resolvePartner(ctx: Ctx, authorization: string | undefined): Promise<PartnerViewer | undefined> {
  const token = bearerOf(authorization);
  if (!token) return undefined;
  const now = ctx.now();
  const { tokenHash } = keptOf(token);
  const key = await ctx.em.findOne(ApiKey, {
    revokedAt: null,
    $or: [
      { tokenHash, $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] },
      { formerTokenHash: tokenHash, formerUntil: { $gt: now } },
    ],
  });
  if (!key) return undefined;
  const { id: keyId, lastUsedAt, requestsPerMinute, scopes } = key;
  const dueBefore = new Date(now.getTime() - notedEveryMs);
  if (!lastUsedAt || lastUsedAt <= dueBefore) {
    await ctx.em.nativeUpdate(ApiKey, { id: keyId, $or: [{ lastUsedAt: null }, { lastUsedAt: { $lte: dueBefore } }] }, { lastUsedAt: now });
  }
  return { kind: "PARTNER", keyId, requestsPerMinute, scopes };
}
