import { z } from "zod";
import { auditFile } from "../../modules/account/admin/audit-file.ts";
import { exportTable, mayExportTables, type TableFile } from "../../modules/account/admin/export-table.ts";
import { planCodes } from "../../modules/account/company/plan.entity.ts";
import { seekerSorts } from "../../modules/account/seeker/seeker-account.queries.ts";
import { seekerFile } from "../../modules/account/seeker/seeker-file.ts";
import { userStatuses } from "../../modules/account/seeker/user.entity.ts";
import { auditResults } from "../../modules/base/audit/audit-event.entity.ts";
import { adminCompanySorts, companyReviews } from "../../modules/company/review/company-account.queries.ts";
import { companyFile } from "../../modules/company/review/company-file.ts";
import { complaintStatuses, complaintSubjects } from "../../modules/message/complaint/complaint.entity.ts";
import { complaintFile } from "../../modules/message/complaint/complaint-file.ts";
import { inquirySorts } from "../../modules/message/inquiry/inquiry.admin.queries.ts";
import { inquiryCategories, inquiryStatuses } from "../../modules/message/inquiry/inquiry.entity.ts";
import { inquiryFile } from "../../modules/message/inquiry/inquiry-file.ts";
import { bankPaymentStatuses } from "../../modules/money/bank-payment/bank-payment.entity.ts";
import { adminInvoiceSorts } from "../../modules/money/bank-payment/bank-payment.vocabulary.ts";
import { invoiceFile } from "../../modules/money/bank-payment/invoice-file.ts";
import { paymentFile } from "../../modules/money/bank-payment/payment-file.ts";
import { billingMethods, invoiceStatuses } from "../../modules/money/invoice/invoice.entity.ts";
import { adminWorkSorts } from "../../modules/work/moderation/work.admin.queries.ts";
import { workFile } from "../../modules/work/moderation/work-file.ts";
import { workStatuses } from "../../modules/work/posting/work.vocabulary.ts";
import { parse } from "../../shared/user-error.ts";
import { actorKinds } from "../../shared/viewer/actor.ts";
import { companyStatuses } from "../../shared/viewer/roles.ts";
import { measuredLevels } from "../../shared/vocabulary/measured-level.ts";
import { momentOf, namesOf } from "../list-query.ts";
import { described, fileOf } from "../rest-route.ts";
import { day } from "../shapes.ts";
import { sendCsv } from "./send-csv.ts";

const keyword = z.string().max(200).optional();
const flag = z
  .literal("1")
  .optional()
  .transform((said) => said && true);

/** A list of the back office as a file: a GET, as it is opened as a link; all it writes is that it was asked for. */
function tableFile<S extends z.ZodObject, R>(
  name: string,
  what: string,
  { query, of }: { query: S; of(asked: z.output<S>): TableFile<R> },
) {
  const summary = `${what} as CSV (UTF-8 with BOM), written while it is read; asks for a recent password.`;
  return described({ summary, query, response: fileOf("text/csv") }, async (call) => {
    const table = of(parse(query, call.query));
    return sendCsv(call, { name, check: () => void mayExportTables(call.ctx), start: () => exportTable(call.ctx, table) });
  });
}

/** GET /api/admin/audit/export. */
export const auditExport = tableFile("audit", "The record of acts", {
  query: z.object({
    action: z.string().max(60).optional(),
    actorKind: z.enum(actorKinds).optional(),
    actorId: z.string().max(40).optional(),
    objectType: z.string().max(40).optional(),
    objectId: z.string().max(64).optional(),
    result: z.enum(auditResults).optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  of: auditFile,
});

/** GET /api/admin/user/export. */
export const userExport = tableFile("users", "Seekers", {
  query: z.object({
    keyword,
    status: namesOf(userStatuses),
    level: namesOf(measuredLevels),
    unmeasured: flag,
    registeredFrom: momentOf("Registered at this time or later."),
    registeredBefore: momentOf("Registered before this time."),
    sort: z.enum(seekerSorts).optional(),
  }),
  of: ({ sort, status, level, ...filter }) => seekerFile({ sort, filter: { ...filter, statuses: status, measuredLevels: level } }),
});

/** GET /api/admin/company/export. */
export const companyExport = tableFile("companies", "Companies", {
  query: z.object({
    keyword,
    status: namesOf(companyStatuses),
    plan: z.enum(planCodes).optional(),
    review: z.enum(companyReviews).optional(),
    sort: z.enum(adminCompanySorts).optional(),
  }),
  of: ({ sort, status, plan, ...filter }) => companyFile({ sort, filter: { ...filter, statuses: status, planCode: plan } }),
});

/** GET /api/admin/work/export. */
export const adminWorkExport = tableFile("works", "Works of all companies", {
  query: z.object({ keyword, status: namesOf(workStatuses), waiting: flag, sort: z.enum(adminWorkSorts).optional() }),
  of: ({ sort, status, waiting, ...filter }) => workFile({ sort, filter: { ...filter, statuses: status, isWaiting: waiting } }),
});

/** GET /api/admin/company/bank_payment/export. */
export const bankPaymentExport = tableFile("payments", "Money that came in by bank", {
  query: z.object({ keyword, status: namesOf(bankPaymentStatuses), fileId: z.string().max(40).optional() }),
  of: ({ status, ...filter }) => paymentFile({ ...filter, statuses: status }),
});

/** GET /api/admin/company/bank_payment/export_invoices. */
export const invoiceExport = tableFile("invoices", "Bills of all companies", {
  query: z.object({
    keyword,
    status: namesOf(invoiceStatuses),
    method: z.enum(billingMethods).optional(),
    sort: z.enum(adminInvoiceSorts).optional(),
  }),
  of: ({ sort, status, ...filter }) => invoiceFile({ sort, filter: { ...filter, statuses: status } }),
});

/** GET /api/admin/inquiry/export. */
export const inquiryExport = tableFile("inquiries", "Inquiries", {
  query: z.object({
    keyword,
    status: namesOf(inquiryStatuses),
    category: namesOf(inquiryCategories),
    mine: flag,
    sort: z.enum(inquirySorts).optional(),
  }),
  of: ({ sort, status, category, ...filter }) => inquiryFile({ sort, filter: { ...filter, statuses: status, categories: category } }),
});

/** GET /api/admin/complaint/export. */
export const complaintExport = tableFile("complaints", "The complaint log", {
  query: z.object({ keyword, status: namesOf(complaintStatuses), subject: namesOf(complaintSubjects), overdue: flag }),
  of: ({ status, subject, ...filter }) => complaintFile({ ...filter, statuses: status, subjects: subject }),
});
