import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/database/encrypted-string.ts";

const OutboxMailSchema = defineEntity({
  name: "OutboxMail",
  tableName: "outbox_mail",
  properties: {
    id: p.uuid().primary(),
    recipient: p.string().length(254),
    template: p.string().length(60),
    locale: p.string().length(16),
    /** Subject, text and HTML as JSON; encrypted because links carry tokens, and erased once sent. */
    content: p.type(EncryptedString).$type<string>().nullable(),
    status: p.enum(["PENDING", "SENT", "FAILED"]).default("PENDING"),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime(),
    sentAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    { name: "outbox_mail_due", expression: "create index outbox_mail_due on outbox_mail (next_attempt_at) where status = 'PENDING'" },
  ],
});

/** A mail written in the transaction that causes it, sent at least once by a worker. */
export class OutboxMail extends OutboxMailSchema.class {}
OutboxMailSchema.setClass(OutboxMail);
