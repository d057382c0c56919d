import type { EntityManager } from "@mikro-orm/postgresql";
import type { PublicRows } from "../platform/database/kept/public-rows.ts";
import type { Furigana } from "../platform/furigana/furigana.ts";
import type { IdentityProviders } from "../platform/identity/identity-provider.ts";
import type { Signer } from "../platform/keys/signer.ts";
import type { ReplyTarget } from "../platform/mail/in/reply-address.ts";
import type { MailBody } from "../platform/mail/templates/index.ts";
import type { PaymentGateway } from "../platform/payment/payment-gateway.ts";
import type { RateLimits } from "../platform/rate-limit/rate-limits.ts";
import type { Storage } from "../platform/storage/storage.ts";
import type { Locale } from "./locale.ts";
import type { DomainEvent } from "./topics.ts";
import type { AccountKind } from "./viewer/actor.ts";
import type { Viewer } from "./viewer/viewer.ts";

/**
 * A mail by its template's name and values; the text is made in the reader's language when it is queued. `replyTo`: what its
 * reader may answer. `about`: the seeker whom a mail to somebody else is about; it is not sent any more once they have left.
 */
export type Mail = MailBody & { to: string; locale: Locale; replyTo?: ReplyTarget; about?: string };

/** A row of a rule, wage or term: it may be taken back before its first day. */
export interface DatedRow {
  validFrom: string;
}

/** Dated rows that the owner of the back office keeps, whichever context they decide in. */
export interface DatedRows {
  /** The row that an id of the owner's lists names, or null. */
  find(em: EntityManager, id: string): Promise<DatedRow | null>;
  /** Does what follows from the removal of the row, in the same transaction. */
  removed?(em: EntityManager, row: DatedRow): Promise<void>;
}

/** Reads one part of the product's data about a seeker, a page of the database at a time. */
export type OwnDataReader = (ctx: Ctx, userId: string) => AsyncGenerator<object>;

/**
 * Calls from a context to the contexts above it, which it does not know. `app/hooks.ts` hands the functions in; those that get a
 * transaction write in it.
 */
export interface Hooks {
  /** Ends what a leaving seeker has under way and tells the other side. */
  seekerLeaves(ctx: Ctx, em: EntityManager, userId: string): Promise<void>;
  /** Takes up what a new seeker was about to do with a work before they had an account; nothing happens where it is not possible any more. */
  seekerIntends(
    ctx: Ctx,
    em: EntityManager,
    userId: string,
    intent: { kind: "APPLY" | "LIKE"; workId: string; message: string },
  ): Promise<void>;
  /** Ends what hangs on a posting that is over for good. */
  workCloses(ctx: Ctx, em: EntityManager, workId: string): Promise<void>;
  /** Opens the conversation about an application that the unit of work is about to write. @returns what to publish once the transaction is committed. */
  entrySubmitted(em: EntityManager, sent: { entryId: string; message: string; now: Date }): DomainEvent;
  /** Whether an application or a message gives the viewer somebody else's file. */
  mayReadAttachment(ctx: Ctx, fileId: string): Promise<boolean>;
  /** Whether a message carries the file. */
  isAttachmentSent(em: EntityManager, fileId: string): Promise<boolean>;
  /** Whether something under way carries the file. */
  isAttachmentInUse(em: EntityManager, fileId: string): Promise<boolean>;
  /** Version of the terms and the privacy policy in force; `shipped` while the operator has not replaced them. */
  termsVersion(ctx: Pick<Ctx, "em" | "now">, shipped: string): Promise<string>;
  /** Whether goods of a kind may be sold now: certificates only of a calibrated exam. */
  isOnSale(em: EntityManager, kind: "EXAM_ATTEMPT" | "CERTIFICATE" | "PREMIUM_MOVIES"): Promise<boolean>;
  /** One line a product for the law page: name, price with tax, how long it may be used. */
  licencePrices(ctx: Pick<Ctx, "em" | "hooks">, locale: Locale): Promise<string>;
  /** Everything the product knows of a seeker by the name of its part, in the order of the file. */
  ownData: Readonly<Record<string, OwnDataReader>>;
  /** Rows of the law that decide in contexts above the settings. */
  datedRows: Readonly<Record<"WAGE" | "PERMISSION" | "NOTICE" | "RULE_TIER", DatedRows>>;
}

/** What a browser keeps beside its sessions. */
export interface BrowserMarks {
  /** Signed marks of accounts of a kind that signed in here before. */
  devices: Readonly<Partial<Record<AccountKind, string | undefined>>>;
  /** The token of its visit at an identity provider. */
  visit?: string;
}

/**
 * The first argument of every command and query: the request's unit of work, who is asking, the clock and the ways to tell the outside.
 * The core knows no GraphQL and no Express.
 */
export interface Ctx {
  em: EntityManager;
  /** Public rows read a moment ago, for a seeker who only reads; null for everybody else, who get what stands in the database now. */
  publicRows: PublicRows | null;
  viewer: Viewer;
  locale: Locale;
  requestId: string;
  ip: string;
  userAgent: string;
  /** What the browser keeps beside its sessions. */
  marks: BrowserMarks;
  /** Whether accounts of a kind must have a second factor before they reach anything. */
  requiresTwoFactor(kind: AccountKind): boolean;
  /** Counts attempts; ask it outside of a transaction. */
  limits: RateLimits;
  /** Signs a value for a purpose with the server's first key (HMAC-SHA-256, base64url, the key's id before it). */
  sign: Signer["sign"];
  /** The forms that a signature of the value may have in a table. */
  signatures: Signer["signatures"];
  /** True for a signature of any of the server's keys. */
  isSigned: Signer["isSigned"];
  /** Readings over kanji, computed off the event loop. */
  furigana: Furigana;
  /** The full address of a path of the site, for what leaves it: paper, codes. */
  siteUrl(path: string): string;
  /** The store of uploaded files. */
  storage: Storage;
  /** Providers that may say who somebody is; ask them outside of a transaction. */
  identityProviders: IdentityProviders;
  /** Card payments, outside of a transaction; null when cards are off. */
  payments: PaymentGateway | null;
  now(): Date;
  /** The functions of higher contexts to call when something happens below them. */
  hooks: Hooks;
  /** Writes a mail into the outbox of the given transaction. */
  mail(em: EntityManager, mail: Mail): void;
  /** Publishes after the surrounding transaction has committed; never throws. */
  publish(event: DomainEvent): void;
}
