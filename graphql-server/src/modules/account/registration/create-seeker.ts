import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { locales } from "../../../shared/locale.ts";
import { problem } from "../../../shared/user-error.ts";
import { kanaPart, latinPart, namePart } from "../profile/person-name.ts";
import { indexProfile } from "../profile/profile.search-index.ts";
import { UserProfile } from "../profile/user-profile.entity.ts";
import { User } from "../seeker/user.entity.ts";

/** What everybody who registers says of themselves, and agrees to by their own hand. */
export const personShape = {
  familyName: namePart,
  givenName: namePart,
  familyNameKana: kanaPart.nullish().transform((text) => text ?? ""),
  givenNameKana: kanaPart.nullish().transform((text) => text ?? ""),
  latinName: latinPart.nullish().transform((text) => text ?? ""),
  locale: z.enum(locales).nullish(),
  agreeToTerms: z.boolean().refine((agreed) => agreed, problem("TERMS_NOT_ACCEPTED")),
};

/** The same as it was typed. */
export interface PersonInput {
  familyName: string;
  givenName: string;
  familyNameKana?: string | null;
  givenNameKana?: string | null;
  latinName?: string | null;
  locale?: string | null;
  agreeToTerms: boolean;
}

const personSchema = z.object(personShape);
type Person = z.output<typeof personSchema>;

/** A new seeker in the given transaction, without a way to sign in yet. `agreed`: the version of the terms that they saw. */
export function createSeeker(ctx: Ctx, em: EntityManager, seeker: { email: string; person: Person; agreed: string }): User {
  const now = ctx.now();
  const { email, person, agreed } = seeker;
  const stamps = { createdAt: now, updatedAt: now };
  const locale = person.locale ?? ctx.locale;
  const user = em.create(User, { id: newId(), email, locale, termsVersion: agreed, termsAcceptedAt: now, ...stamps });
  const { familyName, givenName, familyNameKana, givenNameKana, latinName } = person;
  const profile = em.create(UserProfile, { user, familyName, givenName, familyNameKana, givenNameKana, latinName, updatedAt: now });
  indexProfile(profile, email);
  return user;
}
