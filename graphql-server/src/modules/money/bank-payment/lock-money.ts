import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { BankPayment } from "./bank-payment.entity.ts";

/** A payment with its row locked; payments are locked before invoices. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function lockPayment(em: EntityManager, { id, version }: { id: string; version: number }): Promise<BankPayment> {
  const payment = isId(id) ? await em.findOne(BankPayment, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
  if (!payment) throw notFound();
  if (payment.version !== version) throw userError("STALE_VERSION", ["version"]);
  return payment;
}

/** An invoice with its row locked; `version` is what the sender has read. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function lockInvoice(em: EntityManager, { id, version }: { id: string; version?: number }): Promise<Invoice> {
  const invoice = isId(id) ? await em.findOne(Invoice, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
  if (!invoice) throw notFound(["invoiceId"]);
  if (version !== undefined && invoice.version !== version) throw userError("STALE_VERSION", ["invoiceVersion"]);
  return invoice;
}

/** Refuses bank money for invoices that are void or paid by card. @throws UserErrors INVOICE_VOID, INVOICE_BY_CARD */
export function requireTransferInvoice({ status, method }: Invoice): void {
  if (status === "VOID") throw userError("INVOICE_VOID", ["invoiceId"]);
  if (method !== "TRANSFER") throw userError("INVOICE_BY_CARD", ["invoiceId"]);
}
