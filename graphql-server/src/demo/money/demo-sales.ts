import type { EntityManager } from "@mikro-orm/postgresql";
import { User } from "../../modules/account/seeker/user.entity.ts";
import { bookLicenceRefund, bookLicenceSale } from "../../modules/money/licence/book-licence.ts";
import { Licence } from "../../modules/money/licence/licence.entity.ts";
import { LicenceProduct } from "../../modules/money/licence/licence-product.entity.ts";
import { LicencePurchase } from "../../modules/money/licence/licence-purchase.entity.ts";
import { saleTermsVersion } from "../../modules/money/licence/purchase-licence.ts";
import { CardPayment } from "../../modules/money/payment/card-payment.entity.ts";
import { Refund } from "../../modules/money/refund/refund.entity.ts";
import { TestCharge } from "../../platform/payment/test-charge.entity.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import { newId } from "../../shared/ids.ts";
import { demoSeekers } from "../accounts/demo-accounts.ts";

const day = 86_400_000;
const buyers = 14;
/** A day after that seeker's first sitting. */
export const certificateDaysAgo = 95;
const at = (moment: Date) => ({ now: () => moment });

/** A licence that a seeker paid by card with the test gateway, booked like any other. */
function sell(em: EntityManager, { user, product, on }: { user: User; product: LicenceProduct; on: Date }) {
  const [id, paymentId] = [newId(), newId()];
  const { price, taxRate, days } = product;
  const uses = product.uses ?? null;
  const reference = `test_${id.replaceAll("-", "")}`;
  em.create(TestCharge, {
    id: reference,
    key: `${paymentId}:open:1`,
    amount: price,
    status: "PAID",
    method: "test_visa",
    clientSecret: id,
  });
  const payment = em.create(CardPayment, {
    ...{ id: paymentId, purpose: "LICENCE", user, amount: price, status: "PAID", description: `ことばワークス ${product.name}` },
    ...{ provider: "TEST", reference, cardBrand: "visa", cardLast4: "4242", operationId: newId() },
    ...{ nextAttemptAt: on, settledAt: on, createdAt: on, updatedAt: on },
  });
  const receiptNumber = `${jstDate(on).replaceAll("-", "")}-${id.slice(-8).toUpperCase()}`;
  const facts = { price, taxRate, days, uses, termsVersion: saleTermsVersion, receiptNumber, createdAt: on };
  const purchase = em.create(LicencePurchase, { id, user, product, payment, ...facts });
  const validUntil = new Date(on.getTime() + days * day);
  const licence = em.create(Licence, { id: newId(), user, purchase, kind: product.kind, usesLeft: uses, validFrom: on, validUntil });
  bookLicenceSale(at(on), em, purchase);
  return { purchase, licence };
}

/** Refunds a purchase after a call of the buyer. */
function giveBack(em: EntityManager, { purchase, licence }: ReturnType<typeof sell>, { adminId, on }: { adminId: string; on: Date }): void {
  const { price: amount, receiptNumber } = purchase;
  const wish = { source: "OPERATOR", cause: "WITHIN_TERMS", reason: "お問い合わせフォームからのお申し出", by: adminId } as const;
  const ended = { endedUsesLeft: licence.usesLeft ?? null, endedValidUntil: licence.validUntil };
  const times = { nextAttemptAt: on, createdAt: on, doneAt: on };
  const payment = purchase.payment.id;
  em.create(Refund, { id: newId(), purchase, payment, amount, status: "DONE", number: `${receiptNumber}-R`, ...wish, ...ended, ...times });
  Object.assign(licence, { validUntil: on, ...(licence.usesLeft !== null && { usesLeft: 0 }) });
  bookLicenceRefund(at(on), em, { purchase, before: 0, after: amount });
}

/** The certificate of which the seeker with a history has made use: see the demo's sittings. */
async function sellCertificate(em: EntityManager, now: Date): Promise<void> {
  const user = await em.findOne(User, { email: demoSeekers.rich });
  const product = await em.findOne(LicenceProduct, { active: true, kind: "CERTIFICATE" });
  if (user && product) sell(em, { user, product, on: new Date(now.getTime() - certificateDaysAgo * day) });
}

/** Licences that were sold over the last weeks, and two that went back. */
export async function loadDemoSales(em: EntityManager, { now, adminId }: { now: Date; adminId: string }): Promise<void> {
  const products = await em.find(LicenceProduct, { active: true }, { orderBy: { position: "asc" } });
  const accounts = Object.values(demoSeekers);
  const users = await em.find(
    User,
    { status: "ACTIVE", email: { $nin: accounts } },
    { orderBy: { createdAt: "asc", id: "asc" }, limit: buyers },
  );
  for (const [index, user] of users.entries()) {
    const product = products[index % products.length];
    if (!product) continue;
    const on = new Date(now.getTime() - (users.length - index) * 4 * day + index * 3_600_000);
    const sold = sell(em, { user, product, on });
    if (index % 6 === 2) giveBack(em, sold, { adminId, on: new Date(on.getTime() + 2 * day) });
  }
  await sellCertificate(em, now);
  await em.flush();
}
