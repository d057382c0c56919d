import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { lockInvoice } from "../bank-payment/lock-money.ts";
import { mailOwners } from "../subscription/mail-owners.ts";
import { Invoice } from "./invoice.entity.ts";

const batch = 50;

/** Marks invoices whose day is over and for which nothing has come in, and reminds their companies once. @returns how many */
export async function markOverdueInvoices(ctx: Ctx): Promise<number> {
  const late = { status: "INVOICED", method: "TRANSFER", dueAt: { $lt: ctx.now() }, total: { $gt: 0 } } as const;
  const rows = await ctx.em.find(Invoice, late, { fields: ["id"], limit: batch, orderBy: { dueAt: "asc" } });
  const ids = rows.map(({ id }) => id);
  ctx.em.clear();
  for (const id of ids) {
    await runInTransaction(ctx.em, async (em) => {
      const invoice = await lockInvoice(em, { id });
      if (invoice.status !== "INVOICED" || invoice.dueAt >= ctx.now()) return;
      invoice.status = "OVERDUE";
      const company = await invoice.company.loadOrFail();
      await mailOwners(ctx, em, company, (name) => ({
        template: "invoice-overdue",
        params: { company: name, number: invoice.number, total: invoice.total },
      }));
    });
    ctx.em.clear();
  }
  return ids.length;
}
