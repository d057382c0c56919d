import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { CompanyMember, memberEmail } from "../member/company-member.entity.ts";
import { MailToken } from "../password/mail-token.entity.ts";
import { indexProfile } from "../profile/profile.search-index.ts";
import { UserProfile } from "../profile/user-profile.entity.ts";
import { setSeekerEmail, User } from "../seeker/user.entity.ts";

interface NewEmail {
  kind: AccountKind;
  accountId: string;
  email: string;
}

/** Gives an account its other address in the given transaction, with what is found by it; links that were mailed to the one before are void. */
export async function writeEmail(ctx: Ctx, em: EntityManager, { kind, accountId, email }: NewEmail): Promise<void> {
  const now = ctx.now();
  if (kind === "SEEKER") {
    const user = await em.findOneOrFail(User, { id: accountId }, { refresh: true });
    setSeekerEmail(user, email);
    user.updatedAt = now;
    const profile = await em.findOne(UserProfile, { user: accountId });
    if (profile) indexProfile(profile, email);
  } else {
    const member = await em.findOneOrFail(CompanyMember, { id: accountId }, { refresh: true });
    Object.assign(member, { email, emailKey: memberEmail.hash(email), updatedAt: now });
  }
  await em.nativeUpdate(MailToken, { kind, accountId, usedAt: null }, { usedAt: now });
  await em.flush();
}
