import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import type { PageInput } from "../../../shared/paging/page.ts";
import { stillHere } from "../../account/leaving/left-person.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { BlockedCompany } from "../../entry/blocked-company/blocked-company.entity.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { Scout } from "./scout.entity.ts";

const dayMs = 86_400_000;
/** A share of fewer scouts says little of a company and much of a person. */
const fewest = 5;
/** Days that the share looks back. */
const shareDays = 90;

/** Scouts that a company sent in the last 24 hours. */
export function scoutsSentToday(ctx: Ctx, companyId: string): Promise<number> {
  return ctx.em.count(Scout, { company: companyId, createdAt: { $gt: new Date(ctx.now().getTime() - dayMs) } });
}

/** What companies asked the seeker, the latest first; nothing of those they blocked. */
export async function listScouts(ctx: Ctx, input: PageInput) {
  const { userId } = requireSeeker(ctx);
  const blocked = await ctx.em.find(BlockedCompany, { user: userId });
  const own = { user: userId, company: { $nin: blocked.map(({ company }) => company.id) } };
  const { where, orderBy, limit, page } = keyset(latestBy("createdAt"), input);
  const rows = await ctx.em.find(Scout, { $and: [own, where] }, { orderBy, limit, populate: ["company", "work", "member"] });
  return { ...page(rows), totalCount: () => ctx.em.count(Scout, own) };
}

/** What the company asked, the latest first, for one of its works or all; nothing to people who left or blocked it. */
export async function listSentScouts(ctx: Ctx, { workId, ...input }: PageInput & { workId: string | null }) {
  const { companyId } = requireRecruiter(ctx);
  const blocks = await ctx.em.find(BlockedCompany, { company: companyId });
  const own = {
    company: companyId,
    user: { ...stillHere, id: { $nin: blocks.map(({ user }) => user.id) } },
    ...(workId !== null && { work: isId(workId) ? workId : "00000000-0000-0000-0000-000000000000" }),
  };
  const { where, orderBy, limit, page } = keyset(latestBy("createdAt"), input);
  const rows = await ctx.em.find(Scout, { $and: [own, where] }, { orderBy, limit, populate: ["work", "member"] });
  return { ...page(rows), totalCount: () => ctx.em.count(Scout, own) };
}

/** Whether the person applied for the work of each scout. */
export const isApplied = (ctx: Ctx) =>
  new DataLoader<Scout, boolean, string>(
    async (scouts) => {
      const pairs = { user: { $in: scouts.map(({ user }) => user.id) }, work: { $in: scouts.map(({ work }) => work.id) } };
      const entries = await ctx.em.find(Entry, pairs, { fields: ["user", "work"] });
      const applied = new Set(entries.map(({ user, work }) => `${user.id}:${work.id}`));
      return scouts.map(({ user, work }) => applied.has(`${user.id}:${work.id}`));
    },
    { cacheKeyFn: ({ id }) => id },
  );

/** Per cent of a company's scouts of the last 90 days that were declined or led to an application; null below five. */
export const answeredShareByCompany = (ctx: Ctx) =>
  new DataLoader<string, number | null>(async (ids) => {
    const since = new Date(ctx.now().getTime() - shareDays * dayMs);
    const rows: { id: string; sent: number; answered: number }[] = await ctx.em.execute(
      `select s.company_id as id, count(*)::int as sent,
              count(*) filter (where s.declined_at is not null
                or exists (select from entry e where e.user_id = s.user_id and e.work_id = s.work_id))::int as answered
         from scout s where s.company_id in (${ids.map(() => "?").join(", ")}) and s.created_at > ? group by s.company_id`,
      [...ids, since],
    );
    const shares = new Map(rows.map(({ id, sent, answered }) => [id, sent < fewest ? null : Math.round((answered / sent) * 100)]));
    return ids.map((id) => shares.get(id) ?? null);
  });
