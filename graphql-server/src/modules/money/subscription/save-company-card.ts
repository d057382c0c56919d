import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { GatewayUnsure, type SavedCardState } from "../../../platform/payment/payment-gateway.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { Company } from "../../account/company/company.entity.ts";
import { requireCompanyOwner } from "../../account/member/company-member.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireGateway } from "../payment/drive-payment.ts";
import { lockSubscription } from "./lock-subscription.ts";
import { Subscription } from "./subscription.entity.ts";

const schema = z.strictObject({ paymentMethod: z.string().min(1).max(200), operationId: z.string().refine(isId) });

/** The card as saved, or the secret with which the payer's browser lets the bank ask. */
export interface CardSaving {
  subscription: Subscription;
  clientSecret: string | null;
}

async function keep(ctx: Ctx, companyId: string, state: SavedCardState): Promise<CardSaving> {
  if (state.kind === "DECLINED") throw userError(state.reason, ["paymentMethod"]);
  const owner = requireCompanyOwner(ctx);
  const subscription = await runInTransaction(ctx.em, async (em) => {
    const locked = await lockSubscription(ctx, em, companyId);
    const saved =
      state.kind === "SAVED"
        ? { cardMethod: state.method, cardBrand: state.card.brand, cardLast4: state.card.last4, pendingCard: null }
        : { pendingCard: state.reference };
    Object.assign(locked.subscription, { customer: state.customer, ...saved, updatedAt: ctx.now() });
    // A new card is tried at once when a renewal could not be charged.
    if (state.kind === "SAVED" && locked.subscription.status === "PAST_DUE") locked.subscription.nextDunningAt = ctx.now();
    const actor = auditActor(owner);
    recordAudit(ctx, em, {
      action: "subscription.saveCard",
      objectType: "Company",
      objectId: companyId,
      actor,
      detail: { step: state.kind },
    });
    return locked.subscription;
  });
  return { subscription, clientSecret: state.kind === "ACTION" ? state.clientSecret : null };
}

async function sure<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof GatewayUnsure) throw userError("PAYMENT_UNSURE", ["paymentMethod"]);
    throw error;
  }
}

/**
 * Keeps a card for the plan; nothing is charged. @throws UserErrors FORBIDDEN, PAYMENT_OFF, PAYMENT_UNSURE, RATE_LIMITED, CARD_DECLINED and
 * its kin
 */
export async function saveCompanyCard(ctx: Ctx, input: z.input<typeof schema>): Promise<CardSaving> {
  const { companyId } = requireCompanyOwner(ctx);
  const gateway = requireGateway(ctx);
  const { paymentMethod, operationId } = parse(schema, input);
  return once(ctx, {
    // Another card is another attempt, whatever it is called.
    operationId: `${operationId} ${paymentMethod}`,
    limits: [{ name: "pay", value: companyId }],
    // The provider is who remembers: the same key again answers the same card.
    find: async () => null,
    act: async () => {
      const company = await ctx.em.findOneOrFail(Company, { id: companyId });
      const known = await ctx.em.findOne(Subscription, { company: companyId });
      const wish = { key: operationId, customer: known?.customer ?? null, name: company.name, paymentMethod };
      return keep(ctx, companyId, await sure(() => gateway.saveCard(wish)));
    },
  });
}

/** Goes on after the bank has asked: believes the provider, not the browser. @throws UserErrors NOT_FOUND, as saveCompanyCard */
export async function completeCompanyCard(ctx: Ctx): Promise<CardSaving> {
  const { companyId } = requireCompanyOwner(ctx);
  const gateway = requireGateway(ctx);
  const known = await ctx.em.findOne(Subscription, { company: companyId });
  const reference = known?.pendingCard;
  if (!reference) throw userError("NOT_FOUND");
  return keep(ctx, companyId, await sure(() => gateway.findSavedCard(reference)));
}
