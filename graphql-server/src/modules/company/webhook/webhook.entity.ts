import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { Company } from "../../account/company/company.entity.ts";
import type { WebhookScope } from "./webhook.enums.ts";

const WebhookSchema = defineEntity({
  name: "Webhook",
  tableName: "webhook",
  properties: {
    id: p.uuid().primary(),
    company: () => p.manyToOne(Company).ref().deleteRule("cascade"),
    url: p.string().length(500),
    scopes: p.array().$type<WebhookScope[]>(),
    /** What events are signed with, after "whsec_" in base64. */
    secret: p.type(EncryptedString).$type<string>(),
    /** The secret before it, with which events are signed too until then: the receiver changes in between. */
    formerSecret: p.type(EncryptedString).$type<string>().nullable(),
    formerUntil: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** Ended by an owner, or by a receiver that answered that it is gone (410). */
    endedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ["company", "createdAt", "id"] }],
});

/** An address of a company's own system that is told what happens. Triggers of the database write the events. */
export class Webhook extends WebhookSchema.class {}
WebhookSchema.setClass(Webhook);
