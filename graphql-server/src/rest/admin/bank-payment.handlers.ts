import { z } from "zod";
import { companyById } from "../../modules/account/company/company.loaders.ts";
import { planCodes } from "../../modules/account/company/plan.entity.ts";
import { stageBankFile } from "../../modules/money/bank-file/stage-bank-file.ts";
import { bankPaymentSources, bankPaymentStatuses } from "../../modules/money/bank-payment/bank-payment.entity.ts";
import * as loaders from "../../modules/money/bank-payment/bank-payment.loaders.ts";
import {
  findAdminInvoice,
  findBankPayment,
  listAdminInvoices,
  moneyFigures,
} from "../../modules/money/bank-payment/bank-payment.queries.ts";
import { adminInvoiceSorts } from "../../modules/money/bank-payment/bank-payment.vocabulary.ts";
import { billingMethods, type Invoice, invoiceStatuses } from "../../modules/money/invoice/invoice.entity.ts";
import { loader } from "../../shared/loader.ts";
import { notFound, parse, userError } from "../../shared/user-error.ts";
import { namesOf } from "../list-query.ts";
import { readBytes } from "../read-body.ts";
import { described, fileOf, type RestCall } from "../rest-route.ts";
import { adminSessionShape, day, id as idShape, pageInfoShape, pagingQuery, time } from "../shapes.ts";
import { adminSession } from "./admin-session.ts";

const listQuery = z.object({
  keyword: z.string().max(200).optional(),
  status: namesOf(invoiceStatuses),
  method: z.enum(billingMethods).optional(),
  companyId: z.string().max(40).optional(),
  sort: z.enum(adminInvoiceSorts).default("NEWEST"),
  ...pagingQuery,
});

const invoiceShape = z
  .object({
    id: idShape,
    number: z.string(),
    company: z.object({ id: idShape, name: z.string() }),
    status: z.enum(invoiceStatuses),
    method: z.enum(billingMethods),
    planCode: z.enum(planCodes),
    total: z.int().meta({ description: "Yen, tax included." }),
    paidAmount: z.int(),
    openAmount: z.int(),
    issuedAt: time,
    dueAt: time,
    paidAt: time.nullable(),
    version: z.int(),
  })
  .meta({ id: "AdminInvoice", description: "A bill as the accountant sees it." });

const paymentShape = z.object({
  id: idShape,
  source: z.enum(bankPaymentSources),
  status: z.enum(bankPaymentStatuses),
  paidOn: day,
  amount: z.int(),
  assigned: z.int(),
  payerName: z.string(),
  bankName: z.string().nullable(),
  branchName: z.string().nullable(),
  note: z.string().nullable(),
  version: z.int(),
});

const count = z.int();
const sum = z.number();
const figuresShape = z.object({
  openCount: count,
  openAmount: sum,
  overdueCount: count,
  overdueAmount: sum,
  unassignedCount: count,
  unassignedAmount: sum,
  bookBalance: sum,
});

async function presentInvoice({ ctx }: RestCall, invoice: Invoice) {
  const { id, number, status, method, planCode, total, paidAmount, issuedAt, dueAt, version } = invoice;
  const company = await loader(ctx, companyById).load(invoice.company.id);
  const openAmount = status === "VOID" ? 0 : Math.max(0, total - paidAmount);
  const times = { issuedAt, dueAt, paidAt: invoice.paidAt ?? null };
  return {
    id,
    number,
    company: { id: company.id, name: company.name },
    status,
    method,
    planCode,
    total,
    paidAmount,
    openAmount,
    ...times,
    version,
  };
}

/** GET /api/admin/company/bank_payment. */
export const bankPaymentPage = described(
  {
    summary: "A page of invoices with what came in for them, and the sums the accountant looks at first.",
    query: listQuery,
    response: z.object({
      session: adminSessionShape.nullable(),
      figures: figuresShape,
      invoices: z.array(invoiceShape),
      pageInfo: pageInfoShape,
      totalCount: count,
      choices: z.object({ statuses: z.array(z.enum(invoiceStatuses)), sorts: z.array(z.enum(adminInvoiceSorts)) }),
    }),
  },
  async (call) => {
    const { keyword, status, method, companyId, sort, first, after } = parse(listQuery, call.query);
    const filter = {
      ...(keyword && { keyword }),
      ...(status && { statuses: status }),
      ...(method && { method }),
      ...(companyId && { companyId }),
    };
    const page = await listAdminInvoices(call.ctx, { filter, sort, first, ...(after && { after }) });
    const body = {
      session: await adminSession(call),
      figures: await moneyFigures(call.ctx),
      invoices: await Promise.all(page.items.map((invoice) => presentInvoice(call, invoice))),
      pageInfo: page.pageInfo,
      totalCount: await page.totalCount(),
      choices: { statuses: invoiceStatuses, sorts: adminInvoiceSorts },
    };
    return { status: 200, body };
  },
);

const editQuery = z.object({
  id: z.string().min(1).max(40).optional().meta({ description: "An invoice." }),
  payment: z.string().min(1).max(40).optional().meta({ description: "Or a payment: then with the invoices it may be for." }),
});
const assignmentShape = z.object({
  id: idShape,
  amount: z.int(),
  how: z.enum(["MATCHED", "HAND"]),
  at: time,
  undoneAt: time.nullable(),
  invoiceId: idShape,
  paymentId: idShape,
});

async function paymentPart({ ctx }: RestCall, id: string) {
  const payment = await findBankPayment(ctx, id);
  if (!payment) throw notFound(["payment"]);
  const { source, status, paidOn, amount, assigned, payerName, version } = payment;
  const texts = { bankName: payment.bankName ?? null, branchName: payment.branchName ?? null, note: payment.note ?? null };
  return {
    payment: { id, source, status, paidOn, amount, assigned, payerName, ...texts, version },
    candidates: await loader(ctx, loaders.candidatesByPayment).load(payment),
    assignments: await loader(ctx, loaders.assignmentsByPayment).load(id),
  };
}

async function invoicePart(call: RestCall, id: string) {
  const invoice = await findAdminInvoice(call.ctx, id);
  if (!invoice) throw notFound();
  const assignments = await loader(call.ctx, loaders.assignmentsByInvoice).load(id);
  return { invoice: await presentInvoice(call, invoice), candidates: [], assignments };
}

/** GET /api/admin/company/bank_payment/edit?id= or ?payment=. */
export const bankPaymentEditPage = described(
  {
    summary: "An invoice, or a payment with the invoices it may be for, as the form shows it.",
    query: editQuery,
    response: z.object({
      session: adminSessionShape.nullable(),
      invoice: invoiceShape.optional(),
      payment: paymentShape.optional(),
      assignments: z.array(assignmentShape),
      candidates: z.array(z.object({ invoiceId: idShape, score: z.int(), name: z.int(), amount: z.int() })),
    }),
  },
  async (call) => {
    const { id, payment } = parse(editQuery, call.query);
    if (!id && !payment) throw userError("REQUIRED", ["id"]);
    const { assignments, ...part } = payment ? await paymentPart(call, payment) : await invoicePart(call, id ?? "");
    const history = assignments.map(({ id: assignmentId, amount, how, at, undoneAt, invoice, payment: paid }) => ({
      ...{ id: assignmentId, amount, how, at },
      undoneAt: undoneAt ?? null,
      invoiceId: invoice.id,
      paymentId: paid.id,
    }));
    return { status: 200, body: { session: await adminSession(call), ...part, assignments: history } };
  },
);

const maxBytes = 5 * 1024 * 1024;

async function bytesOf({ request }: RestCall): Promise<Buffer> {
  if (!request.is("application/octet-stream")) throw userError("UNSUPPORTED_TYPE");
  return readBytes(request, maxBytes);
}

const uploadQuery = z.object({ name: z.string().min(1).max(200).default("zengin.txt").meta({ description: "Name of the file." }) });

/** POST /api/bank_file?name=: no form of another site can send these bytes, as their type needs a preflight. */
export const uploadBankFile = described(
  {
    summary: "Keeps a 全銀 file of 200-byte records to be looked at; nothing is booked. The same file again is the one that is there.",
    query: uploadQuery,
    request: fileOf("application/octet-stream"),
    response: z.object({ file: z.object({ id: idShape, status: z.enum(["STAGED", "IMPORTED"]), lineCount: z.int() }) }),
    status: 201,
  },
  async (call) => {
    const { name } = parse(uploadQuery, call.query);
    const { id, status, lineCount } = await stageBankFile(call.ctx, { fileName: name, bytes: await bytesOf(call) });
    return { status: 201, body: { file: { id, status, lineCount } } };
  },
);
