import { defineEntity, p } from "@mikro-orm/core";
import { Session } from "../session/session.entity.ts";

const OAuthRecordSchema = defineEntity({
  name: "OAuthRecord",
  tableName: "oauth_record",
  properties: {
    /** SHA-256 of the model and of the token or id: no token is kept. */
    id: p.string().length(64).primary(),
    model: p.string().length(40),
    payload: p.json(),
    grantId: p.string().length(64).nullable(),
    uid: p.string().length(64).nullable(),
    /** The access of the app that it goes with: whatever ends that ends it. */
    session: () => p.manyToOne(Session).ref().nullable().deleteRule("cascade"),
    consumedAt: p.datetime().nullable(),
    expiresAt: p.datetime(),
  },
  indexes: [{ properties: ["grantId"] }, { properties: ["uid"] }, { properties: ["session"] }, { properties: ["expiresAt"] }],
});

/** What the authorization server remembers between two requests: codes, grants, tokens by their hashes. */
export class OAuthRecord extends OAuthRecordSchema.class {}
OAuthRecordSchema.setClass(OAuthRecord);
