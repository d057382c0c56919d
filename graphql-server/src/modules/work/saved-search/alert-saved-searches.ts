import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { wantsMail } from "../../account/notification/notification.queries.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { withPermission } from "../matching/matching.queries.ts";
import { type MailedWork, mailedWorkLine, mailedWorkSql } from "../naming/mailed-works.ts";
import { searchConditions, type WorkFilter } from "../search/work.search-sql.ts";
import { unsubscribeToken } from "./change-saved-search.ts";
import { SavedSearch } from "./saved-search.entity.ts";

const batch = 50;
const shown = 10;
const hour = 3_600_000;
const pause: Readonly<Record<string, number>> = { DAILY: 24 * hour, WEEKLY: 7 * 24 * hour };
/** Works that are being published this moment wait for the next round: their transactions may not be committed yet. */
const settleMs = 2 * 60_000;

interface NewWork extends MailedWork {
  id: string;
  total: number;
}

interface Span {
  filter: WorkFilter;
  until: Date;
  today: string;
}

async function findNewWorks(em: EntityManager, search: SavedSearch, { filter, until, today }: Span): Promise<NewWork[]> {
  const where = searchConditions(filter, today);
  return em.execute<NewWork[]>(
    `select w.id, ${mailedWorkSql}, count(*) over ()::int as total
    from work w join company c on c.id = w.company_id
    where ${where.text} and w.published_at > ? and w.published_at <= ?
      and not exists (select 1 from blocked_company b where b.user_id = ? and b.company_id = w.company_id)
    order by w.published_at desc, w.id desc limit ${shown}`,
    [...where.values, search.toldUntil, until, search.user.id],
  );
}

function tell(ctx: Ctx, em: EntityManager, told: { search: SavedSearch; user: User; works: readonly NewWork[] }): void {
  const { search, user, works } = told;
  const lines = works.map((work) => mailedWorkLine(user.locale, work));
  const params = {
    name: search.name,
    total: works[0]?.total ?? 0,
    works: lines.join("\n"),
    unsubscribe: unsubscribeToken(search),
  };
  ctx.mail(em, { to: user.email, template: "search-alert", locale: user.locale, params });
}

async function alertOne(ctx: Ctx, { id, filter: saved }: Pick<SavedSearch, "id" | "filter">): Promise<boolean> {
  // The mail tells of what the list shows: without works that the rules of the day refuse to the chosen 在留資格. A filter stays as it was saved.
  const filter = await withPermission(ctx, saved);
  return runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const due = { id, alert: "ON", nextAlertAt: { $lte: now } } as const;
    const search = await em.findOne(SavedSearch, due, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!search) return false;
    const user = await em.findOneOrFail(User, { id: search.user.id });
    const until = new Date(now.getTime() - settleMs);
    search.nextAlertAt = new Date(now.getTime() + hour);
    if (user.status !== "ACTIVE" || until <= search.toldUntil) return false;
    const works = await findNewWorks(em, search, { filter, until, today: jstDate(now) });
    search.toldUntil = until;
    if (works.length === 0 || !(await wantsMail(em, user.id, "SAVED_SEARCH"))) return false;
    search.nextAlertAt = new Date(now.getTime() + (pause[search.frequency] ?? 24 * hour));
    tell(ctx, em, { search, user, works });
    return true;
  });
}

/** Mails what is new to searches whose alert is due; no work is told twice for a search, and at most one mail a day or a week goes out. */
export async function alertSavedSearches(ctx: Ctx): Promise<number> {
  const due = { alert: "ON", nextAlertAt: { $lte: ctx.now() } } as const;
  const searches = await ctx.em.find(SavedSearch, due, {
    fields: ["id", "filter"],
    disableIdentityMap: true,
    orderBy: { nextAlertAt: "asc" },
    limit: batch,
  });
  let told = 0;
  for (const search of searches) if (await alertOne(ctx, search)) told += 1;
  return told;
}
