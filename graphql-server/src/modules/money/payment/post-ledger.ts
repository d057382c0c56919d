import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { type LedgerAccount, LedgerEntry, ledgerAccounts } from "./ledger-entry.entity.ts";

interface Posting {
  /** Null for money whose owner nobody knows yet. */
  companyId: string | null;
  invoiceId: string | null;
  memo: string;
  /** Debits positive, credits negative, in yen. Zeros are left out. */
  amounts: Partial<Record<LedgerAccount, number>>;
}

/** Writes one transaction of the double-entry book. @throws Error when its entries do not sum to zero or are no whole yen */
export function postLedger(ctx: Pick<Ctx, "now">, em: EntityManager, { companyId, invoiceId, memo, amounts }: Posting): void {
  const entries = Object.entries(amounts);
  const sum = entries.reduce((total, [, amount]) => total + amount, 0);
  if (sum !== 0 || entries.some(([, amount]) => !Number.isInteger(amount))) throw new Error(`The posting "${memo}" does not balance`);
  const transactionId = newId();
  for (const account of ledgerAccounts) {
    const amount = amounts[account] ?? 0;
    if (amount === 0) continue;
    em.create(LedgerEntry, { id: newId(), transactionId, account, amount, company: companyId, invoiceId, memo, at: ctx.now() });
  }
}
