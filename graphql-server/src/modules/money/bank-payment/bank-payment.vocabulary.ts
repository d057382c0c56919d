/** Order of the accountant's list of invoices. DUE_FIRST is the queue: the invoice that falls due earliest comes first. */
export const adminInvoiceSorts = ["NEWEST", "DUE_FIRST"] as const;
export type AdminInvoiceSort = (typeof adminInvoiceSorts)[number];
