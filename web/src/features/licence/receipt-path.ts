/** The receipt of an order as a PDF. */
export function receiptPath(purchaseId: string): string {
  return `/api/user/licence/receipt/${purchaseId}`;
}
