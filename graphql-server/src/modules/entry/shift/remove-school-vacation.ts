import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { SchoolVacation } from "./school-vacation.entity.ts";

/** Removes a vacation of the signed-in seeker's school. @throws UserErrors NOT_FOUND */
export async function removeSchoolVacation(ctx: Ctx, { id }: { id: string }): Promise<string> {
  const { userId } = requireSeeker(ctx);
  const removed = isId(id) ? await ctx.em.nativeDelete(SchoolVacation, { id, user: userId }) : 0;
  if (removed === 0) throw notFound();
  return id;
}
