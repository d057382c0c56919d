import type { EntityManager } from "@mikro-orm/postgresql";
import { foldText, textTokens } from "../../../platform/search-text/search-text.ts";
import { User } from "../seeker/user.entity.ts";
import { UserProfile } from "./user-profile.entity.ts";

type Named = Pick<UserProfile, "familyName" | "givenName" | "familyNameKana" | "givenNameKana" | "latinName">;

/** The text by which the operator finds a person: names in every script, together and apart, and the mail address. */
export function profileSearchColumns(profile: Named, email: string) {
  const { familyName, givenName, familyNameKana, givenNameKana, latinName } = profile;
  const names = [
    `${familyName} ${givenName}`,
    familyName + givenName,
    `${familyNameKana} ${givenNameKana}`,
    familyNameKana + givenNameKana,
  ];
  const searchText = foldText([...names, latinName, email].join(" "));
  return { searchText, searchTokens: textTokens(searchText) };
}

/** Writes what the search compares into the profile, in the transaction that saves it. */
export function indexProfile(profile: UserProfile, email: string): void {
  const { searchText, searchTokens } = profileSearchColumns(profile, email);
  profile.searchText = searchText;
  profile.searchTokens = searchTokens;
}

const batch = 500;

/** Computes the missing columns of profiles older than the search, a batch at a time. @returns how many. */
export async function indexMissingProfiles(em: EntityManager): Promise<number> {
  const profiles = await em.find(UserProfile, { searchText: null }, { limit: batch, orderBy: { user: "asc" } });
  const users = await em.find(User, { id: { $in: profiles.map(({ user }) => user.id) } }, { fields: ["id", "email"] });
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  for (const profile of profiles) indexProfile(profile, emails.get(profile.user.id) ?? "");
  await em.flush();
  return profiles.length;
}
