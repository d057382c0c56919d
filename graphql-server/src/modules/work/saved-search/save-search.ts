import { LockMode } from "@mikro-orm/core";
import type { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { turnAlertOn } from "./ask-to-confirm.ts";
import { SavedSearch } from "./saved-search.entity.ts";
import { saveSearchSchema } from "./saved-search.schema.ts";

/** Searches a seeker may keep. */
export const maxSavedSearches = 20;

/** Keeps a search, and asks by mail to confirm its alert when there shall be one. @throws UserErrors TOO_MANY_SEARCHES, RATE_LIMITED */
export async function saveSearch(ctx: Ctx, input: z.input<typeof saveSearchSchema>): Promise<SavedSearch> {
  const { userId } = requireSeeker(ctx);
  const { name, filter, alert, frequency } = parse(saveSearchSchema, input);
  await enforceLimit(ctx, "save-search", userId);
  return runInTransaction(ctx.em, async (em) => {
    const user = await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if ((await em.count(SavedSearch, { user: userId })) >= maxSavedSearches) {
      throw userError("TOO_MANY_SEARCHES", [], { maximum: maxSavedSearches });
    }
    const now = ctx.now();
    const times = { toldUntil: now, nextAlertAt: now, createdAt: now, updatedAt: now };
    const search = em.create(SavedSearch, { id: newId(), user, name, filter, frequency, ...times });
    if (alert) await turnAlertOn(ctx, em, search);
    await em.flush();
    return search;
  });
}
