import { z } from "zod";
import { takePaymentNotice } from "../modules/money/payment/take-payment-notice.ts";
import { notFound, parse } from "../shared/user-error.ts";
import { readBytes } from "./read-body.ts";
import { described, fileOf } from "./rest-route.ts";

const largestNotice = 256 * 1024;

/** POST /api/payment/notice. */
export const paymentNotice = described(
  {
    summary: "The payment provider's signed messages; the signature is over the bytes as they came.",
    request: fileOf("application/json"),
    response: z.object({ received: z.literal(true) }),
  },
  async (call) => {
    await takePaymentNotice(call.ctx, {
      raw: await readBytes(call.request, largestNotice),
      signature: call.request.get("stripe-signature"),
    });
    return { status: 200, body: { received: true } };
  },
);

const bankAnswer = z.strictObject({ clientSecret: z.string().min(1).max(200), agreed: z.boolean() });

/** POST /api/payment/test-bank. */
export const testBank = described(
  {
    summary: "The payer's answer on the bank page of the built-in test gateway; not there with a real provider.",
    request: bankAnswer,
    response: z.object({ answered: z.literal(true) }),
  },
  async ({ ctx, body }) => {
    if (!ctx.payments?.answerTestBank) throw notFound([]);
    if (!(await ctx.payments.answerTestBank(parse(bankAnswer, body)))) throw notFound([]);
    return { status: 200, body: { answered: true } };
  },
);
