import type { EntityManager } from "@mikro-orm/postgresql";
import { currentKeyId } from "../../../platform/keys/key-ring.ts";
import { type KeyedTokens, keyedTokens, type TokenCondition, tokensContain } from "../../../platform/search-text/keyed-tokens.ts";
import { type Untokened, untokened, writeTokens } from "../../../platform/search-text/write-tokens.ts";
import { User } from "../seeker/user.entity.ts";
import { UserProfile } from "./user-profile.entity.ts";

type Named = Pick<UserProfile, "familyName" | "givenName" | "familyNameKana" | "givenNameKana" | "latinName">;

const purpose = "user_profile.search";

/** The tokens by which a person is found: names in every script, together and apart, and the mail address. */
export function profileSearchColumns(profile: Named, email: string): KeyedTokens {
  const { familyName, givenName, familyNameKana, givenNameKana, latinName } = profile;
  return keyedTokens(purpose, [familyName + givenName, familyNameKana + givenNameKana, latinName, email].join(" "));
}

/** People whose name or mail address has all that was typed, in SQL. @param column the tokens of their profiles */
export const profileContains = (column: string, typed: string): TokenCondition => tokensContain(purpose, column, typed);

/** Writes what the search compares into the profile, in the transaction that saves it. */
export function indexProfile(profile: UserProfile, email: string): void {
  Object.assign(profile, profileSearchColumns(profile, email));
}

const batch = 500;

/** Computes tokens of profiles that have none, or those of an older key, a batch at a time. @returns how many. */
export async function indexProfiles(em: EntityManager, which: Untokened): Promise<number> {
  const profiles = await em.find(UserProfile, untokened(which, currentKeyId()), {
    populate: ["searchKey"],
    limit: batch,
    orderBy: { user: "asc" },
  });
  const users = await em.find(User, { id: { $in: profiles.map(({ user }) => user.id) } }, { fields: ["id", "email"] });
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  const rows = profiles.map((profile) => {
    const key = profile.user.id;
    return { key, before: profile.searchKey ?? null, ...profileSearchColumns(profile, emails.get(key) ?? "") };
  });
  if (rows.length > 0) await writeTokens(em, { table: "user_profile", primaryKey: "user_id" }, rows);
  em.clear();
  return rows.length;
}
