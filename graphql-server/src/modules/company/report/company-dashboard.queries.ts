import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { endedEntryStatuses } from "../../entry/entry/entry.vocabulary.ts";

/** Figures of the first screen of a company. */
export interface CompanyFigures {
  openWorkCount: number;
  reviewWorkCount: number;
  newEntryCount: number;
  activeEntryCount: number;
  unreadCount: number;
}

/** Counts works, applications and unread messages of a company in one statement. */
export async function companyFigures(ctx: Ctx, companyId: string): Promise<CompanyFigures> {
  const ended = endedEntryStatuses.map(() => "?").join(", ");
  const rows: CompanyFigures[] = await ctx.em.execute(
    `select
      (select count(*)::int from work where company_id = ? and status = 'OPEN') as "openWorkCount",
      (select count(*)::int from work where company_id = ? and status = 'REVIEW') as "reviewWorkCount",
      (select count(*)::int from entry where not hidden_from_company and company_id = ? and status = 'APPLIED') as "newEntryCount",
      (select count(*)::int from entry where not hidden_from_company and company_id = ? and status not in (${ended})) as "activeEntryCount",
      (select coalesce(sum(company_unread), 0)::int from conversation where not hidden_from_company and company_id = ?) as "unreadCount"`,
    [companyId, companyId, companyId, companyId, ...endedEntryStatuses, companyId],
  );
  const [figures] = rows;
  if (!figures) throw new Error("A count answers one row");
  return figures;
}

/** The funnel of one work, from views to offers. */
export interface WorkFunnel {
  id: string;
  title: string;
  titleEn: string | null;
  viewCount: number;
  likeCount: number;
  entryCount: number;
  interviewCount: number;
  offerCount: number;
}

/** The funnel of the works that are published now, newest first, in one statement. An entry counts for each stage it has ever reached. */
export function companyFunnel(ctx: Ctx, companyId: string, count: number): Promise<WorkFunnel[]> {
  return ctx.em.execute(
    `select w.id, w.title, w.title_en as "titleEn", w.view_count as "viewCount", w.like_count as "likeCount", w.entry_count as "entryCount",
       count(distinct e.id) filter (where v.to_status = 'INTERVIEW')::int as "interviewCount",
       count(distinct e.id) filter (where v.to_status = 'OFFERED')::int as "offerCount"
     from (select * from work where company_id = ? and status in ('OPEN', 'PAUSED') order by published_at desc, id desc limit ?) w
     left join entry e on e.work_id = w.id
     left join entry_event v on v.entry_id = e.id and v.to_status in ('INTERVIEW', 'OFFERED')
     group by w.id, w.title, w.title_en, w.view_count, w.like_count, w.entry_count, w.published_at
     order by w.published_at desc, w.id desc`,
    [companyId, count],
  );
}

/** The events in a company's applications on one day in Japan (YYYY-MM-DD). */
export interface CompanyDay {
  day: string;
  entries: number;
  interviews: number;
  offers: number;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** Applications that came, and moves to an interview and to an offer, for each of the last days until today, in one statement. */
export async function companyDays(ctx: Ctx, { companyId, days }: { companyId: string; days: number }): Promise<CompanyDay[]> {
  const wanted = Array.from({ length: days }, (_, index) => jstDate(new Date(ctx.now().getTime() - (days - 1 - index) * dayMs)));
  const since = new Date(`${wanted[0]}T00:00:00+09:00`);
  const rows: { day: string; kind: "entries" | "interviews" | "offers"; count: number }[] = await ctx.em.execute(
    `select to_char(at at time zone 'UTC' + interval '9 hours', 'YYYY-MM-DD') as day, kind, count(*)::int as count from (
       select created_at as at, 'entries' as kind from entry where company_id = ? and not hidden_from_company and created_at >= ?
       union all
       select v.at, case v.to_status when 'INTERVIEW' then 'interviews' else 'offers' end
       from entry e join entry_event v on v.entry_id = e.id
       where e.company_id = ? and not e.hidden_from_company and v.at >= ? and v.to_status in ('INTERVIEW', 'OFFERED')
     ) happened group by 1, 2`,
    [companyId, since, companyId, since],
  );
  const found = new Map(rows.map(({ day, kind, count }) => [`${day} ${kind}`, count]));
  const of = (day: string, kind: string) => found.get(`${day} ${kind}`) ?? 0;
  return wanted.map((day) => ({ day, entries: of(day, "entries"), interviews: of(day, "interviews"), offers: of(day, "offers") }));
}
