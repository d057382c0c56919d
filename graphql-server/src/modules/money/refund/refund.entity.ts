import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { LicencePurchase } from "../licence/licence-purchase.entity.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { refundCauses, refundSources, refundStatuses } from "./refund.vocabulary.ts";

const RefundSchema = defineEntity({
  name: "Refund",
  tableName: "refund",
  properties: {
    id: p.uuid().primary(),
    /** Unique: a purchase is given back once. */
    purchase: () => p.manyToOne(LicencePurchase).ref().unique().deleteRule("restrict"),
    payment: () => p.manyToOne(CardPayment).ref().unique().deleteRule("restrict"),
    /** Yen that have gone back so far, as the provider says. */
    amount: p.integer().default(0).check("amount >= 0"),
    status: p.enum(refundStatuses),
    source: p.enum(refundSources),
    cause: p.enum(refundCauses).nullable(),
    /** For the books, not for the buyer. */
    reason: p.type(EncryptedString).$type<string>().nullable(),
    by: () => p.manyToOne(AdminUser).ref().nullable().deleteRule("restrict"),
    /** Chosen by the client so that an unknown outcome can be sent again without harm. */
    operationId: p.uuid().nullable().unique(),
    /** Of the 適格返還請求書, once something has gone back. */
    number: p.string().length(40).nullable().unique(),
    /** The licence's state when it was ended, in case the money does not go back after all. */
    endedUsesLeft: p.integer().nullable(),
    endedValidUntil: p.datetime().nullable(),
    attempts: p.integer().default(0),
    /** The earliest time to ask the provider again; a process that moves the refund on holds it until then. */
    nextAttemptAt: p.datetime(),
    createdAt: p.datetime(),
    doneAt: p.datetime().nullable(),
    version: p.integer().version(),
  },
  indexes: [{ properties: ["status", "nextAttemptAt"] }],
});

/** Money of a licence that goes back to the card it came from. */
export class Refund extends RefundSchema.class {}
RefundSchema.setClass(Refund);
