import type { Ctx } from "../../../shared/ctx.ts";
import { everyRow } from "../../../shared/paging/every-row.ts";
import { notificationsOf } from "../../account/notification/notification.queries.ts";
import { EntryDraft } from "../application/entry-draft.entity.ts";
import { BlockedCompany } from "../blocked-company/blocked-company.entity.ts";
import { conditionOf } from "../offer/offer-condition.ts";
import { SchoolVacation } from "../shift/school-vacation.entity.ts";
import { Shift } from "../shift/shift.entity.ts";
import { Entry } from "./entry.entity.ts";
import { EntryEvent } from "./entry-event.entity.ts";

const byId = { orderBy: { id: "asc" } } as const;

export async function* entries(ctx: Ctx, userId: string) {
  const read = (after: string, limit: number) =>
    ctx.em.find(Entry, { user: userId, id: { $gt: after } }, { ...byId, limit, populate: ["work", "company"] });
  for await (const entry of everyRow(read)) {
    const events = await ctx.em.find(EntryEvent, { entry: entry.id }, { orderBy: { at: "asc" } });
    yield {
      id: entry.id,
      work: entry.work.unwrap().title,
      company: entry.company.unwrap().name,
      status: entry.status,
      offerCondition: conditionOf(entry),
      message: entry.message,
      answers: entry.answers,
      consentVersion: entry.consentVersion,
      consentedAt: entry.consentedAt,
      createdAt: entry.createdAt,
      history: events.map(({ at, to, interviewRound, actorKind, reason }) => ({ at, to, interviewRound, by: actorKind, reason })),
    };
  }
}

export async function* drafts(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(EntryDraft, { user: userId }, { populate: ["work"] });
  for (const { work, message, answers, updatedAt } of rows) yield { work: work.unwrap().title, message, answers, updatedAt };
}

export async function* settings(ctx: Ctx, userId: string) {
  const blocked = await ctx.em.find(BlockedCompany, { user: userId }, { populate: ["company"] });
  yield { notifications: await notificationsOf(ctx.em, userId), blockedCompanies: blocked.map(({ company }) => company.unwrap().name) };
}

export async function* shifts(ctx: Ctx, userId: string) {
  const read = (after: string, limit: number) => ctx.em.find(Shift, { user: userId, id: { $gt: after } }, { ...byId, limit });
  for await (const { day, startMinute, endMinute, breakMinutes, employer } of everyRow(read)) {
    yield { day, startMinute, endMinute, breakMinutes, employer };
  }
}

export async function* schoolVacations(ctx: Ctx, userId: string) {
  const rows = await ctx.em.find(SchoolVacation, { user: userId }, byId);
  for (const { startsOn, endsOn } of rows) yield { startsOn, endsOn };
}
