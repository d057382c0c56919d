import type { Ctx } from "../../../shared/ctx.ts";
import { Attachment } from "../attachment/attachment.entity.ts";
import { Passkey } from "../passkey/passkey.entity.ts";
import { UserProfile } from "../profile/user-profile.entity.ts";
import { LinkedIdentity } from "../provider/linked-identity.entity.ts";
import { agreedTerms } from "../registration/terms-consent.queries.ts";
import { User } from "../seeker/user.entity.ts";
import { Session } from "../session/session.entity.ts";

/** One part of the export: a name and its records, a page of the database at a time. */
export interface Section {
  name: string;
  records: AsyncIterable<object>;
}

export async function* account(ctx: Ctx, userId: string) {
  const { id, email, status, locale, termsVersion, termsAcceptedAt, createdAt } = await ctx.em.findOneOrFail(User, { id: userId });
  yield { id, email, status, locale, termsVersion, termsAcceptedAt, createdAt };
}

export async function* agreedVersions(ctx: Ctx, userId: string) {
  for (const { version, acceptedAt } of await agreedTerms(ctx.em, { kind: "SEEKER", accountId: userId })) yield { version, acceptedAt };
}

export async function* profile(ctx: Ctx, userId: string) {
  const row = await ctx.em.findOne(UserProfile, { user: userId });
  if (!row) return;
  const { user: _, ...facts } = { ...row };
  yield facts;
}

export async function* devices(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(Session, { kind: "SEEKER", accountId: userId });
  for (const { createdAt, lastSeenAt, ip, userAgent } of rows) yield { createdAt, lastSeenAt, ip, userAgent };
}

export async function* waysToSignIn(ctx: Ctx, userId: string) {
  for (const { name, createdAt, lastUsedAt } of await ctx.em.find(Passkey, { kind: "SEEKER", accountId: userId })) {
    yield { kind: "PASSKEY", name, createdAt, lastUsedAt };
  }
  for (const { provider, subject, createdAt, lastUsedAt } of await ctx.em.find(LinkedIdentity, { user: userId })) {
    yield { kind: provider, subject, createdAt, lastUsedAt };
  }
}

export async function* files(ctx: Ctx, userId: string) {
  for (const file of await ownFiles(ctx, userId)) {
    const { id, purpose, fileName, mimeType, byteSize, sha256, createdAt } = file;
    yield { id, purpose, fileName, mimeType, byteSize, sha256, createdAt };
  }
}

/** The seeker's own files. */
export function ownFiles(ctx: Ctx, userId: string): Promise<Attachment[]> {
  return ctx.em.find(Attachment, { ownerKind: "SEEKER", ownerId: userId, state: "CLEAN" }, { orderBy: { id: "asc" } });
}

/** Everything that the product knows about a seeker, given by them or arisen from use. */
export function ownData(ctx: Ctx, userId: string): Section[] {
  return Object.entries(ctx.hooks.ownData).map(([name, read]) => ({ name, records: read(ctx, userId) }));
}
