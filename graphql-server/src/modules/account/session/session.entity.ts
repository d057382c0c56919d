import { defineEntity, p } from "@mikro-orm/core";
import { accountKinds } from "../../../shared/viewer/actor.ts";
import type { AppScope } from "../../../shared/viewer/app-scopes.ts";

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
    /** The app that somebody lets act for them; null for a browser. */
    app: p.uuid().name("app_id").nullable(),
    /** The consent that it goes by. */
    grantId: p.string().length(64).nullable().unique(),
    scopes: p.array().$type<AppScope[]>().nullable(),
    /** Until when the app's newest token opens it. */
    tokenExpiresAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ["kind", "accountId"] }, { properties: ["expiresAt"] }, { properties: ["app"] }],
});

/** A signed-in browser of one account. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
