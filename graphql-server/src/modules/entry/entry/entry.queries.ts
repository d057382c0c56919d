import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import type { PageInput } from "../../../shared/paging/page.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { EntryDraft } from "../application/entry-draft.entity.ts";
import { Entry } from "./entry.entity.ts";
import { type EntryTurn, endedEntryStatuses, entryStatuses, turnOf } from "./entry.vocabulary.ts";

/** The seeker's own application; null for somebody else's. */
export async function findOwnEntry(ctx: Ctx, id: string): Promise<Entry | null> {
  const { userId } = requireSeeker(ctx);
  return isId(id) ? ctx.em.findOne(Entry, { id, user: userId }) : null;
}

/** Counts a seeker's applications under way. */
export function countOpenEntries({ em }: Pick<Ctx, "em">, userId: string): Promise<number> {
  return em.count(Entry, { user: userId, status: { $nin: [...endedEntryStatuses] } });
}

/** The draft of the seeker's application for a work. */
export async function findOwnDraft(ctx: Ctx, workId: string): Promise<EntryDraft | null> {
  const { userId } = requireSeeker(ctx);
  return isId(workId) ? ctx.em.findOne(EntryDraft, { user: userId, work: workId }) : null;
}

/** The seeker's applications, all or those in which it is somebody's turn, newest first, by keyset. */
export async function listOwnEntries(ctx: Ctx, { turn, ...input }: PageInput & { turn?: EntryTurn | null }) {
  const { userId } = requireSeeker(ctx);
  const mine = { user: userId, ...(turn && { status: { $in: entryStatuses.filter((status) => turnOf(status) === turn) } }) };
  const { where, orderBy, limit, page } = keyset(latestBy("createdAt"), input);
  const rows = await ctx.em.find(Entry, { $and: [mine, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(Entry, mine) };
}
