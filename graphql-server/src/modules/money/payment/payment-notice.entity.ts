import { defineEntity, p } from "@mikro-orm/core";

const PaymentNoticeSchema = defineEntity({
  name: "PaymentNotice",
  tableName: "payment_notice",
  properties: {
    /** The provider's id of the message. */
    id: p.string().length(120).primary(),
    receivedAt: p.datetime(),
  },
});

/** A message of the provider that has been taken in: the same one again changes nothing. */
export class PaymentNotice extends PaymentNoticeSchema.class {}
PaymentNoticeSchema.setClass(PaymentNotice);
