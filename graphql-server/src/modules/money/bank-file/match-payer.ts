import type { PayerIndex } from "./payer-index.ts";
import { payerKey, writtenNumber } from "./payer-key.ts";

/** An invoice that waits for money. */
export interface OpenInvoice {
  id: string;
  number: string;
  companyId: string;
  /** Yen that are still to come in. */
  open: number;
  dueAt: Date;
}

/** Facts of a transfer that help to find its invoice. */
export interface Transfer {
  amount: number;
  /** Half-width, as the bank wrote it. */
  payerName: string;
  ediInfo: string;
}

/** An invoice that a transfer may be for. */
export interface Candidate {
  invoiceId: string;
  /** 0 to 100; the sum of the parts below. */
  score: number;
  /** 0 to 60: how alike the names are. */
  name: number;
  /** 40 the same, 20 short by what a bank takes for a transfer, else 0. */
  amount: number;
}

/** Banks take at most this for a transfer, in yen; payers sometimes take it off. */
const largestFee = 990;
const candidatesShown = 5;
const leastScore = 30;

/** Pairs of neighbouring letters. */
function pairs(text: string): Set<string> {
  const found = new Set<string>();
  for (let at = 0; at < text.length - 1; at += 1) found.add(text.slice(at, at + 2));
  return found;
}

/** 0 to 1: the share of the shorter name's pairs that the other has too (overlap coefficient), so that a cut name loses nothing. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  if (few.size === 0) return 0;
  let shared = 0;
  for (const pair of few) if (many.has(pair)) shared += 1;
  return shared / few.size;
}

/** `missing`: yen by which a transfer falls short. */
function amountPoints(missing: number): Candidate["amount"] {
  if (missing === 0) return 40;
  return missing > 0 && missing <= largestFee ? 20 : 0;
}

/** Finds the invoices of transfers. A match takes its invoice: the next transfer does not find it again. */
export class PayerMatcher {
  private readonly index: PayerIndex;
  private readonly byCompany = new Map<string, OpenInvoice[]>();
  private readonly byNumber = new Map<string, OpenInvoice>();
  private readonly open: Set<OpenInvoice>;
  private readonly namePairs = new Map<string, Set<string>>();

  /** `invoices` in the order in which they fall due. */
  constructor(index: PayerIndex, invoices: readonly OpenInvoice[]) {
    this.index = index;
    this.open = new Set(invoices);
    for (const invoice of invoices) {
      this.byNumber.set(invoice.number, invoice);
      const known = this.byCompany.get(invoice.companyId);
      if (known) known.push(invoice);
      else this.byCompany.set(invoice.companyId, [invoice]);
    }
  }

  /**
   * The invoice that a transfer is for beyond doubt: its payer is one company and no other, and the amount is what one of its invoices still
   * asks for. Of several the one whose number is written, else the one that falls due first.
   */
  match(transfer: Transfer): OpenInvoice | undefined {
    const { number, short, rest } = writtenNumber(transfer.payerName);
    const companyId = this.index.find(rest, transfer.payerName.length);
    const written = this.written(number, short, transfer.ediInfo);
    if (written && this.open.has(written) && written.open === transfer.amount && this.fits(written, companyId, rest))
      return this.take(written);
    if (!companyId) return undefined;
    const due = (this.byCompany.get(companyId) ?? []).find((invoice) => this.open.has(invoice) && invoice.open === transfer.amount);
    return due && this.take(due);
  }

  private take(invoice: OpenInvoice): OpenInvoice {
    this.open.delete(invoice);
    return invoice;
  }

  private written(number: string | null, short: string | null, ediInfo: string): OpenInvoice | undefined {
    const edi = writtenNumber(ediInfo).number;
    for (const text of [number, edi]) {
      const invoice = text ? this.byNumber.get(text) : undefined;
      if (invoice) return invoice;
    }
    if (!short) return undefined;
    const ending = [...this.open].filter((invoice) => invoice.number.endsWith(`-${short}`));
    return ending.length === 1 ? ending[0] : undefined;
  }

  /** A number alone could be a slip of the pen: the name must be the company's or much like it. */
  private fits(invoice: OpenInvoice, companyId: string | undefined, name: string): boolean {
    if (companyId) return companyId === invoice.companyId;
    return likeness(pairs(payerKey(name).key), this.pairsOf(invoice.companyId)) >= 0.6;
  }

  private pairsOf(companyId: string): Set<string> {
    const known = this.namePairs.get(companyId);
    if (known) return known;
    const made = pairs(this.index.keys.get(companyId) ?? "");
    this.namePairs.set(companyId, made);
    return made;
  }

  /** Up to five open invoices that a transfer may be for, the most likely first; equal ones as they fall due. */
  candidates(transfer: Transfer): Candidate[] {
    const { number, short, rest } = writtenNumber(transfer.payerName);
    const written = this.written(number, short, transfer.ediInfo);
    const companyId = this.index.find(rest, transfer.payerName.length);
    const ownPairs = pairs(payerKey(rest).key);
    const scored = [...this.open].map((invoice): Candidate & { dueAt: Date } => {
      const alike = invoice.companyId === companyId ? 1 : likeness(ownPairs, this.pairsOf(invoice.companyId));
      const name = invoice === written ? 60 : Math.round(alike * 60);
      const amount = amountPoints(invoice.open - transfer.amount);
      return { invoiceId: invoice.id, score: name + amount, name, amount, dueAt: invoice.dueAt };
    });
    return scored
      .filter(({ score }) => score >= leastScore)
      .sort((one, other) => other.score - one.score || one.dueAt.getTime() - other.dueAt.getTime())
      .slice(0, candidatesShown)
      .map(({ invoiceId, score, name, amount }) => ({ invoiceId, score, name, amount }));
  }
}
