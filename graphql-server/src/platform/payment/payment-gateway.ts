/** The details of a card that may be shown. The number itself never reaches this server. */
export interface CardFacts {
  brand: string;
  last4: string;
}

/** The reason the bank or the provider said no: stable, English. */
export type DeclineReason = "CARD_DECLINED" | "CARD_EXPIRED" | "INSUFFICIENT_FUNDS" | "AUTHENTICATION_FAILED";

/** The state of a charge at the provider. */
export type ChargeState =
  | { kind: "OPEN" }
  /** The bank wants to ask the payer (3-D Secure); the browser goes on with the secret. */
  | { kind: "ACTION"; clientSecret: string }
  | { kind: "PAID"; card: CardFacts | null }
  | { kind: "DECLINED"; reason: DeclineReason }
  | { kind: "CANCELED" };

/** The outcome is not known: the call may or may not have been carried out. Ask `find` later. */
export class GatewayUnsure extends Error {
  override name = "GatewayUnsure";
}

export interface OpenCharge {
  /** The same key opens the same charge. */
  key: string;
  /** Yen, tax included. */
  amount: number;
  description: string;
  /** The provider's payer whose saved card is charged without them being there. */
  customer?: string | null;
}

export interface SaveCard {
  key: string;
  /** The provider's payer, when there is one already. */
  customer: string | null;
  /** Name of the payer at the provider. */
  name: string;
  /** The provider's token of a card. */
  paymentMethod: string;
}

/** The state of saving a card at the provider. */
export type SavedCardState =
  | { kind: "SAVED"; customer: string; method: string; card: CardFacts }
  | { kind: "ACTION"; customer: string; reference: string; clientSecret: string }
  | { kind: "DECLINED"; reason: DeclineReason };

export interface ConfirmCharge {
  reference: string;
  key: string;
  /** The provider's token of a card. */
  paymentMethod: string;
  /** The payer is not there: a question of the bank is a refusal. */
  offSession?: boolean;
}

export interface RefundCharge {
  reference: string;
  /** The same key gives back once. */
  key: string;
  /** Yen. */
  amount: number;
}

/** The amount of a charge refunded so far, in yen; `refused` when the provider or the bank will not carry out what was asked for. */
export interface RefundState {
  refunded: number;
  refused: boolean;
}

/** A message of the provider about a charge, or about money of it that goes back. */
export interface ChargeNotice {
  id: string;
  about: "CHARGE" | "REFUND";
  reference: string;
}

/**
 * Card payments at a provider. A charge is opened first and its reference stored, then confirmed: whatever answer is lost, `find` tells the
 * truth and nothing is charged twice. Every call may throw GatewayUnsure.
 */
export interface PaymentGateway {
  provider: "STRIPE" | "TEST";
  /** The provider's public key for the browser; null for the test gateway. */
  publishableKey: string | null;
  /** @returns the provider's reference of a charge that takes no money yet */
  open(charge: OpenCharge): Promise<string>;
  confirm(charge: ConfirmCharge): Promise<ChargeState>;
  find(reference: string): Promise<ChargeState>;
  /** Makes a charge that is not paid impossible; a paid one stays paid. */
  cancel(reference: string): Promise<ChargeState>;
  /** Gives money of a paid charge back to its card; never more than was paid, whatever is asked for. */
  refund(wish: RefundCharge): Promise<RefundState>;
  /** Returns the amount refunded so far, wherever the refund was started. */
  findRefund(reference: string): Promise<RefundState>;
  /** Keeps a card for later charges, after the bank's question (3-D Secure). */
  saveCard(wish: SaveCard): Promise<SavedCardState>;
  /** Returns the state of saving a card after the payer has answered the bank. */
  findSavedCard(reference: string): Promise<SavedCardState>;
  /** Reads a signed notice. @returns undefined when it is about nothing of ours @throws Error when the signature does not hold */
  readNotice(raw: Buffer, signature: string | undefined): ChargeNotice | undefined;
  /** The payer's answer on the bank page of the test gateway. @returns false when nobody waits for it */
  answerTestBank?(answer: { clientSecret: string; agreed: boolean }): Promise<boolean>;
}
