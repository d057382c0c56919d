/**
 * PENDING: wished, the provider has not confirmed it yet. PARTIAL: less than the price went back, at the provider's own desk. REFUSED: the
 * provider or the bank did not carry it out; it may be wished again.
 */
export const refundStatuses = ["PENDING", "DONE", "PARTIAL", "REFUSED"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Causes that entitle a buyer to a refund, as the page by 特定商取引法 states: a wish within the terms, or a fault at any time. */
export const refundCauses = ["WITHIN_TERMS", "DOUBLE_CHARGE", "OPERATOR_FAULT"] as const;
export type RefundCause = (typeof refundCauses)[number];

/** The place a refund was started: here, or at the provider's own desk. */
export const refundSources = ["OPERATOR", "PROVIDER"] as const;
