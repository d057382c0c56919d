import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { companyNameIn } from "../../account/company/company-name.ts";
import { publishedUntil } from "../../work/posting/published-until.ts";
import { scoutReference } from "../scout-search/scout-reference.ts";
import type { Scout } from "./scout.entity.ts";
import { answeredShareByCompany, isApplied } from "./scout.queries.ts";
import type { ScoutType, SentScoutType } from "./scout.type.ts";
import type { ScoutState } from "./scout.vocabulary.ts";

async function stateOf(ctx: Ctx, scout: Scout): Promise<ScoutState> {
  if (await loader(ctx, isApplied).load(scout)) return "APPLIED";
  if (scout.declinedAt) return "DECLINED";
  const until = publishedUntil(await scout.work.loadOrFail());
  if (!until || until < jstDate(ctx.now())) return "CLOSED";
  return scout.openedAt ? "OPENED" : "SENT";
}

/** A scout to the person who was asked. */
export async function presentScout(ctx: Ctx, scout: Scout): Promise<ScoutType> {
  const [company, work, member] = [await scout.company.loadOrFail(), await scout.work.loadOrFail(), await scout.member?.load()];
  return {
    id: scout.id,
    companyId: company.id,
    companyName: companyNameIn(ctx.locale, company),
    workId: work.id,
    workTitle: work.title,
    senderName: member?.name ?? null,
    body: scout.body ?? "",
    state: await stateOf(ctx, scout),
    declineReason: scout.declineReason ?? null,
    isReported: Boolean(scout.reportedAt),
    answeredShare: await loader(ctx, answeredShareByCompany).load(company.id),
    createdAt: scout.createdAt,
  };
}

/** A scout to the company that sent it. */
export async function presentSentScout(ctx: Ctx, scout: Scout): Promise<SentScoutType> {
  const [work, member] = [await scout.work.loadOrFail(), await scout.member?.load()];
  return {
    id: scout.id,
    personId: scoutReference({ companyId: scout.company.id, workId: work.id, userId: scout.user.id }),
    workId: work.id,
    workTitle: work.title,
    senderName: member?.name ?? null,
    body: scout.body ?? "",
    state: await stateOf(ctx, scout),
    declineReason: scout.declineReason ?? null,
    createdAt: scout.createdAt,
  };
}
