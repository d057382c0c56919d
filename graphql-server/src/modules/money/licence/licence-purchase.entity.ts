import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../account/seeker/user.entity.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { LicenceProduct } from "./licence-product.entity.ts";

const LicencePurchaseSchema = defineEntity({
  name: "LicencePurchase",
  tableName: "licence_purchase",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().nullable().deleteRule("set null"),
    product: () => p.manyToOne(LicenceProduct).ref().deleteRule("restrict"),
    payment: () => p.manyToOne(CardPayment).ref().unique().deleteRule("restrict"),
    /** As it stood on the final confirmation: yen, tax included, and per cent. */
    price: p.integer(),
    taxRate: p.integer(),
    uses: p.integer().nullable(),
    days: p.integer(),
    /** Of the text that was agreed to on the final confirmation. */
    termsVersion: p.string().length(20),
    receiptNumber: p.string().length(40).nullable().unique(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["user", "createdAt"] }],
});

/** An order of a seeker; it is paid when its payment is. */
export class LicencePurchase extends LicencePurchaseSchema.class {}
LicencePurchaseSchema.setClass(LicencePurchase);
