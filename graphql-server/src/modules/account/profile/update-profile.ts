import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Attachment } from "../attachment/attachment.entity.ts";
import { User } from "../seeker/user.entity.ts";
import { hasName } from "./person-name.ts";
import { type ProfileChanges, profileSchema } from "./profile.schema.ts";
import { indexProfile } from "./profile.search-index.ts";
import { type Certificate, UserProfile } from "./user-profile.entity.ts";

/** The form as the person filled it in; the command checks and normalises every field. */
export type UpdateProfileInput = Readonly<Record<string, unknown>> & { version: number };

function defined<T extends object>(changes: T): Partial<T>;
function defined(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** A certificate may only point to a file of the seeker's own, uploaded for that. @throws UserErrors NOT_FOUND */
async function requireOwnFiles(em: EntityManager, userId: string, certificates: readonly Certificate[]): Promise<void> {
  const ids = [...new Set(certificates.flatMap(({ fileId }) => fileId ?? []))];
  if (ids.length === 0) return;
  const own = await em.count(Attachment, { id: { $in: ids }, ownerKind: "SEEKER", ownerId: userId, purpose: "CERTIFICATE" });
  if (own !== ids.length) throw notFound(["certificates"]);
}

/** A Japanese national has no residence status, so a stated one is dropped. */
const noResidence = {
  ...{ residenceStatus: null, residenceExpiresOn: null, partTimePermission: false, specifiedSkillField: null },
  ...{ designatedActivity: null, renewalAppliedOn: null, isAbroad: false },
};

async function apply(em: EntityManager, profile: UserProfile, changes: Partial<ProfileChanges>, now: Date): Promise<void> {
  em.assign(profile, { ...changes, updatedAt: now });
  if (profile.workPermission === "JAPANESE_NATIONAL") em.assign(profile, noResidence);
  if (!hasName(profile)) throw userError("REQUIRED", ["familyName"]);
}

/**
 * Saves the signed-in seeker's profile.
 * @throws UserErrors STALE_VERSION when it was saved elsewhere meanwhile, or one problem a field.
 */
export async function updateProfile(ctx: Ctx, input: UpdateProfileInput): Promise<User> {
  const { seeker } = ctx.viewer;
  if (!seeker) throw userError("UNAUTHENTICATED");
  const { version, ...rest } = parse(profileSchema(jstDate(ctx.now())), input);
  const changes = defined(rest);
  await runInTransaction(ctx.em, async (em) => {
    const profile = await em.findOneOrFail(UserProfile, { user: seeker.userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    await requireOwnFiles(em, seeker.userId, changes.certificates ?? []);
    if (profile.version !== version) throw userError("STALE_VERSION", ["version"]);
    await apply(em, profile, changes, ctx.now());
    indexProfile(profile, (await em.findOneOrFail(User, { id: seeker.userId })).email);
    const actor = auditActor(seeker);
    recordAudit(ctx, em, { action: "user.updateProfile", objectType: "User", objectId: seeker.userId, actor });
  });
  return ctx.em.findOneOrFail(User, { id: seeker.userId });
}
