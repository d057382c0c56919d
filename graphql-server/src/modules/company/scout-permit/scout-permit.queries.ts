import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Scout } from "../scout/scout.entity.ts";
import { permitInForce } from "../scout-search/scout-access.ts";

type Counted = "people" | "paused" | "searches" | "sent" | "opened" | "declined" | "applied" | "reported";
type ScoutCounts = Record<Counted, number>;

/** What a company did of late. */
interface ScoutingCompany {
  id: string;
  name: string;
  stopReason: string | null;
  searches: number;
  sent: number;
  reported: number;
}

/** Rows of each list of the operator's page. */
const most = 100;
/** Days that the counts of companies look back. */
const countedDays = 30;

/** Figures of the year in Japan so far, as the yearly report asks for them; of people only how many. */
async function countsOf(ctx: Ctx): Promise<ScoutCounts> {
  const [counts]: ScoutCounts[] = await ctx.em.execute(
    `with year as (select date_trunc('year', ?::timestamptz at time zone 'Asia/Tokyo') at time zone 'Asia/Tokyo' as start)
     select (select count(*)::int from scout_setting) as "people",
            (select count(*)::int from scout_setting where is_paused) as "paused",
            (select count(*)::int from scout_search, year where created_at >= greatest(start, ?::timestamptz)) as "searches",
            count(*)::int as "sent",
            count(*) filter (where opened_at is not null)::int as "opened",
            count(*) filter (where declined_at is not null)::int as "declined",
            count(*) filter (where exists (select from entry e where e.user_id = s.user_id and e.work_id = s.work_id))::int as "applied",
            count(*) filter (where reported_at is not null)::int as "reported"
       from scout s, year where s.created_at >= start`,
    [ctx.now(), new Date(ctx.now().getTime() - countedDays * 86_400_000)],
  );
  if (!counts) throw new Error("No counts");
  return counts;
}

/** Companies that searched or asked in the last 30 days, or were stopped: those of most reports first. */
async function companiesOf(ctx: Ctx): Promise<ScoutingCompany[]> {
  const since = new Date(ctx.now().getTime() - countedDays * 86_400_000);
  return ctx.em.execute(
    `select c.id, c.name, st.reason as "stopReason", coalesce(q.n, 0)::int as searches, coalesce(s.sent, 0)::int as sent,
            coalesce(s.reported, 0)::int as reported
       from company c
       left join scout_stop st on st.company_id = c.id
       left join (select company_id, count(*) as n from scout_search where created_at > ? group by company_id) q on q.company_id = c.id
       left join (select company_id, count(*) as sent, count(reported_at) as reported from scout where created_at > ? group by company_id) s
         on s.company_id = c.id
      where st.company_id is not null or q.n > 0 or s.sent > 0
      order by coalesce(s.reported, 0) desc, coalesce(s.sent, 0) desc, c.name, c.id limit ${most}`,
    [since, since],
  );
}

/** Scouts that people reported, the latest first, without their words: those the operator looks at one by one, on record. */
async function reportedOf(ctx: Ctx) {
  const rows = await ctx.em.find(
    Scout,
    { reportedAt: { $ne: null } },
    { orderBy: { reportedAt: "desc", id: "desc" }, limit: most, populate: ["company", "work"] },
  );
  return rows.flatMap(({ id, company, work, reportReason, reportedAt }) => {
    const [by, about] = [company.getEntity(), work.getEntity()];
    return reportReason && reportedAt
      ? [{ id, companyId: by.id, companyName: by.name, workId: about.id, workTitle: about.title, reason: reportReason, reportedAt }]
      : [];
  });
}

/** What the operator sees of scouts. @throws UserErrors FORBIDDEN */
export async function readScoutOverview(ctx: Ctx) {
  requireOperator(ctx);
  const permit = await permitInForce(ctx.em);
  const shown = permit && { kind: permit.kind, number: permit.number, issuedOn: permit.issuedOn, confirmedAt: permit.confirmedAt };
  return { permit: shown, counts: await countsOf(ctx), companies: await companiesOf(ctx), reported: await reportedOf(ctx) };
}

/** The words of a reported scout; looking is on record. @throws UserErrors FORBIDDEN, NOT_FOUND for one that nobody reported */
export async function lookIntoScout(ctx: Ctx, { id }: { id: string }) {
  const viewer = requireOperator(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const scout = isId(id) ? await em.findOne(Scout, { id, reportedAt: { $ne: null } }) : null;
    if (!scout) throw notFound();
    recordAudit(ctx, em, { action: "scout.look", objectType: "Scout", objectId: id, actor: auditActor(viewer) });
    await em.flush();
    return { id, body: scout.body ?? "" };
  });
}
