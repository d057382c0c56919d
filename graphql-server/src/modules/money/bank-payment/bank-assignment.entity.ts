import { defineEntity, p } from "@mikro-orm/core";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { BankPayment } from "./bank-payment.entity.ts";

const BankAssignmentSchema = defineEntity({
  name: "BankAssignment",
  tableName: "bank_assignment",
  properties: {
    id: p.uuid().primary(),
    payment: () => p.manyToOne(BankPayment).ref().deleteRule("restrict"),
    invoice: () => p.manyToOne(Invoice).ref().deleteRule("restrict"),
    /** Yen. */
    amount: p.integer().check("amount > 0"),
    how: p.enum(["MATCHED", "HAND"] as const),
    by: () => p.manyToOne(AdminUser).ref().deleteRule("restrict"),
    at: p.datetime(),
    undoneAt: p.datetime().nullable(),
    undoneReason: p.string().length(500).nullable(),
  },
  indexes: [{ properties: ["payment"] }, { properties: ["invoice"] }],
});

/** Money of a payment that belongs to an invoice. Never changed: undoing it is noted in fields of its own. */
export class BankAssignment extends BankAssignmentSchema.class {}
BankAssignmentSchema.setClass(BankAssignment);
