import { defineEntity, p } from "@mikro-orm/core";
import { Mailing } from "./mailing.entity.ts";

const MailingBatchSchema = defineEntity({
  name: "MailingBatch",
  tableName: "mailing_batch",
  properties: {
    mailing: () => p.manyToOne(Mailing).ref().primary().deleteRule("cascade"),
    position: p.integer().primary(),
    /** Seekers or companies, fixed when the mailing was sent. */
    recipientIds: p.uuid().array(),
    /** The time all of them were written to, in one transaction; null while they wait. */
    sentAt: p.datetime().nullable(),
  },
});

/** Some recipients of a mailing: all of them get it in one transaction, or none. */
export class MailingBatch extends MailingBatchSchema.class {}
MailingBatchSchema.setClass(MailingBatch);
