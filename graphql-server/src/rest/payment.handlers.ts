import { raw } from "express";
import { z } from "zod";
import { takePaymentNotice } from "../modules/payment/take-payment-notice.ts";
import { notFound, parse, userError } from "../shared/user-error.ts";
import type { RestAnswer, RestCall } from "./rest-route.ts";

const readRaw = raw({ limit: "256kb", type: () => true });

function bytesOf({ request, response }: RestCall): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    readRaw(request, response, (error?: unknown) => {
      if (error) reject(userError("BAD_REQUEST"));
      else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    });
  });
}

/** POST /api/payment/notice: the provider's signed messages; the signature is over the bytes as they came. */
export async function paymentNotice(call: RestCall): Promise<RestAnswer> {
  await takePaymentNotice(call.ctx, { raw: await bytesOf(call), signature: call.request.get("stripe-signature") });
  return { status: 200, body: { received: true } };
}

const bankAnswer = z.strictObject({ clientSecret: z.string().min(1).max(200), agreed: z.boolean() });

/** POST /api/payment/test-bank: the payer's answer on the bank page of the built-in test gateway; not there with a real provider. */
export async function testBank({ ctx, body }: RestCall): Promise<RestAnswer> {
  if (!ctx.payments?.answerTestBank) throw notFound([]);
  if (!(await ctx.payments.answerTestBank(parse(bankAnswer, body)))) throw notFound([]);
  return { status: 200, body: { answered: true } };
}
