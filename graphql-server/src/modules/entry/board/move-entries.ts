import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, UserErrors, type UserProblem, userError } from "../../../shared/user-error.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { entryStatuses } from "../entry/entry.vocabulary.ts";
import { moveEntry } from "../entry/move-entry.ts";

const most = 50;
const schema = z.strictObject({
  entries: z.array(z.strictObject({ id: z.string(), version: z.int() })).min(1),
  to: z.enum(entryStatuses),
  reason: z.string().trim().max(2_000).nullish(),
});

/** The outcome: the entries that moved, and the reason why each of the others did not. */
export interface MovedEntries {
  movedIds: string[];
  problems: { id: string; problem: UserProblem }[];
}

/**
 * Moves up to 50 applications, each on its own: one that cannot move stops none of the others.
 * @throws UserErrors FORBIDDEN, TOO_MANY_ENTRIES, REASON_REQUIRED
 */
export async function moveEntries(ctx: Ctx, input: z.input<typeof schema>): Promise<MovedEntries> {
  requireRecruiter(ctx);
  const { entries, to, reason } = parse(schema, input);
  if (entries.length > most) throw userError("TOO_MANY_ENTRIES", ["entries"], { maximum: most });
  if (to === "REJECTED" && !reason) throw userError("REASON_REQUIRED", ["reason"]);
  const moved: MovedEntries = { movedIds: [], problems: [] };
  for (const { id, version } of entries) {
    try {
      await moveEntry(ctx, { id, version, to, reason });
      moved.movedIds.push(id);
    } catch (error) {
      if (!(error instanceof UserErrors)) throw error;
      ctx.em.clear();
      moved.problems.push(...error.problems.map((problem) => ({ id, problem })));
    }
  }
  return moved;
}
