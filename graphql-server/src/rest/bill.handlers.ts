import { adminInvoiceFile, adminReceiptFile, companyInvoice, companyReceipt } from "../modules/money/invoice/company-invoice.ts";
import { licenceReceipt, licenceReturnInvoice } from "../modules/money/invoice/licence-receipt.ts";
import { described, fileOf, type RestAnswer, type RestCall } from "./rest-route.ts";

function sendPdf({ response }: RestCall, { fileName, bytes }: { fileName: string; bytes: Buffer }): RestAnswer {
  response.set({
    "Content-Type": "application/pdf",
    "Content-Length": String(bytes.length),
    "Content-Disposition": `attachment; filename="${fileName}"`,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  });
  response.status(200).end(bytes);
  return "SENT";
}

const pdf = fileOf("application/pdf");

/** GET /api/user/licence/receipt/{id}. */
export const licenceReceiptFile = described({ summary: "領収書 of an own order as PDF.", response: pdf }, async (call) =>
  sendPdf(call, await licenceReceipt(call.ctx, call.params["id"] ?? "")),
);

/** GET /api/user/licence/return_invoice/{id}. */
export const licenceReturnFile = described({ summary: "適格返還請求書 of a refunded own order as PDF.", response: pdf }, async (call) =>
  sendPdf(call, await licenceReturnInvoice(call.ctx, call.params["id"] ?? "")),
);

/** GET /api/company/invoice/{id}. */
export const companyInvoiceFile = described({ summary: "適格請求書 of the own company as PDF.", response: pdf }, async (call) =>
  sendPdf(call, await companyInvoice(call.ctx, call.params["id"] ?? "")),
);

/** GET /api/company/receipt/{id}. */
export const companyReceiptFile = described(
  { summary: "領収書 of a paid invoice of the own company as PDF.", response: pdf },
  async (call) => sendPdf(call, await companyReceipt(call.ctx, call.params["id"] ?? "")),
);

/** GET /api/admin/company/bank_payment/invoice/{id}. */
export const anyInvoiceFile = described({ summary: "適格請求書 of any company as PDF.", response: pdf }, async (call) =>
  sendPdf(call, await adminInvoiceFile(call.ctx, call.params["id"] ?? "")),
);

/** GET /api/admin/company/bank_payment/receipt/{id}. */
export const anyReceiptFile = described({ summary: "領収書 of any paid invoice as PDF.", response: pdf }, async (call) =>
  sendPdf(call, await adminReceiptFile(call.ctx, call.params["id"] ?? "")),
);
