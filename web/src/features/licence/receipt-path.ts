/** The return invoice of an order that was refunded, as a PDF. */
export function returnInvoicePath(purchaseId: string): string {
  return `/api/user/licence/return_invoice/${purchaseId}`;
}

/** The receipt of an order as a PDF. */
export function receiptPath(purchaseId: string): string {
  return `/api/user/licence/receipt/${purchaseId}`;
}
