import { defineEntity, p } from "@mikro-orm/core";

export const userStatuses = ["ACTIVE", "SUSPENDED", "CANCELLING", "ERASED"] as const;
export type UserStatus = (typeof userStatuses)[number];

const UserSchema = defineEntity({
  name: "User",
  tableName: "users",
  properties: {
    id: p.uuid().primary(),
    /** Canonical address: trimmed and lower-cased. */
    email: p.string().length(254).unique(),
    status: p.enum(userStatuses).default("ACTIVE"),
    locale: p.string().length(16).default("ja"),
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

/** A seeker (求職者): the account. What they tell about themselves is in UserProfile. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
