import { defineEntity, p } from "@mikro-orm/core";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { BankFile } from "../bank-file/bank-file.entity.ts";

/** OPEN: part belongs to no invoice yet. RETURNED: the rest went back to the payer. SET_ASIDE: for no invoice. TAKEN_BACK: by the bank. */
export const bankPaymentStatuses = ["OPEN", "ASSIGNED", "RETURNED", "SET_ASIDE", "TAKEN_BACK"] as const;
export const bankPaymentSources = ["FILE", "HAND"] as const;

const BankPaymentSchema = defineEntity({
  name: "BankPayment",
  tableName: "bank_payment",
  properties: {
    id: p.uuid().primary(),
    source: p.enum(bankPaymentSources),
    status: p.enum(bankPaymentStatuses).default("OPEN"),
    file: () => p.manyToOne(BankFile).ref().nullable().deleteRule("restrict"),
    line: p.integer().nullable(),
    /** Of the line's facts: the same transfer in another file is known again. */
    fingerprint: p.string().length(64).nullable().unique(),
    /** YYYY-MM-DD. */
    paidOn: p.string().length(10),
    /** Yen. */
    amount: p.integer(),
    /** Yen of it that is assigned to invoices. */
    assigned: p.integer().default(0),
    /** As the bank or the accountant wrote it. */
    payerName: p.string().length(100),
    bankName: p.string().length(40).nullable(),
    branchName: p.string().length(40).nullable(),
    ediInfo: p.string().length(40).nullable(),
    note: p.string().length(500).nullable(),
    /** Chosen by the client so that sending it again does no harm. */
    operationId: p.uuid().nullable().unique(),
    createdBy: () => p.manyToOne(AdminUser).ref().deleteRule("restrict"),
    createdAt: p.datetime(),
    version: p.integer().version(),
  },
  checks: [{ name: "bank_payment_amounts", expression: "amount > 0 and assigned >= 0 and assigned <= amount" }],
  indexes: [{ properties: ["status", "paidOn"] }, { properties: ["file", "line"] }],
});

/** Money that came in on the operator's account: a line of the bank's file, or what the accountant wrote down. */
export class BankPayment extends BankPaymentSchema.class {}
BankPaymentSchema.setClass(BankPayment);
