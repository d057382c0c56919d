import { companyInvoice } from "../modules/bill/company-invoice.ts";
import { licenceReceipt } from "../modules/bill/licence-receipt.ts";
import type { RestAnswer, RestCall } from "./rest-route.ts";

function sendPdf({ response }: RestCall, { fileName, bytes }: { fileName: string; bytes: Buffer }): RestAnswer {
  response.set({
    "Content-Type": "application/pdf",
    "Content-Disposition": `attachment; filename="${fileName}"`,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  });
  response.status(200).end(bytes);
  return "SENT";
}

/** GET /api/user/licence/receipt/{id}: 領収書 of an own order. */
export async function licenceReceiptFile(call: RestCall): Promise<RestAnswer> {
  return sendPdf(call, await licenceReceipt(call.ctx, call.params["id"] ?? ""));
}

/** GET /api/company/invoice/{id}: 適格請求書 of the own company. */
export async function companyInvoiceFile(call: RestCall): Promise<RestAnswer> {
  return sendPdf(call, await companyInvoice(call.ctx, call.params["id"] ?? ""));
}
