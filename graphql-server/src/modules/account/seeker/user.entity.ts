import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { KeyedHash } from "../../../platform/keys/keyed-hash.ts";
import { locales } from "../../../shared/locale.ts";

export const userStatuses = ["ACTIVE", "SUSPENDED", "CANCELLING", "ERASED"] as const;
export type UserStatus = (typeof userStatuses)[number];

/** Finds a seeker by the address. */
export const seekerEmail = new KeyedHash("email", "users.email");

/** Seekers with one of these addresses, as a condition. */
export const seekerWith = (...emails: string[]) => ({ emailKey: seekerEmail.among(emails) });

const UserSchema = defineEntity({
  name: "User",
  tableName: "users",
  properties: {
    id: p.uuid().primary(),
    /** Canonical address: trimmed and lower-cased. */
    email: p.type(EncryptedString).$type<string>(),
    /** By which it is found, and is nobody else's. */
    emailKey: p
      .type(seekerEmail)
      .$type<string>()
      .nullable()
      .unique()
      .onCreate(({ email }: { email: string }) => seekerEmail.hash(email)),
    status: p.enum(userStatuses).default("ACTIVE"),
    locale: p.enum(locales).default("ja"),
    termsVersion: p.string().length(20),
    termsAcceptedAt: p.datetime(),
    /** The time the seeker asked to leave, and the time from which the account is erased unless they sign in before. */
    cancelledAt: p.datetime().nullable(),
    eraseAfter: p.datetime().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["createdAt", "id"] },
    { properties: ["status", "createdAt", "id"] },
    { name: "users_erase_due", expression: "create index users_erase_due on users (erase_after) where status = 'CANCELLING'" },
  ],
});

/** Gives a seeker another address. */
export function setSeekerEmail(user: User, email: string): void {
  Object.assign(user, { email, emailKey: seekerEmail.hash(email) });
}

/** A seeker (求職者): the account. What they tell about themselves is in UserProfile. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
