import type { EntityManager } from "@mikro-orm/postgresql";
import type { PasskeyKind } from "../passkey/passkey.kind.ts";
import { User } from "../seeker/user.entity.ts";
import { TermsConsent } from "./terms-consent.entity.ts";

/** A version of the terms that somebody agreed to. */
export interface AgreedTerms {
  version: string;
  acceptedAt: Date;
}

const newest = ({ acceptedAt: a }: AgreedTerms, { acceptedAt: b }: AgreedTerms) => b.getTime() - a.getTime();

async function atRegistration(em: EntityManager, userId: string): Promise<AgreedTerms[]> {
  const user = await em.findOne(User, { id: userId });
  return user ? [{ version: user.termsVersion, acceptedAt: user.termsAcceptedAt }] : [];
}

/** Every version of the terms that an account agreed to, the newest first. */
export async function agreedTerms(em: EntityManager, owner: { kind: PasskeyKind; accountId: string }): Promise<AgreedTerms[]> {
  const rows = await em.find(TermsConsent, owner);
  const later = rows.map(({ version, acceptedAt }) => ({ version, acceptedAt }));
  const first = owner.kind === "SEEKER" ? await atRegistration(em, owner.accountId) : [];
  return [...later, ...first].toSorted(newest);
}
