import { type ChargeState, GatewayUnsure, type PaymentGateway } from "../../../platform/payment/payment-gateway.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import { CardPayment } from "./card-payment.entity.ts";
import { outcomeOf } from "./outcome-of.ts";
import { pauseAfter } from "./pause-after.ts";
import { settlePayment } from "./settle-payment.ts";

/** Payments and refunds due after this moment are left to the request that waits for them; the background asks for earlier ones. */
export function leftToAsker(now: Date): Date {
  return new Date(now.getTime() - 20_000);
}

/** Hours after which asking ends: the provider keeps a key for a day. */
const giveUpHours = 20;

/** @throws UserErrors PAYMENT_OFF when no provider is set */
export function requireGateway({ payments }: Ctx): PaymentGateway {
  if (!payments) throw userError("PAYMENT_OFF");
  return payments;
}

/** Of all who want to ask the provider about this payment at the same time, one gets it. */
async function take(ctx: Ctx, { id, attempts }: CardPayment): Promise<boolean> {
  const now = ctx.now();
  const held = { attempts: attempts + 1, nextAttemptAt: new Date(now.getTime() + pauseAfter(attempts) * 1_000) };
  const due = { id, attempts, status: { $in: ["PENDING", "ACTION"] }, nextAttemptAt: { $lte: now } } as const;
  return (await ctx.em.nativeUpdate(CardPayment, due, held)) === 1;
}

async function openCharge(ctx: Ctx, gateway: PaymentGateway, payment: CardPayment): Promise<string> {
  if (payment.reference) return payment.reference;
  // A key whose answer was an error stays an error at the provider, so each attempt has its own; an opened charge takes no money.
  const key = `${payment.id}:open:${payment.attempts}`;
  const reference = await gateway.open({
    key,
    amount: payment.amount,
    description: payment.description,
    customer: payment.customer ?? null,
  });
  await ctx.em.nativeUpdate(CardPayment, { id: payment.id, reference: null }, { reference });
  return reference;
}

async function ask(ctx: Ctx, gateway: PaymentGateway, payment: CardPayment): Promise<ChargeState> {
  const known = payment.reference !== null && payment.reference !== undefined;
  const reference = await openCharge(ctx, gateway, payment);
  const state: ChargeState = known ? await gateway.find(reference) : { kind: "OPEN" };
  if (state.kind !== "OPEN" || !payment.paymentMethod) return state;
  const key = `${payment.id}:confirm:${payment.attempts}`;
  return gateway.confirm({ reference, key, paymentMethod: payment.paymentMethod, offSession: Boolean(payment.customer) });
}

/** A charge that was refused, or whose payer has not answered the bank in time, must not succeed later. */
async function closeIfOver(ctx: Ctx, gateway: PaymentGateway, payment: CardPayment, state: ChargeState): Promise<ChargeState> {
  if (!payment.reference) return state;
  const minutes = (ctx.now().getTime() - payment.createdAt.getTime()) / 60_000;
  if (state.kind === "ACTION" && minutes > 60) return gateway.cancel(payment.reference);
  if (state.kind !== "DECLINED") return state;
  const closed = await gateway.cancel(payment.reference);
  return closed.kind === "PAID" ? closed : state;
}

async function giveUpIfOld(ctx: Ctx, payment: CardPayment): Promise<void> {
  if (ctx.now().getTime() - payment.createdAt.getTime() < giveUpHours * 3_600_000) return;
  await ctx.em.nativeUpdate(CardPayment, { id: payment.id, status: { $in: ["PENDING", "ACTION"] } }, { status: "UNSETTLED" });
}

/**
 * Takes a payment one step further at the provider: opens the charge, stores its reference, confirms, asks, settles. Safe to repeat: an
 * unknown outcome stays PENDING and is asked for again.
 * @returns the payment as it stands
 */
export async function drivePayment(ctx: Ctx, id: string): Promise<CardPayment> {
  const gateway = requireGateway(ctx);
  const found = await ctx.em.findOneOrFail(CardPayment, { id }, { refresh: true });
  if (!(await take(ctx, found))) return outcomeOf(ctx, () => ctx.em.findOneOrFail(CardPayment, { id }, { refresh: true }));
  const payment = await ctx.em.findOneOrFail(CardPayment, { id }, { refresh: true });
  try {
    const state = await ask(ctx, gateway, payment);
    const current = await ctx.em.findOneOrFail(CardPayment, { id }, { refresh: true });
    return await settlePayment(ctx, id, await closeIfOver(ctx, gateway, current, state));
  } catch (error) {
    if (!(error instanceof GatewayUnsure)) throw error;
    await giveUpIfOld(ctx, payment);
    return ctx.em.findOneOrFail(CardPayment, { id }, { refresh: true });
  }
}

/** Asks the provider how a charge stands now, e.g. after the payer has answered the bank. @throws UserErrors PAYMENT_OFF */
export async function refreshPayment(ctx: Ctx, payment: CardPayment): Promise<CardPayment> {
  const gateway = requireGateway(ctx);
  if (!payment.reference || payment.status !== "ACTION") return payment;
  try {
    const state = await gateway.find(payment.reference);
    return await settlePayment(ctx, payment.id, await closeIfOver(ctx, gateway, payment, state));
  } catch (error) {
    if (!(error instanceof GatewayUnsure)) throw error;
    return payment;
  }
}
