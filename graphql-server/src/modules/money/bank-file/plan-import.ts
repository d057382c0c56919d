import { createHash } from "node:crypto";
import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { BankPayment } from "../bank-payment/bank-payment.entity.ts";
import { KnownPayer } from "../bank-payment/known-payer.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { type OpenInvoice, PayerMatcher } from "./match-payer.ts";
import { PayerIndex } from "./payer-index.ts";
import type { ZenginLine } from "./read-zengin.ts";

/**
 * MATCHED: goes to its invoice. OPEN: waits to be assigned. KNOWN: from an earlier file. CANCELLED: taken back by the bank, or the
 * reversal.
 */
export const lineVerdicts = ["MATCHED", "OPEN", "KNOWN", "CANCELLED"] as const;
export type LineVerdict = (typeof lineVerdicts)[number];

export interface PlannedLine {
  line: ZenginLine;
  fingerprint: string;
  verdict: LineVerdict;
  invoiceId: string | null;
}

const openStatuses = ["INVOICED", "PARTIAL", "OVERDUE"] as const;

/** Invoices that wait for a transfer, as they fall due. With `lock` their rows are held until the transaction ends. */
export function openTransferInvoices(em: EntityManager, { lock }: { lock: boolean }): Promise<Invoice[]> {
  const waiting = { method: "TRANSFER", status: { $in: [...openStatuses] }, total: { $gt: 0 } } as const;
  return em.find(Invoice, waiting, {
    orderBy: { dueAt: "asc", id: "asc" },
    ...(lock && { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
  });
}

/** The index of payers' names: readings of all companies, and names that were assigned by hand. */
export async function payerIndex(em: EntityManager): Promise<PayerIndex> {
  const companies = await em.execute<{ id: string; name_kana: string | null }[]>(
    "select id, name_kana from company where name_kana is not null order by id",
  );
  const known = await em.find(KnownPayer, {}, { orderBy: { id: "asc" } });
  return new PayerIndex(
    companies.map(({ id, name_kana }) => ({ id, nameKana: name_kana })),
    known.map(({ key, company }) => ({ key, companyId: company.id })),
  );
}

export function asOpen(invoice: Invoice): OpenInvoice {
  const { id, number, total, paidAmount, dueAt } = invoice;
  return { id, number, companyId: invoice.company.id, open: total - paidAmount, dueAt };
}

/** The facts of a line as one short text. Lines of a file that are alike in all are counted, so that each stays one. */
function fingerprints(lines: readonly ZenginLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ account, inquiryNumber, paidOn, amount, clientCode, payerName, bankName, branchName, ediInfo, cancelled }) => {
    const facts = [account.bankCode, account.branchCode, account.number, inquiryNumber, paidOn, amount, clientCode, payerName, bankName];
    const text = JSON.stringify([...facts, branchName, ediInfo, cancelled]);
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    return createHash("sha256").update(`${text}${count}`).digest("hex");
  });
}

/** Places of the lines that the bank took back in the same file, and of those that say so. */
function takenBack(lines: readonly ZenginLine[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const [place, line] of lines.entries()) {
    if (!line.cancelled) continue;
    places.add(place);
    const first = lines.findIndex(
      (other, at) => !other.cancelled && !places.has(at) && other.amount === line.amount && other.payerName === line.payerName,
    );
    if (first >= 0) places.add(first);
  }
  return places;
}

/** Plans an import of lines without writing anything. The remaining open invoices stay in the matcher as candidates. */
export async function planImport(
  em: EntityManager,
  lines: readonly ZenginLine[],
  { lock }: { lock: boolean },
): Promise<{ planned: PlannedLine[]; matcher: PayerMatcher; invoices: Map<string, Invoice> }> {
  const marks = fingerprints(lines);
  const rows = await em.find(BankPayment, { fingerprint: { $in: marks } }, { fields: ["fingerprint"] });
  const known = new Set(rows.map(({ fingerprint }) => fingerprint));
  const invoices = await openTransferInvoices(em, { lock });
  const matcher = new PayerMatcher(await payerIndex(em), invoices.map(asOpen));
  const gone = takenBack(lines);
  const planned = lines.map((line, place): PlannedLine => {
    const fingerprint = marks[place] ?? "";
    if (known.has(fingerprint)) return { line, fingerprint, verdict: "KNOWN", invoiceId: null };
    if (gone.has(place)) return { line, fingerprint, verdict: "CANCELLED", invoiceId: null };
    const invoice = matcher.match(line);
    return { line, fingerprint, verdict: invoice ? "MATCHED" : "OPEN", invoiceId: invoice?.id ?? null };
  });
  return { planned, matcher, invoices: new Map(invoices.map((invoice) => [invoice.id, invoice])) };
}
