import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import type { Locale } from "../../../shared/locale.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import { userError } from "../../../shared/user-error.ts";
import { displayName, displayNameIn } from "../profile/display-name.ts";
import { UserProfile } from "../profile/user-profile.entity.ts";
import { User } from "../seeker/user.entity.ts";
import { profileByUserId, userById } from "../seeker/user.loaders.ts";

/**
 * True from the moment somebody asks to leave: companies then see nothing of them, in the days of grace as after the erasure, until they come
 * back by signing in. Suspended by the operator meanwhile, they have still left.
 */
export function hasLeft({ status, cancelledAt }: Pick<User, "status" | "cancelledAt">): boolean {
  return status === "CANCELLING" || status === "ERASED" || Boolean(cancelledAt);
}

/** The same rule for queries: the condition on a seeker who has not left. */
export const stillHere = { status: { $in: ["ACTIVE", "SUSPENDED"] satisfies User["status"][] }, cancelledAt: null };

/** The same rule in SQL, for the alias of the table `users`. */
export function stillHereSql(alias: string): string {
  return `${alias}.status in ('ACTIVE', 'SUSPENDED') and ${alias}.cancelled_at is null`;
}

/** A seeker as a company may know them. */
export interface ShownPerson {
  user: User;
  profile: UserProfile;
}

/** Seekers whom companies may see, by id; undefined for those who have left. */
export const shownPersonById = (ctx: Ctx) =>
  new DataLoader<string, ShownPerson | undefined>(async (ids) => {
    const [users, profiles] = await Promise.all([loader(ctx, userById).loadMany(ids), loader(ctx, profileByUserId).loadMany(ids)]);
    return ids.map((_id, index) => {
      const [user, profile] = [users[index], profiles[index]];
      const isShown = user && !(user instanceof Error) && !hasLeft(user) && profile && !(profile instanceof Error);
      return isShown ? { user, profile } : undefined;
    });
  });

/** The name companies read: the same words for everybody who has left, so that they tell nothing more. */
export function nameForCompany(person: Pick<ShownPerson, "profile"> | undefined, locale: Locale): string {
  return person ? displayName(person.profile) : messageOf("LEFT_APPLICANT", locale);
}

/** The same in mails, where nothing stands beside it: in the letters that the reader knows. */
export function mailNameForCompany(person: Pick<ShownPerson, "profile"> | undefined, locale: Locale): string {
  return person ? displayNameIn(locale, person.profile) : nameForCompany(undefined, locale);
}

/** How a mail to a company names a seeker, and whom it is about while that person is here. */
export async function namedForCompany(em: EntityManager, userId: string, locale: Locale): Promise<{ name: string; about?: string }> {
  const isHere = !hasLeft(await em.findOneOrFail(User, userId));
  const profile = isHere ? await em.findOne(UserProfile, { user: userId }) : null;
  return { name: mailNameForCompany(profile ? { profile } : undefined, locale), ...(profile && { about: userId }) };
}

/** Refuses what only makes sense for an applicant who is here. @throws UserErrors APPLICANT_LEFT */
export async function requireStillHere(em: EntityManager, userId: string): Promise<void> {
  if (hasLeft(await em.findOneOrFail(User, userId))) throw userError("APPLICANT_LEFT", ["entryId"]);
}
