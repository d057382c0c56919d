import { defineEntity, p } from "@mikro-orm/core";
import { accountKinds } from "../../../shared/viewer/actor.ts";

const SessionSchema = defineEntity({
  name: "Session",
  tableName: "session",
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 (hex) of the cookie's value; the value itself is never stored. */
    tokenHash: p.string().length(64).unique(),
    kind: p.enum(accountKinds),
    accountId: p.uuid(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    /** Absolute end, whatever the activity. */
    expiresAt: p.datetime(),
    authenticatedAt: p.datetime(),
    ip: p.string().length(64).nullable(),
    userAgent: p.string().length(300).nullable(),
  },
  indexes: [{ properties: ["kind", "accountId"] }, { properties: ["expiresAt"] }],
});

/** A signed-in browser of one account. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
