import { defineEntity, p } from "@mikro-orm/core";
import { type AppScope, appKinds } from "../../../shared/viewer/app-scopes.ts";
import { AdminUser } from "../admin/admin-user.entity.ts";

const OAuthClientSchema = defineEntity({
  name: "OAuthClient",
  tableName: "oauth_client",
  properties: {
    id: p.uuid().primary(),
    /** What the app calls itself. */
    name: p.string().length(80),
    /** Who gets the data: the company or person that runs the app. */
    recipient: p.string().length(120),
    /** What the data is for, as people are told before they agree. */
    purpose: p.string().length(300),
    purposeEn: p.string().length(300),
    /** Where the recipient keeps the data: a country by ISO 3166-1. */
    country: p.string().length(2),
    /** Whose accounts it may ask: the scopes fit it. */
    kind: p.enum(appKinds),
    isNative: p.boolean(),
    redirectUris: p.array(),
    /** Origins whose pages may call the API with a token of the app's. */
    origins: p.array(),
    scopes: p.array().$type<AppScope[]>(),
    approvedBy: () => p.manyToOne(AdminUser).ref().deleteRule("restrict"),
    approvedAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ["approvedAt", "id"] }],
});

/** An app of somebody else that people may let act for them, approved by the operator. */
export class OAuthClient extends OAuthClientSchema.class {}
OAuthClientSchema.setClass(OAuthClient);
