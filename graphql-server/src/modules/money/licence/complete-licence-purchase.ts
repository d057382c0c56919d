import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { refreshPayment } from "../payment/drive-payment.ts";
import { LicencePurchase } from "./licence-purchase.entity.ts";

const schema = z.strictObject({ id: z.string().refine(isId) });

/**
 * Goes on after the bank has asked the buyer (3-D Secure): the provider is asked, the browser is not believed.
 * @throws UserErrors NOT_FOUND, PAYMENT_OFF, CARD_DECLINED, AUTHENTICATION_FAILED
 */
export async function completeLicencePurchase(ctx: Ctx, input: z.input<typeof schema>): Promise<LicencePurchase> {
  const { userId } = requireSeeker(ctx);
  const { id } = parse(schema, input);
  const purchase = await ctx.em.findOne(LicencePurchase, { id, user: userId });
  if (!purchase) throw notFound();
  const payment = await refreshPayment(ctx, await ctx.em.findOneOrFail(CardPayment, { id: purchase.payment.id }));
  if (payment.status === "DECLINED") throw userError(payment.declineReason ?? "CARD_DECLINED", ["paymentMethod"]);
  return purchase;
}
