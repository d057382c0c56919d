import { defineEntity, p } from "@mikro-orm/core";
import type { DeclineReason } from "../../../platform/payment/payment-gateway.ts";
import { Company } from "../../account/company/company.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";

/** UNSETTLED: the provider could not be asked for long; a late notice may still settle it. */
export const cardPaymentStatuses = ["PENDING", "ACTION", "PAID", "DECLINED", "CANCELED", "UNSETTLED"] as const;
export type CardPaymentStatus = (typeof cardPaymentStatuses)[number];
export const paymentPurposes = ["LICENCE", "INVOICE"] as const;

const CardPaymentSchema = defineEntity({
  name: "CardPayment",
  tableName: "card_payment",
  properties: {
    id: p.uuid().primary(),
    purpose: p.enum(paymentPurposes),
    user: () => p.manyToOne(User).ref().nullable().deleteRule("set null"),
    company: () => p.manyToOne(Company).ref().nullable().deleteRule("set null"),
    /** The invoice that is paid; one that was refused may be tried again by another payment. */
    invoiceId: p.uuid().nullable(),
    /** The provider's payer when a saved card is charged; the payer is absent then. */
    customer: p.string().length(120).nullable(),
    /** Yen, tax included. */
    amount: p.integer(),
    status: p.enum(cardPaymentStatuses).default("PENDING"),
    description: p.string().length(200),
    /** The provider's token of the card; forgotten as soon as the payment is settled. */
    paymentMethod: p.string().length(200).nullable(),
    provider: p.enum(["STRIPE", "TEST"] as const),
    /** The provider's name of the charge. */
    reference: p.string().length(120).nullable().unique(),
    declineReason: p.string().length(40).$type<DeclineReason>().nullable(),
    cardBrand: p.string().length(30).nullable(),
    cardLast4: p.string().length(4).nullable(),
    /** Chosen by the client so that an unknown outcome can be sent again without harm. */
    operationId: p.uuid().unique(),
    attempts: p.integer().default(0),
    /** The earliest time to ask the provider again; a process that moves the payment on holds it until then. */
    nextAttemptAt: p.datetime(),
    settledAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ["status", "nextAttemptAt"] }, { properties: ["user", "createdAt"] }, { properties: ["invoiceId", "createdAt"] }],
});

/** A payment by card, from the wish to pay to its end. */
export class CardPayment extends CardPaymentSchema.class {}
CardPaymentSchema.setClass(CardPayment);
