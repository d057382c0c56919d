import { type FilterQuery, raw } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import { stillHereSql } from "../../account/leaving/left-person.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { endedEntryStatuses } from "../entry/entry.vocabulary.ts";
import type { CompanyEntryFilter } from "./company-entry-filter.ts";
import { entriesWithVerdict } from "./entry-verdicts.queries.ts";

type Condition = FilterQuery<Entry>;

const day = 24 * 3_600_000;
const underWay: Condition = { status: { $nin: [...endedEntryStatuses] } };
const nothing: Condition = { id: null };

/** A level at least as high: as our exam measured it, and without a measurement as the person says. Who has left has none. */
function levelCondition(levelFrom: NonNullable<CompanyEntryFilter["levelFrom"]>): Condition {
  const levels = japaneseLevels.filter((level) => levelRank(level) >= levelRank(levelFrom));
  const listed = levels.map(() => "?").join(", ");
  return {
    [raw(
      (alias) => `exists (select 1 from user_profile p join users u on u.id = p.user_id
        where p.user_id = ${alias}.user_id and ${stillHereSql("u")} and coalesce(p.measured_level, p.self_declared_level) in (${listed}))`,
      levels,
    )]: [],
  };
}

/** Nobody's, or of a member who signs in no more. */
const unassigned: Condition = {
  [raw((alias) => `not exists (select 1 from company_member m where m.id = ${alias}.assignee_id and m.status = 'ACTIVE')`)]: [],
};

function byHandling({ assigneeId, tagId, unassigned: isWanted }: CompanyEntryFilter): Condition[] {
  return [
    ...(assigneeId ? [isId(assigneeId) ? { assignee: assigneeId } : nothing] : []),
    ...(isWanted ? [unassigned] : []),
    ...(tagId ? [{ [raw((alias) => `? = any(${alias}.tag_ids)`, [tagId])]: [] }] : []),
  ];
}

function byTime({ openOnly, waitingDays }: CompanyEntryFilter, now: Date): Condition[] {
  const waits = typeof waitingDays === "number";
  const since = new Date(now.getTime() - Math.min(Math.max(waitingDays ?? 0, 0), 3_650) * day);
  return [...(openOnly || waits ? [underWay] : []), ...(waits ? [{ movedAt: { $lte: since } }] : [])];
}

/** The conditions of a filter beside names, states and works, for the applications of one company. */
export async function entryConditions(ctx: Ctx, companyId: string, filter: CompanyEntryFilter): Promise<Condition[]> {
  const { levelFrom, verdicts } = filter;
  const judged = verdicts && verdicts.length > 0 ? await entriesWithVerdict(ctx, { companyId, verdicts, filter }) : null;
  return [
    ...byHandling(filter),
    ...byTime(filter, ctx.now()),
    ...(levelFrom ? [levelCondition(levelFrom)] : []),
    ...(judged ? [{ [raw((alias) => `${alias}.id = any(string_to_array(?, ',')::uuid[])`, [judged.join(",")])]: [] }] : []),
  ];
}
