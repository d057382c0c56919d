import Stripe from "stripe";
import {
  type ChargeNotice,
  type ChargeState,
  type DeclineReason,
  GatewayUnsure,
  type PaymentGateway,
  type RefundCharge,
  type RefundState,
  type SaveCard,
  type SavedCardState,
} from "./payment-gateway.ts";

export interface StripeOptions {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Address of the provider's API when it is not the public one, e.g. a recording of it. */
  apiBase?: string;
  /** Milliseconds after which an answer counts as lost. */
  timeout?: number;
}

const declineReasons: Readonly<Record<string, DeclineReason>> = {
  expired_card: "CARD_EXPIRED",
  insufficient_funds: "INSUFFICIENT_FUNDS",
  authentication_required: "AUTHENTICATION_FAILED",
  payment_intent_authentication_failure: "AUTHENTICATION_FAILED",
};

function declineReason(error: { code?: string | null; decline_code?: string | null } | null): DeclineReason {
  return declineReasons[error?.decline_code ?? ""] ?? declineReasons[error?.code ?? ""] ?? "CARD_DECLINED";
}

function stateOf(intent: Stripe.PaymentIntent): ChargeState {
  if (intent.status === "succeeded") {
    const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
    const card = charge?.payment_method_details?.card;
    return { kind: "PAID", card: card?.last4 ? { brand: card.brand ?? "card", last4: card.last4 } : null };
  }
  if (intent.status === "requires_action" && intent.client_secret) return { kind: "ACTION", clientSecret: intent.client_secret };
  if (intent.status === "canceled") return { kind: "CANCELED" };
  if (intent.last_payment_error) return { kind: "DECLINED", reason: declineReason(intent.last_payment_error) };
  return { kind: "OPEN" };
}

/** A no of the bank is an answer; everything else leaves the outcome open. */
async function settled(call: () => Promise<Stripe.PaymentIntent>): Promise<ChargeState> {
  try {
    return stateOf(await call());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      return { kind: "DECLINED", reason: declineReason({ code: error.code ?? null, decline_code: error.decline_code ?? null }) };
    }
    throw new GatewayUnsure("The payment provider did not answer clearly", { cause: error });
  }
}

function clientOf({ secretKey, apiBase, timeout = 8_000 }: StripeOptions): Stripe {
  const base = apiBase ? new URL(apiBase) : undefined;
  return new Stripe(secretKey, {
    ...(base && { host: base.hostname, port: base.port, protocol: base.protocol === "http:" ? "http" : "https" }),
    // Repeating is ours: it must survive this process.
    maxNetworkRetries: 0,
    telemetry: false,
    timeout,
  });
}

const expand = ["latest_charge"];

const idOf = (value: string | { id: string } | null): string => (typeof value === "string" ? value : (value?.id ?? ""));

function savedStateOf(intent: Stripe.SetupIntent): SavedCardState {
  const customer = idOf(intent.customer);
  if (intent.status === "requires_action" && intent.client_secret) {
    return { kind: "ACTION", customer, reference: intent.id, clientSecret: intent.client_secret };
  }
  const method = typeof intent.payment_method === "object" ? intent.payment_method : null;
  if (intent.status === "succeeded" && method?.card) {
    return { kind: "SAVED", customer, method: method.id, card: { brand: method.card.brand, last4: method.card.last4 } };
  }
  return { kind: "DECLINED", reason: declineReason(intent.last_setup_error) };
}

async function saved(call: () => Promise<Stripe.SetupIntent>): Promise<SavedCardState> {
  try {
    return savedStateOf(await call());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      return { kind: "DECLINED", reason: declineReason({ code: error.code ?? null, decline_code: error.decline_code ?? null }) };
    }
    throw new GatewayUnsure("The payment provider did not save the card", { cause: error });
  }
}

async function startSetup(stripe: Stripe, { key, customer, name, paymentMethod }: SaveCard): Promise<Stripe.SetupIntent> {
  const payer = customer ?? (await stripe.customers.create({ name }, { idempotencyKey: `${key}:customer` })).id;
  return stripe.setupIntents.create(
    {
      customer: payer,
      payment_method: paymentMethod,
      confirm: true,
      usage: "off_session",
      automatic_payment_methods: { enabled: true, allow_redirects: "never" },
      expand: ["payment_method"],
    },
    { idempotencyKey: `${key}:setup` },
  );
}

async function refundState(stripe: Stripe, reference: string): Promise<RefundState> {
  try {
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(reference, { expand });
    return { refunded: typeof charge === "object" ? (charge?.amount_refunded ?? 0) : 0, refused: false };
  } catch (error) {
    throw new GatewayUnsure("The payment provider did not say what went back", { cause: error });
  }
}

/** A request that Stripe calls invalid (already refunded, disputed, too old) is its answer; everything else leaves the outcome open. */
async function giveBack(stripe: Stripe, { reference, key, amount }: RefundCharge): Promise<RefundState> {
  let refused = false;
  try {
    const { status } = await stripe.refunds.create({ payment_intent: reference, amount }, { idempotencyKey: key });
    refused = status === "failed" || status === "canceled";
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) {
      throw new GatewayUnsure("The payment provider did not answer clearly", { cause: error });
    }
    refused = true;
  }
  return { ...(await refundState(stripe, reference)), refused };
}

/** Events about a charge that was refunded and about the refund itself name the same PaymentIntent. */
function noticeOf({ id, data: { object } }: Stripe.Event): ChargeNotice | undefined {
  if (!("object" in object)) return undefined;
  if (object.object === "payment_intent") return { id, about: "CHARGE", reference: object.id };
  const isRefund = object.object === "refund" || (object.object === "charge" && object.amount_refunded > 0);
  return isRefund ? { id, about: "REFUND", reference: idOf(object.payment_intent) } : undefined;
}

/** Card payments through Stripe's PaymentIntents, with 3-D Secure for every card that can. */
export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const stripe = clientOf(options);
  return {
    provider: "STRIPE",
    publishableKey: options.publishableKey,
    async open({ key, amount, description, customer }) {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: "jpy",
            description,
            ...(customer && { customer }),
            allowed_payment_method_types: ["card"],
            payment_method_options: { card: { request_three_d_secure: "any" } },
          },
          { idempotencyKey: key },
        );
        return intent.id;
      } catch (error) {
        throw new GatewayUnsure("The payment provider did not open the charge", { cause: error });
      }
    },
    confirm: ({ reference, key, paymentMethod, offSession = false }) =>
      settled(() =>
        stripe.paymentIntents.confirm(
          reference,
          { payment_method: paymentMethod, off_session: offSession, expand },
          { idempotencyKey: key },
        ),
      ),
    find: (reference) => settled(() => stripe.paymentIntents.retrieve(reference, { expand })),
    async cancel(reference) {
      await stripe.paymentIntents.cancel(reference).catch(() => undefined);
      return settled(() => stripe.paymentIntents.retrieve(reference, { expand }));
    },
    saveCard: (wish) => saved(() => startSetup(stripe, wish)),
    findSavedCard: (reference) => saved(() => stripe.setupIntents.retrieve(reference, { expand: ["payment_method"] })),
    refund: (wish) => giveBack(stripe, wish),
    findRefund: (reference) => refundState(stripe, reference),
    readNotice(raw, signature): ChargeNotice | undefined {
      return noticeOf(stripe.webhooks.constructEvent(raw, signature ?? "", options.webhookSecret));
    },
  };
}
