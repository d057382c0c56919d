import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { Entry } from "../entry/entry.entity.ts";
import { endedEntryStatuses } from "../entry/entry.vocabulary.ts";
import { EntryReminder } from "./entry-reminder.entity.ts";

/** Days without a move after which an application waits for its company. */
export const answerDays = 14;
const shown = 10;

/** The moment before which an open application must have moved. */
export function answerDue(now: Date): Date {
  return new Date(now.getTime() - answerDays * 24 * 3_600_000);
}

/** Open applications to the viewer's own company that wait for it, those that wait longest first. */
export async function listWaitingEntries(ctx: Ctx): Promise<Entry[]> {
  const { companyId } = requireCompanyMember(ctx);
  const own = { company: companyId, hiddenFromCompany: false };
  return ctx.em.find(
    Entry,
    { ...own, movedAt: { $lte: answerDue(ctx.now()) }, status: { $nin: [...endedEntryStatuses] } },
    { orderBy: { movedAt: "asc", id: "asc" }, limit: shown },
  );
}

/** The time the company was last reminded that an application waits, by entry id; null where it never was. */
export const remindedAtByEntry = (ctx: Ctx) =>
  new DataLoader<string, Date | null>(async (ids) => {
    const rows = await ctx.em.find(EntryReminder, { entry: { $in: [...ids] } });
    const byEntry = new Map(rows.map(({ entry, remindedAt }) => [entry.id, remindedAt]));
    return ids.map((id) => byEntry.get(id) ?? null);
  });
