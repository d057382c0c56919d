import type { EntityManager } from "@mikro-orm/postgresql";
import type { Furigana } from "../platform/furigana/furigana.ts";
import type { PaymentGateway } from "../platform/payment/payment-gateway.ts";
import type { RateLimits } from "../platform/rate-limit/rate-limits.ts";
import type { Storage } from "../platform/storage/storage.ts";
import type { AccountKind } from "./actor.ts";
import type { Locale } from "./locale.ts";
import type { Viewer } from "./viewer.ts";

/** A mail by its template's name and values; the text is made in the reader's language when it is queued. */
export interface Mail {
  to: string;
  /** Name of a template in platform/mail/templates. */
  template: string;
  locale: string;
  params: Record<string, string | number | null>;
}

/** Something other requests and processes hear about once the transaction is committed. */
export interface DomainEvent {
  topic: string;
  payload: Record<string, string | number | null>;
}

/**
 * What every command and query gets first: the request's unit of work, who asks, the clock and the ways to tell the outside.
 * The core knows no GraphQL and no Express.
 */
export interface Ctx {
  em: EntityManager;
  viewer: Viewer;
  locale: Locale;
  requestId: string;
  ip: string;
  userAgent: string;
  /** Whether accounts of a kind must have a second factor before they reach anything. */
  requiresTwoFactor(kind: AccountKind): boolean;
  /** Counts attempts; ask it outside of a transaction. */
  limits: RateLimits;
  /** Signs a value for a purpose with the server's key (HMAC-SHA-256, base64url). */
  sign(purpose: string, value: string): string;
  /** Readings over kanji, computed off the event loop. */
  furigana: Furigana;
  /** The full address of a path of the site, for what leaves it: paper, codes. */
  siteUrl(path: string): string;
  /** Where uploaded files are. */
  storage: Storage;
  /** Card payments, outside of a transaction; null when cards are off. */
  payments: PaymentGateway | null;
  now(): Date;
  /** Writes a mail into the outbox of the given transaction. */
  mail(em: EntityManager, mail: Mail): void;
  /** Publishes after the surrounding transaction has committed; never throws. */
  publish(event: DomainEvent): void;
}
