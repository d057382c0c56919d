import type { EntityManager } from "@mikro-orm/postgresql";
import { containsText } from "../../../platform/search-text/contains-text.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset } from "../../../shared/paging/keyset.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { BankAssignment } from "./bank-assignment.entity.ts";
import { BankPayment } from "./bank-payment.entity.ts";
import { requireAccountant } from "./bank-payment.policy.ts";
import type { AdminInvoiceSort } from "./bank-payment.vocabulary.ts";

export interface AdminInvoicesInput {
  filter?: {
    keyword?: string | null;
    statuses?: readonly Invoice["status"][] | null;
    companyId?: string | null;
    method?: Invoice["method"] | null;
  } | null;
  sort?: AdminInvoiceSort;
  first: number;
  after?: string | null;
}

const orders = {
  NEWEST: { key: "issuedAt", kind: "TIME", direction: "desc" },
  DUE_FIRST: { key: "dueAt", kind: "TIME", direction: "asc" },
} as const;

function invoiceConditions({ keyword, statuses, companyId, method }: NonNullable<AdminInvoicesInput["filter"]>) {
  const text = keyword?.trim() ? containsText(keyword) : undefined;
  return {
    ...(statuses && statuses.length > 0 && { status: { $in: [...statuses] } }),
    ...(method && { method }),
    ...(companyId && { company: isId(companyId) ? companyId : null }),
    ...(text && { $or: [{ number: text }, { recipientName: text }, { company: { name: text } }, { company: { nameKana: text } }] }),
  };
}

/** Invoices of all companies, by keyset. */
export async function listAdminInvoices(ctx: Ctx, input: AdminInvoicesInput) {
  requireAccountant(ctx);
  const wanted = invoiceConditions(input.filter ?? {});
  const { where, orderBy, limit, page } = keyset(orders[input.sort ?? "NEWEST"], input);
  const rows = await ctx.em.find(Invoice, { $and: [wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(Invoice, wanted) };
}

/** Any invoice; null when there is none. */
export async function findAdminInvoice(ctx: Ctx, id: string): Promise<Invoice | null> {
  requireAccountant(ctx);
  return isId(id) ? ctx.em.findOne(Invoice, { id }) : null;
}

export interface BankPaymentsInput {
  filter?: { keyword?: string | null; statuses?: readonly BankPayment["status"][] | null; fileId?: string | null } | null;
  first: number;
  after?: string | null;
}

function paymentConditions({ keyword, statuses, fileId }: NonNullable<BankPaymentsInput["filter"]>) {
  const text = keyword?.trim();
  const amount = text && /^[\d,]{1,12}$/.test(text) ? Number(text.replaceAll(",", "")) : undefined;
  return {
    ...(statuses && statuses.length > 0 && { status: { $in: [...statuses] } }),
    ...(fileId && { file: isId(fileId) ? fileId : null }),
    ...(text && { $or: [{ payerName: containsText(text) }, ...(amount ? [{ amount }] : [])] }),
  };
}

/** Money that came in, the newest day first. */
export async function listBankPayments(ctx: Ctx, input: BankPaymentsInput) {
  requireAccountant(ctx);
  const wanted = paymentConditions(input.filter ?? {});
  const { where, orderBy, limit, page } = keyset({ key: "paidOn", kind: "DAY", direction: "desc" }, input);
  const rows = await ctx.em.find(BankPayment, { $and: [wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(BankPayment, wanted) };
}

/** Any payment; null when there is none. */
export async function findBankPayment(ctx: Ctx, id: string): Promise<BankPayment | null> {
  requireAccountant(ctx);
  return isId(id) ? ctx.em.findOne(BankPayment, { id }) : null;
}

/** Figures that the accountant looks at first: money owed, overdue and unassigned, in yen. */
export interface MoneyFigures {
  openCount: number;
  openAmount: number;
  overdueCount: number;
  overdueAmount: number;
  unassignedCount: number;
  unassignedAmount: number;
  /** Sum of the whole book; anything but zero is a mistake of the system. */
  bookBalance: number;
}

/** Sums over invoices, payments and the book in one statement. */
export async function moneyFigures(ctx: Ctx): Promise<MoneyFigures> {
  requireAccountant(ctx);
  const rows = await ctx.em.execute<Record<keyof MoneyFigures, number | string>[]>(
    `select open_count as "openCount", open_amount as "openAmount", overdue_count as "overdueCount", overdue_amount as "overdueAmount",
       unassigned_count as "unassignedCount", unassigned_amount as "unassignedAmount",
       (select coalesce(sum(amount), 0) from ledger_entry) as "bookBalance"
     from (select count(*) as open_count, coalesce(sum(total - paid_amount), 0) as open_amount,
             count(*) filter (where due_at < ?) as overdue_count, coalesce(sum(total - paid_amount) filter (where due_at < ?), 0) as overdue_amount
           from invoice where status in ('INVOICED', 'PARTIAL', 'OVERDUE') and method = 'TRANSFER' and total > 0) invoices,
          (select count(*) as unassigned_count, coalesce(sum(amount - assigned), 0) as unassigned_amount
           from bank_payment where status = 'OPEN') payments`,
    [ctx.now(), ctx.now()],
  );
  const [row] = rows;
  if (!row) throw new Error("Counting answered no row");
  const number = (key: keyof MoneyFigures) => Number(row[key]);
  return {
    openCount: number("openCount"),
    openAmount: number("openAmount"),
    overdueCount: number("overdueCount"),
    overdueAmount: number("overdueAmount"),
    unassignedCount: number("unassignedCount"),
    unassignedAmount: number("unassignedAmount"),
    bookBalance: number("bookBalance"),
  };
}

/** The day (YYYY-MM-DD) on which the last of an invoice's transfers came in; undefined when none pays it. */
export async function lastReceivedOn(em: EntityManager, invoice: Pick<Invoice, "id">): Promise<string | undefined> {
  const found = await em.find(BankAssignment, { invoice: invoice.id, undoneAt: null }, { populate: ["payment"] });
  return found
    .map(({ payment }) => payment.getEntity().paidOn)
    .toSorted()
    .at(-1);
}
