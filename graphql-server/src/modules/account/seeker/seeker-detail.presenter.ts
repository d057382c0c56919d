import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import type { EntryStatus } from "../../entry/entry/entry.vocabulary.ts";
import { presentMeasurement } from "../../exam/certificate/measurement.presenter.ts";
import { TestResult } from "../../exam/certificate/test-result.entity.ts";
import { TestAttempt } from "../../exam/sitting/test-attempt.entity.ts";
import { LicenceProduct } from "../../money/licence/licence-product.entity.ts";
import { LicencePurchase } from "../../money/licence/licence-purchase.entity.ts";
import { CardPayment } from "../../money/payment/card-payment.entity.ts";
import { Refund } from "../../money/refund/refund.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { adminUserById } from "../admin/admin-user.loaders.ts";
import { Company } from "../company/company.entity.ts";
import { deviceName } from "../session/devices.ts";
import { Session } from "../session/session.entity.ts";
import { presentSeekers } from "./seeker-account.presenter.ts";
import type { User, UserStatus } from "./user.entity.ts";
import { profileByUserId } from "./user.loaders.ts";
import { operatorTransitions } from "./user.status.ts";
import { UserEvent } from "./user-event.entity.ts";

/** The newest of each kind; what is older is not the operator's daily matter. */
const shown = 20;
const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

async function attemptsOf({ em }: Ctx, userId: string) {
  const attempts = await em.find(TestAttempt, { user: userId }, { orderBy: { startedAt: "desc", id: "desc" }, limit: shown });
  const results = await em.find(TestResult, { attempt: { $in: attempts.map(({ id }) => id) } });
  const byAttempt = new Map(results.map((result) => [result.attempt.id, result]));
  return attempts.map(({ id, status, startedAt, endedAt, scoredCount }) => {
    const result = byAttempt.get(id);
    return {
      id,
      status,
      startedAt,
      endedAt: endedAt ?? null,
      scoredCount,
      level: result?.level ?? null,
      complete: result?.complete ?? false,
    };
  });
}

async function entriesOf({ em }: Ctx, userId: string) {
  const counts = await em.execute<{ status: EntryStatus; count: number }[]>(
    "select status, count(*)::int as count from entry where user_id = ? group by status order by status",
    [userId],
  );
  const entries = await em.find(Entry, { user: userId }, { orderBy: { createdAt: "desc", id: "desc" }, limit: shown });
  const works = byId(await em.find(Work, { id: { $in: entries.map(({ work }) => work.id) } }, { fields: ["id", "title"] }));
  const companies = byId(await em.find(Company, { id: { $in: entries.map(({ company }) => company.id) } }, { fields: ["id", "name"] }));
  const rows = entries.map((entry) => ({
    id: entry.id,
    workId: entry.work.id,
    workTitle: works.get(entry.work.id)?.title ?? "",
    companyId: entry.company.id,
    companyName: companies.get(entry.company.id)?.name ?? "",
    status: entry.status,
    createdAt: entry.createdAt,
    movedAt: entry.movedAt,
  }));
  return { entryCounts: counts, entries: rows };
}

async function purchasesOf({ em, locale }: Ctx, userId: string) {
  const purchases = await em.find(LicencePurchase, { user: userId }, { orderBy: { createdAt: "desc", id: "desc" }, limit: shown });
  const products = new Map((await em.find(LicenceProduct, {})).map((product) => [product.code, product]));
  const refunds = await em.find(Refund, { purchase: { $in: purchases.map(({ id }) => id) } });
  const refundOf = new Map(refunds.map(({ purchase, status }) => [purchase.id, status]));
  const payments = byId(await em.find(CardPayment, { id: { $in: purchases.map(({ payment }) => payment.id) } }));
  return purchases.map(({ id, product, payment, price, receiptNumber, createdAt }) => {
    const sold = products.get(product.code);
    const name = (locale === "en" ? sold?.nameEn : sold?.name) ?? product.code;
    return {
      id,
      product: name,
      price,
      status: payments.get(payment.id)?.status ?? "UNSETTLED",
      refundStatus: refundOf.get(id) ?? null,
      receiptNumber: receiptNumber ?? null,
      createdAt,
    };
  });
}

async function sessionsOf({ em, now }: Ctx, userId: string) {
  const live = { kind: "SEEKER", accountId: userId, expiresAt: { $gt: now() } } as const;
  const sessions = await em.find(Session, live, { orderBy: { lastSeenAt: "desc", id: "desc" }, limit: 100 });
  return sessions.map(({ id, userAgent, ip, createdAt, lastSeenAt }) => ({
    id,
    device: deviceName(userAgent ?? ""),
    ip: ip ?? "",
    createdAt,
    lastSeenAt,
  }));
}

async function eventsOf(ctx: Ctx, userId: string) {
  const events = await ctx.em.find(UserEvent, { user: userId }, { orderBy: { at: "desc", id: "desc" }, limit: shown });
  const admins = await loader(ctx, adminUserById).loadMany(events.flatMap(({ actorId }) => actorId ?? []));
  const names = new Map(admins.flatMap((admin) => (admin && !(admin instanceof Error) ? [[admin.id, admin.name]] : [])));
  return events.map(({ id, from, to, actorId, reason, at }) => ({
    id,
    from,
    to,
    actorName: names.get(actorId ?? "") ?? "",
    reason: reason ?? null,
    at,
  }));
}

/** Everything the operator sees of one seeker; statements do not grow with what there is. */
export async function presentSeekerDetail(ctx: Ctx, user: User) {
  const [seeker] = await presentSeekers(ctx, [user]);
  if (!seeker) throw new Error("A row was lost on its way");
  const profile = await loader(ctx, profileByUserId).load(user.id);
  const status: UserStatus = user.status;
  return {
    id: user.id,
    seeker,
    termsVersion: user.termsVersion,
    termsAcceptedAt: user.termsAcceptedAt,
    eraseAfter: user.eraseAfter ?? null,
    legalMoves: [...operatorTransitions[status]],
    measurement: presentMeasurement(profile?.measurement),
    attempts: await attemptsOf(ctx, user.id),
    ...(await entriesOf(ctx, user.id)),
    purchases: await purchasesOf(ctx, user.id),
    sessions: await sessionsOf(ctx, user.id),
    events: await eventsOf(ctx, user.id),
  };
}
export type SeekerDetail = Awaited<ReturnType<typeof presentSeekerDetail>>;
