import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";
import { planCodes } from "../../account/company/plan.entity.ts";

export const invoiceStatuses = ["INVOICED", "PARTIAL", "PAID", "OVERPAID", "OVERDUE", "VOID"] as const;
export const invoiceKinds = ["START", "UPGRADE", "RENEW"] as const;
export const billingMethods = ["CARD", "TRANSFER"] as const;

/** One line of an invoice, in yen without tax; a credit for unused days is negative. */
export interface InvoiceLine {
  code: "PLAN" | "UNUSED";
  planCode: (typeof planCodes)[number];
  /** YYYY-MM-DD in Japan, both inclusive. */
  from: string;
  to: string;
  amount: number;
}

const InvoiceSchema = defineEntity({
  name: "Invoice",
  tableName: "invoice",
  properties: {
    id: p.uuid().primary(),
    number: p.string().length(20).unique(),
    company: () => p.manyToOne(Company).ref().deleteRule("restrict"),
    kind: p.enum(invoiceKinds),
    status: p.enum(invoiceStatuses).default("INVOICED"),
    method: p.enum(billingMethods),
    /** The recipient's name at the time of issue. */
    recipientName: p.string().length(120),
    lines: p.json().$type<InvoiceLine[]>(),
    /** Yen; the one tax rate in per cent, rounded once. */
    subtotal: p.integer(),
    taxRate: p.integer(),
    tax: p.integer(),
    total: p.integer(),
    paidAmount: p.integer().default(0),
    planCode: p.enum(planCodes),
    periodStart: p.datetime(),
    periodEnd: p.datetime(),
    /** Chosen by the client of a change of plan, so that sending it again does no harm; null for renewals. */
    operationId: p.uuid().nullable().unique(),
    issuedAt: p.datetime(),
    dueAt: p.datetime(),
    paidAt: p.datetime().nullable(),
    version: p.integer().version(),
  },
  checks: [{ name: "invoice_sum", expression: "subtotal + tax = total and total >= 0 and paid_amount >= 0" }],
  indexes: [
    { properties: ["company", "issuedAt"] },
    { properties: ["status", "dueAt"] },
    {
      name: "invoice_one_period",
      expression: "create unique index invoice_one_period on invoice (company_id, period_start) where kind = 'RENEW' and status <> 'VOID'",
    },
  ],
});

/** A bill (適格請求書) for a plan. */
export class Invoice extends InvoiceSchema.class {}
InvoiceSchema.setClass(Invoice);
