import DataLoader from "dataloader";
import { idList, isListed, readTogether } from "../../../platform/database/read-together.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { endedEntryStatuses } from "./entry.vocabulary.ts";

const ended = endedEntryStatuses.map((status) => `'${status}'`).join(", ");

/** The id of the signed-in seeker's open entry for each work; null for everyone else, without a statement. */
export function openEntryIdByWork(ctx: Ctx): DataLoader<string, string | null> {
  return new DataLoader(async (ids) => {
    const user = ctx.viewer.seeker?.userId;
    if (!user) return ids.map(() => null);
    const text = `select id, work_id from entry where user_id = ? and work_id ${isListed} and status not in (${ended})`;
    const entries = await readTogether<{ id: string; work_id: string }>(ctx.em, { text, values: [user, idList(ids)], prepared: true });
    const byWork = new Map(entries.map(({ id, work_id }) => [work_id, id]));
    return ids.map((id) => byWork.get(id) ?? null);
  });
}
