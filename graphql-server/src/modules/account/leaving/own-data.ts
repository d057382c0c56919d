import type { Ctx } from "../../../shared/ctx.ts";
import { Attachment } from "../../base/attachment/attachment.entity.ts";
import { EntryDraft } from "../../entry/application/entry-draft.entity.ts";
import { BlockedCompany } from "../../entry/blocked-company/blocked-company.entity.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { EntryEvent } from "../../entry/entry/entry-event.entity.ts";
import { SchoolVacation } from "../../entry/shift/school-vacation.entity.ts";
import { Shift } from "../../entry/shift/shift.entity.ts";
import { TestResult } from "../../exam/certificate/test-result.entity.ts";
import { MovieProgress } from "../../exam/movie/movie-progress.entity.ts";
import { PracticeAnswer } from "../../exam/practice/practice-answer.entity.ts";
import { Conversation } from "../../message/conversation/conversation.entity.ts";
import { Message } from "../../message/conversation/message.entity.ts";
import { Inquiry } from "../../message/inquiry/inquiry.entity.ts";
import { LicencePurchase } from "../../money/licence/licence-purchase.entity.ts";
import { Refund } from "../../money/refund/refund.entity.ts";
import { WorkLike } from "../../work/like/work-like.entity.ts";
import { SavedSearch } from "../../work/saved-search/saved-search.entity.ts";
import { notificationsOf } from "../notification/notification.queries.ts";
import { UserProfile } from "../profile/user-profile.entity.ts";
import { User } from "../seeker/user.entity.ts";
import { Session } from "../session/session.entity.ts";

/** One part of the export: a name and its records, a page of the database at a time. */
export interface Section {
  name: string;
  records: AsyncIterable<object>;
}

const pageRows = 200;

/** Reads rows in the order of their ids, page by page, so that a long history is never held as a whole. */
async function* paged<T extends { id: string }>(read: (after: string, limit: number) => Promise<T[]>): AsyncGenerator<T> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const rows = await read(after, pageRows);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageRows) return;
    after = last.id;
  }
}

const byId = { orderBy: { id: "asc" } } as const;

async function* account(ctx: Ctx, userId: string) {
  const { id, email, status, locale, termsVersion, termsAcceptedAt, createdAt } = await ctx.em.findOneOrFail(User, { id: userId });
  yield { id, email, status, locale, termsVersion, termsAcceptedAt, createdAt };
}

async function* profile(ctx: Ctx, userId: string) {
  const row = await ctx.em.findOne(UserProfile, { user: userId });
  if (!row) return;
  const { user: _, ...facts } = { ...row };
  yield facts;
}

async function* entries(ctx: Ctx, userId: string) {
  const read = (after: string, limit: number) =>
    ctx.em.find(Entry, { user: userId, id: { $gt: after } }, { ...byId, limit, populate: ["work", "company"] });
  for await (const entry of paged(read)) {
    const events = await ctx.em.find(EntryEvent, { entry: entry.id }, { orderBy: { at: "asc" } });
    yield {
      id: entry.id,
      work: entry.work.unwrap().title,
      company: entry.company.unwrap().name,
      status: entry.status,
      message: entry.message,
      answers: entry.answers,
      consentVersion: entry.consentVersion,
      consentedAt: entry.consentedAt,
      createdAt: entry.createdAt,
      history: events.map(({ at, to, interviewRound, actorKind, reason }) => ({ at, to, interviewRound, by: actorKind, reason })),
    };
  }
}

async function* messages(ctx: Ctx, userId: string) {
  const mine = await ctx.em.find(Conversation, { user: userId }, { ...byId, populate: ["company"] });
  for (const conversation of mine) {
    const read = (after: string, limit: number) =>
      ctx.em.find(Message, { conversation: conversation.id, id: { $gt: after } }, { ...byId, limit });
    for await (const { id, senderKind, body, attachment, createdAt } of paged(read)) {
      const fileId = attachment?.id ?? null;
      yield {
        id,
        conversation: conversation.id,
        company: conversation.company?.unwrap().name ?? null,
        by: senderKind,
        body,
        fileId,
        createdAt,
      };
    }
  }
}

async function* likedWorks(ctx: Ctx, userId: string) {
  const likes = await ctx.em.find(WorkLike, { user: userId }, { populate: ["work"], orderBy: { createdAt: "asc" } });
  for (const { work, createdAt } of likes) yield { work: work.unwrap().title, workId: work.id, likedAt: createdAt };
}

async function* drafts(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(EntryDraft, { user: userId }, { populate: ["work"] });
  for (const { work, message, answers, updatedAt } of rows) yield { work: work.unwrap().title, message, answers, updatedAt };
}

async function* savedSearches(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(SavedSearch, { user: userId }, byId);
  for (const { name, filter, alert, frequency, createdAt } of rows) yield { name, filter, alert, frequency, createdAt };
}

async function* settings(ctx: Ctx, userId: string) {
  const blocked = await ctx.em.find(BlockedCompany, { user: userId }, { populate: ["company"] });
  yield { notifications: await notificationsOf(ctx.em, userId), blockedCompanies: blocked.map(({ company }) => company.unwrap().name) };
}

async function* shifts(ctx: Ctx, userId: string) {
  const read = (after: string, limit: number) => ctx.em.find(Shift, { user: userId, id: { $gt: after } }, { ...byId, limit });
  for await (const { day, startMinute, endMinute, breakMinutes, employer } of paged(read)) {
    yield { day, startMinute, endMinute, breakMinutes, employer };
  }
}

async function* schoolVacations(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(SchoolVacation, { user: userId }, byId);
  for (const { startsOn, endsOn } of rows) yield { startsOn, endsOn };
}

async function* examResults(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(TestResult, { user: userId }, byId);
  for (const { level, theta, se, skills, scoredCount, complete, certificateCode, measuredAt } of rows) {
    yield { level, theta, se, skills, scoredCount, complete, certificateCode, measuredAt };
  }
}

async function* watchedMovies(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(MovieProgress, { user: userId }, { ...byId, populate: ["movie"] });
  for (const { movie, watchedMs, positionMs, startedAt, completedAt } of rows) {
    yield { movie: movie.unwrap().title, watchedMs, positionMs, startedAt, completedAt };
  }
}

async function* practiceAnswers(ctx: Ctx, userId: string) {
  const read = (after: string, limit: number) =>
    ctx.em.find(PracticeAnswer, { user: userId, id: { $gt: after } }, { ...byId, limit, populate: ["item"] });
  for await (const { item, firstCorrect, firstAnsweredAt, tries } of paged(read)) {
    yield { question: item.unwrap().stem, firstCorrect, firstAnsweredAt, tries };
  }
}

async function* purchases(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(LicencePurchase, { user: userId }, byId);
  const refunds = await ctx.em.find(Refund, { purchase: { user: userId } });
  const refunded = new Map(refunds.map(({ purchase, amount }) => [purchase.id, amount]));
  for (const { id, product, price, taxRate, receiptNumber, createdAt } of rows) {
    yield { product: product.code, price, taxRate, receiptNumber, createdAt, refunded: refunded.get(id) ?? 0 };
  }
}

async function* inquiries(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(Inquiry, { userId }, byId);
  for (const { ticket, category, status, body, createdAt } of rows) yield { ticket, category, status, body, createdAt };
}

async function* devices(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(Session, { kind: "SEEKER", accountId: userId });
  for (const { createdAt, lastSeenAt, ip, userAgent } of rows) yield { createdAt, lastSeenAt, ip, userAgent };
}

async function* files(ctx: Ctx, userId: string) {
  for (const file of await ownFiles(ctx, userId)) {
    const { id, purpose, fileName, mimeType, byteSize, sha256, createdAt } = file;
    yield { id, purpose, fileName, mimeType, byteSize, sha256, createdAt };
  }
}

/** The seeker's own files. */
export function ownFiles(ctx: Ctx, userId: string): Promise<Attachment[]> {
  return ctx.em.find(Attachment, { ownerKind: "SEEKER", ownerId: userId, state: "CLEAN" }, byId);
}

/** Everything the product knows of a seeker, as they gave it or as it came about. */
export function ownData(ctx: Ctx, userId: string): Section[] {
  const readers = {
    account,
    profile,
    entries,
    messages,
    likedWorks,
    savedSearches,
    drafts,
    settings,
    shifts,
    schoolVacations,
    examResults,
    watchedMovies,
    practiceAnswers,
    purchases,
    inquiries,
    devices,
    files,
  };
  return Object.entries(readers).map(([name, read]) => ({ name, records: read(ctx, userId) }));
}
