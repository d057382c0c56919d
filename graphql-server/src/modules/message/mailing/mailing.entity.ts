import { defineEntity, p } from "@mikro-orm/core";
import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import type { MailingFilter } from "./mailing.vocabulary.ts";
import { mailingAudiences, mailingStatuses } from "./mailing.vocabulary.ts";

const MailingSchema = defineEntity({
  name: "Mailing",
  tableName: "mailing",
  properties: {
    id: p.uuid().primary(),
    audience: p.enum(mailingAudiences),
    /** The conditions on its recipients, as they were asked; the recipients themselves are in the batches. */
    filter: p.json().$type<MailingFilter>(),
    subject: p.string().length(200),
    body: p.text(),
    /** Readings of the body, computed once for all its messages; null until the first batch. */
    ruby: p.json().$type<RubyFields>().nullable(),
    status: p.enum(mailingStatuses).default("SENDING"),
    recipientCount: p.integer(),
    sentCount: p.integer().default(0),
    /** The number of recipients who could no longer be written to when their batch came. */
    skippedCount: p.integer().default(0),
    /** The admin who sent it. */
    adminId: p.uuid(),
    /** Chosen by the client so that an unknown outcome can be sent again without harm. */
    operationId: p.uuid().unique(),
    createdAt: p.datetime(),
    endedAt: p.datetime().nullable(),
  },
  indexes: [
    { properties: ["audience", "createdAt", "id"] },
    { name: "mailing_sending", expression: "create index mailing_sending on mailing (created_at, id) where status = 'SENDING'" },
  ],
});

/** One text from the operator to many: each recipient gets a conversation of their own. */
export class Mailing extends MailingSchema.class {}
MailingSchema.setClass(Mailing);
