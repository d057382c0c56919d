import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";

/** Debits are positive, credits negative. DEPOSIT: money that came in without an open invoice. */
export const ledgerAccounts = ["RECEIVABLE", "SALES", "TAX", "CASH_CARD", "CASH_BANK", "DEPOSIT"] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

const LedgerEntrySchema = defineEntity({
  name: "LedgerEntry",
  tableName: "ledger_entry",
  properties: {
    id: p.uuid().primary(),
    /** The entries of one transaction sum to zero. */
    transactionId: p.uuid(),
    account: p.enum(ledgerAccounts),
    /** Yen. */
    amount: p.integer(),
    company: () => p.manyToOne(Company).ref().nullable().deleteRule("set null"),
    invoiceId: p.uuid().nullable(),
    memo: p.string().length(60),
    at: p.datetime(),
  },
  indexes: [{ properties: ["transactionId"] }, { properties: ["company", "at"] }, { properties: ["invoiceId"] }],
});

/** One side of a posting in the double-entry book. Never changed: a mistake is posted the other way round. */
export class LedgerEntry extends LedgerEntrySchema.class {}
LedgerEntrySchema.setClass(LedgerEntry);
