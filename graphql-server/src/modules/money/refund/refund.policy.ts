import { jstDate, jstDayEnd } from "../../../shared/calendar/jst.ts";
import type { CardPayment } from "../payment/card-payment.entity.ts";
import type { RefundCause, RefundStatus } from "./refund.vocabulary.ts";

/** Days after the day of the sale on which an unused licence goes back for the asking: what the page by 特定商取引法 promises. */
const termDays = 8;

/** Until when the buyer may have the price back without a fault of ours; the last day counts to its end in Japan. */
export function refundTermEnd(paidAt: Date): Date {
  return jstDayEnd(jstDate(new Date(paidAt.getTime() + termDays * 86_400_000)));
}

export interface Sale {
  status: CardPayment["status"];
  paidAt: Date | null;
  /** True as soon as a sitting, a certificate or a premium movie was taken. */
  used: boolean;
  refund: RefundStatus | null;
}

/** The causes for which a sale may be refunded now; none while it is unpaid, and none once it is being or has been refunded. */
export function lawfulCauses({ status, paidAt, used, refund }: Sale, now: Date): RefundCause[] {
  if (status !== "PAID" || !paidAt || refund === "PENDING" || refund === "DONE") return [];
  const withinTerms = !used && now <= refundTermEnd(paidAt);
  return [...(withinTerms ? (["WITHIN_TERMS"] as const) : []), "DOUBLE_CHARGE", "OPERATOR_FAULT"];
}
