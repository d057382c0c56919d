import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { KeyedHash } from "../../../platform/keys/keyed-hash.ts";
import { locales } from "../../../shared/locale.ts";

/** Finds the mails to an address. */
export const recipientKey = new KeyedHash("recipient", "outbox_mail.recipient");

const OutboxMailSchema = defineEntity({
  name: "OutboxMail",
  tableName: "outbox_mail",
  properties: {
    id: p.uuid().primary(),
    recipient: p.type(EncryptedString).$type<string>(),
    recipientKey: p
      .type(recipientKey)
      .$type<string>()
      .nullable()
      .onCreate(({ recipient }: { recipient: string }) => recipientKey.hash(recipient)),
    /** The seeker whom a mail to somebody else is about; null when it is about nobody. */
    aboutId: p.uuid().nullable(),
    template: p.string().length(60),
    locale: p.enum(locales),
    /** Subject, text and HTML as JSON; encrypted because links carry tokens, and erased once sent or a month after it was given up. */
    content: p.type(EncryptedString).$type<string>().nullable(),
    status: p.enum(["PENDING", "SENT", "FAILED"]).default("PENDING"),
    attempts: p.integer().default(0),
    /** What the mail server answered last, or what became of the connection; null before the first failure and once sent. */
    lastError: p.type(EncryptedString).$type<string>().nullable(),
    sentAt: p.datetime().nullable(),
    /** When it was given up. */
    failedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    {
      name: "outbox_mail_unsent",
      expression: "create index outbox_mail_unsent on outbox_mail (status, created_at, id) where status <> 'SENT'",
    },
    {
      name: "outbox_mail_about",
      expression: "create index outbox_mail_about on outbox_mail (about_id) where about_id is not null and status <> 'SENT'",
    },
  ],
});

/** A mail written in the transaction that causes it, together with the job that sends it. */
export class OutboxMail extends OutboxMailSchema.class {}
OutboxMailSchema.setClass(OutboxMail);
