import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { Company } from "../../account/company/company.entity.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { Invoice } from "../../money/invoice/invoice.entity.ts";
import { Subscription } from "../../money/subscription/subscription.entity.ts";
import type { WorkStatus } from "../../work/posting/work.vocabulary.ts";
import { CompanyEvent } from "./company-event.entity.ts";

const marks = (count: number) => Array.from({ length: count }, () => "?").join(", ");

/** Members of companies, owners first. */
export const membersByCompany = (ctx: Ctx) =>
  new DataLoader<string, CompanyMember[]>(async (ids) => {
    const rows = await ctx.em.find(CompanyMember, { company: { $in: [...ids] } }, { orderBy: { createdAt: "asc", id: "asc" } });
    const grouped = Map.groupBy(rows, ({ company }) => company.id);
    return ids.map((id) => grouped.get(id) ?? []);
  });

/** The subscription of each company; null for companies that never paid. */
export const subscriptionByCompany = (ctx: Ctx) =>
  new DataLoader<string, Subscription | null>(async (ids) => {
    const rows = await ctx.em.find(Subscription, { company: { $in: [...ids] } });
    const byId = new Map(rows.map((row) => [row.company.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** Decisions of the operator, the newest first. */
export const eventsByCompany = (ctx: Ctx) =>
  new DataLoader<string, CompanyEvent[]>(async (ids) => {
    const rows = await ctx.em.find(CompanyEvent, { company: { $in: [...ids] } }, { orderBy: { at: "desc", id: "desc" } });
    const grouped = Map.groupBy(rows, ({ company }) => company.id);
    return ids.map((id) => grouped.get(id) ?? []);
  });

const invoicesShown = 12;

/** The newest invoices of companies. */
export const invoicesByCompany = (ctx: Ctx) =>
  new DataLoader<string, Invoice[]>(async (ids) => {
    const newest = await ctx.em.execute<{ id: string }[]>(
      `select id from (select id, row_number() over (partition by company_id order by issued_at desc, id desc) as place
         from invoice where company_id in (${marks(ids.length)})) ranked where place <= ${invoicesShown}`,
      [...ids],
    );
    const found = { id: { $in: newest.map(({ id }) => id) } };
    const rows = await ctx.em.find(Invoice, found, { orderBy: { issuedAt: "desc", id: "desc" } });
    const grouped = Map.groupBy(rows, ({ company }) => company.id);
    return ids.map((id) => grouped.get(id) ?? []);
  });

/** Number of works by state. */
export const workCountsByCompany = (ctx: Ctx) =>
  new DataLoader<string, { status: WorkStatus; count: number }[]>(async (ids) => {
    const rows = await ctx.em.execute<{ company_id: string; status: WorkStatus; count: number }[]>(
      `select company_id, status, count(*)::int as count from work where company_id in (${marks(ids.length)}) group by company_id, status order by status`,
      [...ids],
    );
    const grouped = Map.groupBy(rows, ({ company_id }) => company_id);
    return ids.map((id) => (grouped.get(id) ?? []).map(({ status, count }) => ({ status, count })));
  });

/** The funnel of all works of a company; an application counts for each stage it has ever reached. */
export interface AccountFunnel {
  viewCount: number;
  likeCount: number;
  entryCount: number;
  interviewCount: number;
  offerCount: number;
  joinedCount: number;
}
const nobody: AccountFunnel = { viewCount: 0, likeCount: 0, entryCount: 0, interviewCount: 0, offerCount: 0, joinedCount: 0 };

export const funnelByCompany = (ctx: Ctx) =>
  new DataLoader<string, AccountFunnel>(async (ids) => {
    const works = await ctx.em.execute<{ id: string; views: number; likes: number }[]>(
      `select company_id as id, sum(view_count)::int as views, sum(like_count)::int as likes from work where company_id in (${marks(ids.length)}) group by company_id`,
      [...ids],
    );
    const entries = await ctx.em.execute<{ id: string; entries: number; interviews: number; offers: number; joined: number }[]>(
      `select e.company_id as id, count(distinct e.id)::int as entries,
         count(distinct e.id) filter (where v.to_status = 'INTERVIEW')::int as interviews,
         count(distinct e.id) filter (where v.to_status = 'OFFERED')::int as offers,
         count(distinct e.id) filter (where v.to_status = 'JOINED')::int as joined
       from entry e left join entry_event v on v.entry_id = e.id and v.to_status in ('INTERVIEW', 'OFFERED', 'JOINED')
       where e.company_id in (${marks(ids.length)}) group by e.company_id`,
      [...ids],
    );
    const [workOf, entryOf] = [new Map(works.map((row) => [row.id, row])), new Map(entries.map((row) => [row.id, row]))];
    return ids.map((id) => {
      const [work, entry] = [workOf.get(id), entryOf.get(id)];
      return {
        ...nobody,
        ...(work && { viewCount: work.views, likeCount: work.likes }),
        ...(entry && { entryCount: entry.entries, interviewCount: entry.interviews, offerCount: entry.offers, joinedCount: entry.joined }),
      };
    });
  });

/** Other companies of the same name, telephone or mail address: somebody may register twice. At most five each. */
export const twinsByCompany = (ctx: Ctx) =>
  new DataLoader<Company, Company[]>(async (companies) => {
    const either = companies.flatMap(({ name, contactPhone, contactEmail }) => [{ name }, { contactPhone }, { contactEmail }]);
    const rows = await ctx.em.find(Company, { $or: either }, { limit: 200, populate: ["plan"], orderBy: { createdAt: "asc" } });
    const alike = (one: Company, other: Company) =>
      one.name === other.name || one.contactPhone === other.contactPhone || one.contactEmail === other.contactEmail;
    return companies.map((company) => rows.filter((row) => row.id !== company.id && alike(row, company)).slice(0, 5));
  });
