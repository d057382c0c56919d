import { defineEntity, p } from "@mikro-orm/core";
import { type ApiScope } from "../../../shared/viewer/roles.ts";
import { AdminUser } from "../admin/admin-user.entity.ts";

const ApiKeySchema = defineEntity({
  name: "ApiKey",
  tableName: "api_key",
  properties: {
    id: p.uuid().primary(),
    /** The holder and purpose of the key, in the operator's words. */
    name: p.string().length(80),
    /** Beginning of the key, by which people tell keys apart. */
    prefix: p.string().length(12).unique(),
    /** SHA-256 of the key: the key itself is shown once and never kept. */
    tokenHash: p.string().length(64).unique().hidden(),
    scopes: p.array().$type<ApiScope[]>(),
    requestsPerMinute: p.integer(),
    createdBy: () => p.manyToOne(AdminUser).ref().deleteRule("restrict"),
    createdAt: p.datetime(),
    /** Noted at most once a minute. */
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    /** From then on it opens nothing; keys of before have no end. */
    expiresAt: p.datetime().nullable(),
    /** The key before it, which opens too until then: the partner changes in between. */
    formerTokenHash: p.string().length(64).unique().nullable().hidden(),
    formerUntil: p.datetime().nullable(),
  },
  indexes: [{ properties: ["createdAt", "id"] }],
});

/** A partner's key to the works API. */
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
